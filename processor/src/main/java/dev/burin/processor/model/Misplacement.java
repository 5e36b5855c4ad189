package dev.burin.processor.model;

/** Why an annotation has no effect where it stands, where that calls for a remedy of its own. */
public enum Misplacement {
    /** Each class that implements the interface says itself what its members are. */
    OF_INTERFACE("belongs to an interface; what implements it has to be annotated"),
    /** Nothing is made of the argument, or another member gets it. */
    OF_PARAMETER("is a parameter of a method, or of a constructor that makes no instance"),
    /** Nothing is said of what is no member, but perhaps it was to be one in one direction. */
    OF_IGNORED("is ignored"),
    /** Whoever follows the usual advice loses the members of the subtypes. */
    ON_CONCRETE("is not abstract, and only what is abstract is told apart by its subtypes"),
    /** One other member is all that is written. */
    BESIDE_VALUE("is no part of the @JsonValue, which is all that is written");

    private final String reason;

    Misplacement(String reason) {
        this.reason = reason;
    }

    /** Returns the reason, to go on with behind the name of the member. */
    public String reason() {
        return reason;
    }
}
