package dev.burin.processor.read;

import dev.burin.processor.model.Hints.Mark;
import dev.burin.processor.model.Misplacement;
import dev.burin.processor.read.dialect.Dialects;
import java.util.List;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;

/** Notices annotations on accessors of a record that are no members, such as {@code getName()} beside {@code name()}. */
record RecordAccessorObserver(ReadScope scope, Dialects dialects) {
    /**
     * Observes the first annotation for members on an accessor that is none.
     *
     * @param isNamedLikeComponent whether the record has a component of that name, to which Jackson applies the annotation
     */
    void observe(ExecutableElement accessor, boolean isNamedLikeComponent) {
        boolean isRecord = scope.target().getKind() == ElementKind.RECORD;
        boolean isIgnored = dialects.member(List.of(accessor)).has(Mark.IGNORED);
        if (isRecord && (isNamedLikeComponent || !isIgnored)) {
            String name = accessor.getSimpleName().toString();
            dialects.firstHint(accessor)
                    .ifPresent(annotation -> scope.observeMisplaced(annotation, name, Misplacement.OF_RECORD));
        }
    }
}
