package dev.burin.processor.read.creator;

import dev.burin.processor.read.AnnotationView;
import java.util.List;
import javax.lang.model.element.ExecutableElement;

/**
 * The constructor with the JDK's {@code @ConstructorProperties}, as in Jackson. Its parameters have the names in the annotation, or
 * are told not to be properties.
 */
final class ConstructorPropertiesFinder implements CreatorFinder {
    private static final String ANNOTATION = "java.beans.ConstructorProperties";

    @Override
    public List<ExecutableElement> find(CreatorContext context) {
        return context.reachableConstructors().stream()
                .filter(constructor -> AnnotationView.find(constructor, ANNOTATION, context.scope())
                        .isPresent())
                .toList();
    }
}
