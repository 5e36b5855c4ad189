package dev.burin.processor.model;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Why an annotation has no effect where it is, and what to do; other reasons are phrased by whoever notices them. */
public enum Misplacement {
    /** Each class that implements the interface defines its own members. */
    OF_INTERFACE(
            "belongs to an interface; the implementation has to be annotated",
            "Repeat it on the member that implements this one; it may stay here"),
    /** A method of a record is a member only if it says so. */
    OF_RECORD(
            "is no member: the members of a record are its components",
            "Move it to the component; for a further member, add @JsonProperty"),
    /** Something else than the method that implements it is the member. */
    OF_COMPONENT(
            "belongs to an interface; the component has to be annotated",
            "Repeat it on the component; it may stay here"),
    /** The argument is not used, or another member gets it. */
    OF_PARAMETER(
            "is a parameter of a method, or of a constructor that the codec does not call",
            "Move it to the member: its field, its getter or its setter"),
    /** It applies only to members, but perhaps this was meant to be one in one direction. */
    OF_IGNORED(
            "is ignored",
            "Remove one of the two; for a member that is only read, @JsonProperty(access = "
                    + "JsonProperty.Access.WRITE_ONLY) replaces both, and for one that is only written, READ_ONLY"),
    /** It is a member in the other direction, to which the annotation does not apply. */
    OF_UNREACHABLE("cannot be reached in that direction", null),
    /** The usual advice would lose the members of the subtypes. */
    ON_CONCRETE(
            "is not abstract, and only abstract types are distinguished by their subtypes",
            "Make the type abstract, with a separate subtype for its plain instances; without the "
                    + "annotation, members that subtypes add are lost"),
    /** It is about a type in a hierarchy, but this one is in none. */
    OUTSIDE_HIERARCHY(
            "belongs to no hierarchy: neither it nor a supertype has @JsonCodec and is sealed or has @JsonSubTypes",
            null),
    /** It is about a label, but the type has no instances. */
    ON_ABSTRACT("has no label, but its subtypes do", null),
    /** How subtypes are distinguished is specified where it does not count. */
    ON_SUBTYPE("is a subtype, and its supertypes declare how it is distinguished", null),
    /** It is about an object, but this is written and read as an array or a map. */
    ON_CONTAINER(
            "is a collection or map class, so only its elements or entries are written and read",
            Misplacement.OTHER_FORM),
    /** The same for one of its members. */
    IN_CONTAINER(
            "belongs to a collection or map class, so only elements or entries are written and read",
            Misplacement.OTHER_FORM),
    /** Unknown values have no default. */
    OF_UNUSED_DEFAULT(
            "needs @JsonEnum(unknown = DEFAULT)",
            "Add @JsonEnum(unknown = JsonEnum.Unknown.DEFAULT) to the enum, or remove the annotation"),
    /** One other member is all that is written. */
    BESIDE_VALUE(
            "is not part of the @JsonValue, and nothing else is written", "Move it to the member that has @JsonValue");

    private static final String OTHER_FORM =
            "Remove it, move it to the members of this type, or give the class another form: "
                    + "by @JsonCodec and a @JsonValue, or by a custom codec";

    private final String reason;
    private final @Nullable String remedy;

    Misplacement(String reason, @Nullable String remedy) {
        this.reason = reason;
        this.remedy = remedy;
    }

    /** Returns the reason, which continues a sentence after the name of the member. */
    public String reason() {
        return reason;
    }

    /** Returns what to do, a sentence without its full stop; nothing where it is to be removed or moved, as usual. */
    public Optional<String> remedy() {
        return Optional.ofNullable(remedy);
    }
}
