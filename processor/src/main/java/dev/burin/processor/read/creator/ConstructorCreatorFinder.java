package dev.burin.processor.read.creator;

import java.util.List;
import javax.lang.model.element.ExecutableElement;

/** The constructor whose parameters are named like the properties; if there is only one constructor, that one. */
final class ConstructorCreatorFinder implements CreatorFinder {

    @Override
    public List<ExecutableElement> find(CreatorContext context) {
        List<ExecutableElement> withArguments = context.reachableConstructors().stream()
                .filter(constructor -> !constructor.getParameters().isEmpty())
                .toList();
        if (withArguments.size() == 1) {
            return withArguments; // reported at the parameter that is no property
        }
        return withArguments.stream().filter(context::matchesProperties).toList();
    }
}
