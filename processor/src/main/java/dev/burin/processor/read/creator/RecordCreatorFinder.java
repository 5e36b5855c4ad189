package dev.burin.processor.read.creator;

import java.util.List;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Types;

/** The canonical constructor of a record. */
final class RecordCreatorFinder implements CreatorFinder {

    @Override
    public List<ExecutableElement> find(CreatorContext context) {
        TypeElement target = context.scope().target();
        if (target.getKind() != ElementKind.RECORD) {
            return List.of();
        }
        Types types = context.scope().javac().types();
        return context.constructors().stream()
                .filter(constructor -> isCanonical(constructor, target.getRecordComponents(), types))
                .toList();
    }

    private static boolean isCanonical(
            ExecutableElement constructor, List<? extends RecordComponentElement> components, Types types) {
        if (constructor.getParameters().size() != components.size()) {
            return false;
        }
        for (int i = 0; i < components.size(); i++) {
            if (!types.isSameType(
                    constructor.getParameters().get(i).asType(),
                    components.get(i).asType())) {
                return false;
            }
        }
        return true;
    }
}
