package dev.burin.processor.read;

import dev.burin.processor.model.Hints.Mark;
import dev.burin.processor.model.Misplacement;
import dev.burin.processor.read.dialect.Dialects;
import java.util.List;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;

/** Notices annotations on getters of a record that are no members, such as {@code getName()} beside {@code name()}. */
record RecordGetterObserver(ReadScope scope, Dialects dialects) {
    /**
     * Observes the first annotation for members on a getter that is none.
     *
     * @param isNamedLikeComponent whether the record has a component of that name, to which Jackson applies the annotation
     */
    void observe(ExecutableElement getter, boolean isNamedLikeComponent) {
        boolean isRecord = scope.target().getKind() == ElementKind.RECORD;
        boolean isIgnored = dialects.member(List.of(getter)).has(Mark.IGNORED);
        if (isRecord && (isNamedLikeComponent || !isIgnored)) {
            String name = getter.getSimpleName().toString();
            dialects.firstHint(getter)
                    .ifPresent(annotation -> scope.observeMisplaced(annotation, name, Misplacement.OF_RECORD));
        }
    }
}
