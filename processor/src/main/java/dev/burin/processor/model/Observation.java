package dev.burin.processor.model;

import java.util.Map;

/**
 * Something noticed while reading that a rule may object to; a fact, not yet a problem.
 *
 * @param kind what was noticed
 * @param origin the narrowest declaration it concerns
 * @param details names and types for the message, by placeholder; where one kind has many causes, also the predicate
 */
public record Observation(Kind kind, Origin origin, Map<String, String> details) {

    /** What was noticed. */
    public enum Kind {
        /** A builder that was named but is unsuitable: {@code type}, {@code flaw}. */
        UNFIT_BUILDER,
        /** An impossible default: {@code path}, {@code flaw}, {@code owner}, {@code type}. */
        UNFIT_DEFAULT,
        /** No way to create an instance: {@code type}, perhaps what is {@code disabled}, or {@code hiding} it, or {@code marked} and {@code taken}. */
        NO_CREATOR,
        /** Several ways, none preferred: {@code type}, {@code candidates}. */
        AMBIGUOUS_CREATOR,
        /**
         * A creator parameter that is not a property of the type and has no annotation: {@code parameter}, {@code type},
         * {@code creator}, {@code isInClassFile}.
         */
        UNKNOWN_PARAMETER,
        /** Two parameters of a creator that take one property: {@code name}, {@code first}, {@code second}. */
        DUPLICATE_NAME,
        /** A method or constructor the codec must call declares checked exceptions: {@code member}, {@code exceptions}. */
        CHECKED_EXCEPTION,
        /** The type, or a type around it, is private: {@code type}. */
        PRIVATE_TYPE,
        /** An inner class: {@code type}, {@code outer}. */
        INNER_CLASS,
        /** An interface or an abstract class: {@code type}, {@code kind}. */
        ABSTRACT_TYPE,
        /** A sealed type whose subtypes could not be distinguished: {@code type}, {@code kind}. */
        SEALED_TYPE,
        /**
         * A type of two hierarchies that disagree: {@code type}, {@code first}, {@code firstName}, {@code second},
         * {@code secondName}.
         */
        TWO_DISCRIMINATORS,
        /** A type is named as a subtype of another but is not: {@code type}, {@code subtype}. */
        NO_SUBTYPE,
        /** The fallback of a hierarchy is not a concrete subtype of it: {@code type}, {@code fallback}, {@code flaw}. */
        UNFIT_FALLBACK,
        /** An annotation of another library that would be ignored: {@code annotation}, {@code member}, {@code alternative}. */
        UNSUPPORTED_ANNOTATION,
        /** A type that the codec would have to name to call a creator, but cannot: {@code path}, {@code type}. */
        INACCESSIBLE_TYPE,
        /** A type variable whose bound the codec cannot name: {@code type}, {@code variable}, {@code bound}. */
        INACCESSIBLE_BOUND,
        /**
         * A subtype that the type variables of its supertype do not determine: {@code type}, {@code subtype},
         * {@code supertype}.
         */
        SUBTYPE_VARIABLES,
        /** An annotation type: {@code type}. */
        ANNOTATION_TYPE,
        /**
         * An annotated member the codec cannot reach: {@code member}, {@code annotation}, {@code visibility} that it needs,
         * {@code isInClassFile}; {@code jsonName} of a property, or {@code accessors} that would help.
         */
        INVISIBLE_MEMBER,
        /** A field that is written but never read: {@code property}, {@code type}, {@code remedy}. */
        NEVER_READ,
        /** A field that is read but never written: {@code property}, {@code type}. */
        NEVER_WRITTEN,
        /** Field, getter and setter disagree about the type: {@code property}, {@code first}, {@code second}. */
        TYPE_CONFLICT,
        /** Two parts of a property that give it different names: {@code property}, {@code first}, {@code second}. */
        TWO_NAMES,
        /** Two annotations on parts of a property, of which only one can count: {@code property}, {@code first}, {@code second}. */
        CONTRADICTION,
        /** An annotation that has no effect where it is: {@code annotation}, {@code member}, {@code reason}. */
        MISPLACED_ANNOTATION,
        /** Two getters of one property, neither before the other: {@code property}, {@code first}, {@code second}. */
        SEVERAL_GETTERS,
        /** A primitive type or an array where a class is meant: {@code annotation}, {@code member}, {@code type}. */
        NO_CLASS,
        /** {@code @JsonPropertyOrder} names a property that does not exist: {@code name}, {@code type}. */
        UNKNOWN_ORDER_NAME,
        /** More than one {@code @JsonValue}: {@code type}, {@code members}. */
        SEVERAL_VALUES,
        /** Lombok annotations are present, but what they generate is not: {@code annotations}, {@code type}. */
        LOMBOK_DID_NOT_RUN,
        /** The name of the codec to generate is taken by a class of the project: {@code codec}, {@code type}. */
        CODEC_NAME_TAKEN,
        /** A JSON name with half of a surrogate pair, which is escaped in {@code name}: {@code name}, {@code member}. */
        LONE_SURROGATE,
        /** A {@code @JsonValue} of the type itself, directly or through others: {@code type}, {@code path}. */
        VALUE_CYCLE,
        /** A type created from a value that is created from the type again: {@code type}, {@code path}. */
        DELEGATE_CYCLE,
        /** The type to read in place of another is unsuitable: {@code type}, {@code implementation}, {@code flaw}. */
        UNFIT_IMPLEMENTATION,
        /**
         * An annotation on a member in the type that is written, or in the one that is read, but not in the other:
         * {@code annotation}, {@code member}, {@code place}, {@code type}, {@code implementation}.
         */
        ONE_SIDED_ANNOTATION,
        /** A position that does not exist: {@code member}, {@code index}. */
        NEGATIVE_INDEX,
        /** {@code @JsonPropertyOrder} names a property again: {@code property}, {@code first}, {@code second}. */
        REPEATED_ORDER_NAME,
        /** A class with a codec that inherits from a collection or a map: {@code type}, {@code superclass}. */
        LOST_ELEMENTS,
        /**
         * An annotated member of a mixin that matches none of the type: {@code member}, {@code name}, {@code type},
         * {@code kind}, {@code names}, {@code overloads}.
         */
        MIXIN_MEMBER,
        /** A member of an imported type, or the type, that is not public: {@code member}, {@code flaw}, {@code type}, {@code package}. */
        IMPORT_INVISIBLE,
        /** A member of a superclass, or of an unwrapped value, that only another package sees: as above. */
        HIDDEN_MEMBER,
        /** Unknown values of an enum are read as a constant, but it is unclear which: {@code type}, {@code flaw}. */
        ENUM_DEFAULT,
        /** A creator of an enum, in addition to the value that its constants are compared with: {@code creator}, {@code type}. */
        UNCALLED_CREATOR,
        /** A property that cannot be unwrapped: {@code property}, {@code type}, {@code reason}. */
        UNWRAPPED_TYPE
    }

    /** Copies the map. */
    public Observation {
        details = Map.copyOf(details);
    }

    /** Whether the annotation concerned marks a constructor or factory, which accessors cannot replace. */
    public boolean isAboutCreator() {
        return "@JsonCreator".equals(details.get("annotation"));
    }
}
