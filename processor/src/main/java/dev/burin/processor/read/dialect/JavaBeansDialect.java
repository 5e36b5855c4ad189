package dev.burin.processor.read.dialect;

import dev.burin.processor.model.Hints.Mark;
import dev.burin.processor.read.AnnotationView;

/** The JDK's {@code @Transient}, which Jackson heeds, too. */
final class JavaBeansDialect implements AnnotationDialect {
    private static final String TRANSIENT = "java.beans.Transient";

    /** None: it may be on any method, and is not for JSON alone. */
    @Override
    public boolean isForMembers(AnnotationView annotation) {
        return false;
    }

    @Override
    public void readMember(AnnotationView annotation, HintsBuilder hints) {
        if (annotation.qualifiedName().equals(TRANSIENT)) {
            hints.mark(Mark.IGNORED, annotation.flag("value"));
        }
    }
}
