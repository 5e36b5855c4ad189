package dev.burin.processor.read.dialect;

import dev.burin.annotation.JsonCreator;
import dev.burin.processor.model.Hints.Mark;
import dev.burin.processor.read.AnnotationView;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** The JDK's {@code @Transient}, which Jackson heeds, too. */
final class JavaBeansDialect implements AnnotationDialect {
    private static final String TRANSIENT = "java.beans.Transient";

    /** None: it may be on any method, and is not for JSON alone. */
    @Override
    public boolean isForMembers(AnnotationView annotation) {
        return false;
    }

    @Override
    public boolean isForTypes(AnnotationView annotation) {
        return false;
    }

    @Override
    public boolean isForTypeNames(AnnotationView annotation) {
        return false;
    }

    @Override
    public void readType(AnnotationView annotation, TypeHintsBuilder hints) {
        // It is not for types.
    }

    @Override
    public void readMember(AnnotationView annotation, HintsBuilder hints) {
        if (annotation.qualifiedName().equals(TRANSIENT)) {
            hints.mark(Mark.IGNORED, annotation.flag("value"));
        }
    }

    @Override
    public Optional<Dialects.Affixes> readAffixes(AnnotationView annotation) {
        return Optional.empty();
    }

    @Override
    public Map<String, List<String>> readNames(AnnotationView annotation) {
        return Map.of();
    }

    @Override
    public OptionalInt readIndex(AnnotationView annotation) {
        return OptionalInt.empty();
    }

    @Override
    public Optional<JsonCreator.Mode> readCreator(AnnotationView annotation) {
        return Optional.empty();
    }
}
