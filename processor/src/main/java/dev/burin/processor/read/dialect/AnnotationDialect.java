package dev.burin.processor.read.dialect;

import dev.burin.annotation.JsonCreator;
import dev.burin.processor.read.AnnotationView;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** One vocabulary of annotations, which ignores all others. What a vocabulary has not, it need not implement. */
public interface AnnotationDialect {

    /** Whether the annotation belongs to this vocabulary and applies to members. */
    boolean isForMembers(AnnotationView annotation);

    /** Whether the annotation belongs to this vocabulary and applies to types. */
    default boolean isForTypes(AnnotationView annotation) {
        return false;
    }

    /** Whether the annotation belongs to this vocabulary and applies to the names of types in JSON. */
    default boolean isForTypeNames(AnnotationView annotation) {
        return false;
    }

    /** Whether an annotation on a type also applies to its subtypes, unless they have the annotation themselves. */
    default boolean isInherited(AnnotationView annotation) {
        return false;
    }

    /** Adds what an annotation on a type specifies. */
    default void readType(AnnotationView annotation, TypeHintsBuilder hints) {}

    /** Adds what an annotation on a field, method, parameter, component or constant specifies. */
    void readMember(AnnotationView annotation, HintsBuilder hints);

    /** Returns the prefix and suffix of the names of unwrapped members; empty for any other annotation. */
    default Optional<Dialects.Affixes> readAffixes(AnnotationView annotation) {
        return Optional.empty();
    }

    /** Returns the JSON names that the annotation gives, keyed by the annotation's member that holds them. */
    default Map<String, List<String>> readNames(AnnotationView annotation) {
        return Map.of();
    }

    /** Returns the index that the annotation gives to a member, as written in the source, whether or not it is valid. */
    default OptionalInt readIndex(AnnotationView annotation) {
        return OptionalInt.empty();
    }

    /** Returns what to do instead, if the annotation changes the JSON in an unsupported way; usually empty. */
    default Optional<String> refusal(AnnotationView annotation) {
        return Optional.empty();
    }

    /** Whether the annotation keeps a constructor or factory method from being used as a creator. */
    default boolean isDisabledCreator(AnnotationView annotation) {
        return false;
    }

    /** Returns the mode, if the annotation marks a constructor or method as the creator. */
    default Optional<JsonCreator.Mode> readCreator(AnnotationView annotation) {
        return Optional.empty();
    }
}
