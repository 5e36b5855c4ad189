package dev.burin.processor.read;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
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
 * @param codecs the custom codecs that apply wherever their type occurs
 * @param options those set with {@code -A}
 */
public record Javac(
        Elements elements,
        Types types,
        Messages messages,
        SourceTypes sources,
        Imports imports,
        ModuleCodecs codecs,
        Map<String, String> options) {

    /** Returns a type and all classes and interfaces above it: each after its subtypes, superclasses first. */
    public List<TypeElement> withSupertypes(TypeElement type) {
        Set<TypeElement> levels = new LinkedHashSet<>();
        addLevels(type, levels);
        List<TypeElement> nearestFirst = new ArrayList<>(levels);
        Collections.reverse(nearestFirst);
        return List.copyOf(nearestFirst);
    }

    /** Adds the supertypes of a type before it, however often they are inherited. */
    private void addLevels(TypeElement type, Set<TypeElement> levels) {
        if (levels.contains(type)) {
            return;
        }
        List<TypeElement> above = types.directSupertypes(type.asType()).stream()
                .filter(DeclaredType.class::isInstance)
                .map(supertype -> (TypeElement) ((DeclaredType) supertype).asElement())
                .toList();
        for (int i = above.size() - 1; i >= 0; i--) {
            addLevels(above.get(i), levels);
        }
        levels.add(type);
    }

    /** Returns {@code type} as the given supertype, {@code Collection<String>} for {@code ArrayList<String>}. */
    Optional<DeclaredType> asSuper(TypeMirror type, TypeElement supertype) {
        return asSuper(type, level -> level.asElement().equals(supertype));
    }

    /** Returns {@code type} as the supertype of this name. */
    Optional<DeclaredType> asSuper(TypeMirror type, String supertype) {
        return asSuper(type, level -> isClass(level, supertype));
    }

    private Optional<DeclaredType> asSuper(TypeMirror type, Predicate<DeclaredType> isSupertype) {
        if (type instanceof DeclaredType declared && isSupertype.test(declared)) {
            return Optional.of(declared);
        }
        return types.directSupertypes(type).stream()
                .filter(DeclaredType.class::isInstance)
                .flatMap(above -> asSuper(above, isSupertype).stream())
                .findFirst();
    }

    /** Whether a type is the class or interface of this name or below it, whatever the arguments. */
    boolean isA(TypeMirror type, String supertype) {
        return isA(type, elements.getTypeElement(supertype).asType());
    }

    /** Whether a type is the other one or below it, whatever the arguments. */
    public boolean isA(TypeMirror type, TypeMirror supertype) {
        return types.isSubtype(types.erasure(type), types.erasure(supertype));
    }

    /** Whether a type is the class or interface of this name, whatever its arguments; its string may have type annotations. */
    static boolean isClass(TypeMirror type, String qualifiedName) {
        return type instanceof DeclaredType declared
                && ((TypeElement) declared.asElement()).getQualifiedName().contentEquals(qualifiedName);
    }
}
