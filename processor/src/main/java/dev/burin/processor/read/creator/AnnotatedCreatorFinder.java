package dev.burin.processor.read.creator;

import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;

/** An explicit {@code @JsonCreator}, or its equivalent in a dialect. */
final class AnnotatedCreatorFinder implements CreatorFinder {

    @Override
    public List<ExecutableElement> find(CreatorContext context) {
        return context.scope().target().getEnclosedElements().stream()
                .filter(AnnotatedCreatorFinder::isExecutable)
                .filter(element -> context.dialects().creator(element).isPresent())
                .map(element -> (ExecutableElement) element)
                .toList();
    }

    private static boolean isExecutable(Element element) {
        return element.getKind() == ElementKind.CONSTRUCTOR || element.getKind() == ElementKind.METHOD;
    }
}
