package dev.burin.processor.read;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/**
 * The compiler's tools.
 *
 * @param elements finds and describes declarations
 * @param types compares and converts types
 * @param messages prints messages
 * @param sources the types compiled now
 */
public record Javac(Elements elements, Types types, Messages messages, SourceTypes sources) {

    /** Returns a type and all classes and interfaces above it, superclasses first. */
    public List<TypeElement> withSupertypes(TypeElement type) {
        Set<TypeElement> levels = new LinkedHashSet<>();
        addLevels(type, levels);
        return List.copyOf(levels);
    }

    private void addLevels(TypeElement type, Set<TypeElement> levels) {
        if (levels.add(type)) {
            types.directSupertypes(type.asType()).stream()
                    .filter(DeclaredType.class::isInstance)
                    .forEach(supertype -> addLevels((TypeElement) ((DeclaredType) supertype).asElement(), levels));
        }
    }
}
