package dev.burin.processor.read.creator;

import java.util.List;
import javax.lang.model.element.ExecutableElement;

/** The no-argument constructor; setters and fields do the rest. */
final class BeanCreatorFinder implements CreatorFinder {

    @Override
    public List<ExecutableElement> find(CreatorContext context) {
        List<ExecutableElement> found = context.reachableConstructors().stream()
                .filter(constructor -> constructor.getParameters().isEmpty())
                .toList();
        // Without setters or fields, an instance created without arguments would lose every member.
        boolean isBetterWithArguments = !context.isMutable() && hasMatchingConstructor(context);
        return isBetterWithArguments ? List.of() : found;
    }

    private static boolean hasMatchingConstructor(CreatorContext context) {
        return context.reachableConstructors().stream()
                .anyMatch(constructor ->
                        !constructor.getParameters().isEmpty() && context.matchesProperties(constructor));
    }
}
