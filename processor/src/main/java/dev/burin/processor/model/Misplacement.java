package dev.burin.processor.model;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Why an annotation has no effect where it stands, and what to do; other reasons are told in the words of whoever notices. */
public enum Misplacement {
    /** Each class that implements the interface says itself what its members are. */
    OF_INTERFACE(
            "belongs to an interface; the implementation has to be annotated",
            "Repeat it on the member that implements this one; it may stay here"),
    /** Nothing is made of the argument, or another member gets it. */
    OF_PARAMETER(
            "is a parameter of a method, or of a constructor that the codec does not call",
            "Move it to the member: its field, its getter or its setter"),
    /** Nothing is said of what is no member, but perhaps it was to be one in one direction. */
    OF_IGNORED(
            "is ignored",
            "Remove one of the two; for a member that is only read, @JsonProperty(access = "
                    + "JsonProperty.Access.WRITE_ONLY) replaces both, and for one that is only written, READ_ONLY"),
    /** It is a member in the other direction, of which the annotation does not speak. */
    OF_UNREACHABLE("cannot be reached in that direction", null),
    /** Whoever follows the usual advice loses the members of the subtypes. */
    ON_CONCRETE(
            "is not abstract, and only abstract types are distinguished by their subtypes",
            "Make the type abstract, with a separate subtype for its plain instances; without the "
                    + "annotation, members that subtypes add are lost"),
    /** What is said of a type among others is said of one that is alone. */
    OUTSIDE_HIERARCHY(
            "belongs to no hierarchy: neither it nor a supertype has @JsonCodec and is sealed or has @JsonSubTypes",
            null),
    /** What is said of a label is said of a type without instances. */
    ON_ABSTRACT("has no label, but its subtypes do", null),
    /** How types are told apart is said where it does not count. */
    ON_SUBTYPE("is a subtype, and its supertypes declare how it is distinguished", null),
    /** One other member is all that is written. */
    BESIDE_VALUE(
            "is not part of the @JsonValue, and nothing else is written", "Move it to the member that has @JsonValue");

    private final String reason;
    private final @Nullable String remedy;

    Misplacement(String reason, @Nullable String remedy) {
        this.reason = reason;
        this.remedy = remedy;
    }

    /** Returns the reason, to go on with behind the name of the member. */
    public String reason() {
        return reason;
    }

    /** Returns what to do, a sentence without its full stop; nothing where it is to be removed or moved, as usual. */
    public Optional<String> remedy() {
        return Optional.ofNullable(remedy);
    }
}
