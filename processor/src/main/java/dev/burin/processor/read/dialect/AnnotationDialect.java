package dev.burin.processor.read.dialect;

import dev.burin.annotation.JsonCreator;
import dev.burin.processor.read.AnnotationView;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** One vocabulary of annotations. It ignores annotations that it does not know. */
public interface AnnotationDialect {

    /** Whether this vocabulary has the annotation, for members. */
    boolean isForMembers(AnnotationView annotation);

    /** Whether this vocabulary has the annotation, for the names of types in JSON. */
    boolean isForTypeNames(AnnotationView annotation);

    /** Whether an annotation on a type counts for its subtypes, too, unless they have one of their own. */
    default boolean isInherited(AnnotationView annotation) {
        return false;
    }

    /** Adds what an annotation on a type asks for. */
    void readType(AnnotationView annotation, TypeHintsBuilder hints);

    /** Adds what an annotation on a field, method, parameter, component or constant asks for. */
    void readMember(AnnotationView annotation, HintsBuilder hints);

    /** Returns the prefix and suffix of unwrapped members' names. */
    Optional<Dialects.Affixes> readAffixes(AnnotationView annotation);

    /** Returns the JSON names that the annotation gives, by the member of the annotation that holds them. */
    Map<String, List<String>> readNames(AnnotationView annotation);

    /** Returns the place that the annotation gives to a member, as in source, whether or not that place exists. */
    OptionalInt readIndex(AnnotationView annotation);

    /** Returns what to do instead of an annotation that changes the JSON in an unknown way; mostly nothing. */
    default Optional<String> refusal(AnnotationView annotation) {
        return Optional.empty();
    }

    /** Whether the annotation disables a constructor. */
    default boolean isDisabledCreator(AnnotationView annotation) {
        return false;
    }

    /** Returns the mode when the annotation marks a constructor or method as the creator. */
    Optional<JsonCreator.Mode> readCreator(AnnotationView annotation);
}
