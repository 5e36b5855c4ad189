package dev.burin.processor.read.creator;

import java.util.List;
import javax.lang.model.element.ExecutableElement;

/** The constructor whose parameters are named like the properties; if only one constructor has parameters, that one. */
final class ConstructorCreatorFinder implements CreatorFinder {

    @Override
    public List<ExecutableElement> find(CreatorContext context) {
        List<ExecutableElement> withArguments = context.reachableConstructors().stream()
                .filter(constructor -> !constructor.getParameters().isEmpty())
                .toList();
        if (withArguments.size() == 1) {
            return withArguments; // a parameter that is not a property is reported later
        }
        return withArguments.stream().filter(context::matchesProperties).toList();
    }
}
