package dev.burin.processor.read;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/**
 * The compiler's tools.
 *
 * @param elements finds and describes declarations
 * @param types compares and converts types
 * @param messages prints messages
 * @param sources the types compiled now
 * @param imports the types that are imported
 * @param codecs the custom codecs that count wherever their type occurs
 * @param options what was set with {@code -A}
 */
public record Javac(
        Elements elements,
        Types types,
        Messages messages,
        SourceTypes sources,
        Imports imports,
        ModuleCodecs codecs,
        Map<String, String> options) {

    /** Returns a type and all classes and interfaces above it, superclasses first. */
    public List<TypeElement> withSupertypes(TypeElement type) {
        Set<TypeElement> levels = new LinkedHashSet<>();
        addLevels(type, levels);
        return List.copyOf(levels);
    }

    /** Returns {@code type} as the given supertype, {@code Collection<String>} for {@code ArrayList<String>}. */
    Optional<DeclaredType> asSuper(TypeMirror type, TypeElement supertype) {
        if (type instanceof DeclaredType declared && declared.asElement().equals(supertype)) {
            return Optional.of(declared);
        }
        return types.directSupertypes(type).stream()
                .filter(DeclaredType.class::isInstance)
                .flatMap(above -> asSuper(above, supertype).stream())
                .findFirst();
    }

    /** Whether a type is the class or interface of this name, whatever its arguments; its text has annotations of its use, too. */
    static boolean isClass(TypeMirror type, String qualifiedName) {
        return type instanceof DeclaredType declared
                && ((TypeElement) declared.asElement()).getQualifiedName().contentEquals(qualifiedName);
    }

    private void addLevels(TypeElement type, Set<TypeElement> levels) {
        if (levels.add(type)) {
            types.directSupertypes(type.asType()).stream()
                    .filter(DeclaredType.class::isInstance)
                    .forEach(supertype -> addLevels((TypeElement) ((DeclaredType) supertype).asElement(), levels));
        }
    }
}
