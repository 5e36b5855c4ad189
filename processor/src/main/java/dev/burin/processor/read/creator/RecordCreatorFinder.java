package dev.burin.processor.read.creator;

import dev.burin.processor.read.ReadScope;
import dev.burin.processor.read.RecordComponents;
import java.util.List;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Types;

/** The canonical constructor of a record. */
public final class RecordCreatorFinder implements CreatorFinder {

    @Override
    public List<ExecutableElement> find(CreatorContext context) {
        TypeElement target = context.scope().target();
        if (target.getKind() != ElementKind.RECORD) {
            return List.of();
        }
        return context.constructors().stream()
                .filter(constructor -> isCanonical(constructor, context.scope()))
                .toList();
    }

    /** Whether this is the canonical constructor of the target: its parameters have the components' types, and any names. */
    public static boolean isCanonical(ExecutableElement constructor, ReadScope scope) {
        List<? extends RecordComponentElement> components = RecordComponents.of(scope.target());
        if (constructor.getKind() != ElementKind.CONSTRUCTOR
                || scope.target().getKind() != ElementKind.RECORD
                || constructor.getParameters().size() != components.size()) {
            return false;
        }
        Types types = scope.javac().types();
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
