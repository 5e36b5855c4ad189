package dev.burin.processor.read.creator;

import dev.burin.processor.model.Hints;
import dev.burin.processor.read.ReadScope;
import dev.burin.processor.read.dialect.Dialects;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;

/**
 * The input of creator finders.
 *
 * @param scope the scope of the target
 * @param dialects the readers of annotations
 * @param propertyNames Java and JSON names of the properties found so far
 * @param isMutable whether some property can be set on an instance
 */
public record CreatorContext(ReadScope scope, Dialects dialects, Set<String> propertyNames, boolean isMutable) {

    /** Returns the constructors that may be called: a Jackson annotation can disable one. */
    List<ExecutableElement> constructors() {
        return ElementFilter.constructorsIn(scope.target().getEnclosedElements()).stream()
                .filter(constructor -> !dialects.isDisabledCreator(constructor))
                .toList();
    }

    List<ExecutableElement> reachableConstructors() {
        return constructors().stream().filter(scope::canReach).toList();
    }

    /** Whether each parameter is a property: by its name, or because an annotation names it. */
    boolean matchesProperties(ExecutableElement creator) {
        return creator.getParameters().stream().allMatch(this::matchesProperty);
    }

    private boolean matchesProperty(VariableElement parameter) {
        return propertyNames.contains(parameter.getSimpleName().toString()) || isNamed(parameter);
    }

    private boolean isNamed(VariableElement parameter) {
        Hints hints = dialects.member(List.of(parameter));
        return hints.name().isPresent();
    }
}
