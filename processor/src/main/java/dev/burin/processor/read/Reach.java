package dev.burin.processor.read;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import org.jspecify.annotations.Nullable;

/**
 * Determines what a codec can use.
 *
 * @param elements knows packages
 * @param target the type whose values it handles
 * @param home the package of the codec
 */
record Reach(Elements elements, TypeElement target, PackageElement home) {
    private static final String HIDDEN = "is neither public nor private";

    /** Whether a member is in reach, leaving aside whether the type around it is. */
    boolean includes(Element member) {
        Set<Modifier> modifiers = member.getModifiers();
        if (hiderOf(member).isPresent()) {
            return false;
        }
        if (modifiers.contains(Modifier.PUBLIC)) {
            return true;
        }
        boolean isInherited =
                modifiers.contains(Modifier.PROTECTED) || barrierTo(member).isEmpty();
        return !modifiers.contains(Modifier.PRIVATE) && isAtHome(member) && isInherited;
    }

    /** Whether the module of the codec sees the package of a type: its own module exports it, or is told to. */
    boolean sees(TypeElement type) {
        String name = type.getQualifiedName().toString();
        ModuleElement here = elements.getModuleOf(home);
        return here == null
                || name.startsWith("java.")
                || here.equals(elements.getModuleOf(type))
                || elements.getTypeElement(here, name) != null;
    }

    /** Returns the modifiers with which a member would be in reach, which depend on where it is declared. */
    String remedyFor(Element member) {
        if (!isAtHome(member)) {
            return "public";
        }
        return barrierTo(member)
                .map(barrier -> "protected or public, because " + barrier + " of another package is in between")
                .orElse("package-private or public");
    }

    /** Returns why a member that is not private is out of reach. */
    String flawOf(Element member) {
        Optional<TypeElement> hider = hiderOf(member);
        if (hider.isPresent()) {
            return "is hidden by the field of " + hider.get().getSimpleName();
        }
        String flaw = isAtHome(member)
                ? barrierTo(member)
                        .map(barrier -> "is package-private, with " + barrier + " of another package in between")
                        .orElse(HIDDEN)
                : HIDDEN;
        return member.getKind() == ElementKind.METHOD ? "has a setter that " + flaw : flaw;
    }

    private boolean isAtHome(Element element) {
        return elements.getPackageOf(element).equals(home);
    }

    /** A package-private member is not inherited through a class of another package (JLS 8.2), which is returned. */
    private Optional<TypeElement> barrierTo(Element member) {
        return levelsBelow(member).filter(level -> !isAtHome(level)).findFirst();
    }

    /** A field is hidden by any of its name in a subclass (JLS 8.3), which is returned, even by a static one. */
    private Optional<TypeElement> hiderOf(Element member) {
        return levelsBelow(member)
                .filter(level -> member.getKind() == ElementKind.FIELD)
                .filter(level -> ElementFilter.fieldsIn(level.getEnclosedElements()).stream()
                        .anyMatch(field -> field.getSimpleName().equals(member.getSimpleName())))
                .findFirst();
    }

    /** The target and the classes above it that inherit a member; none if the target does not. */
    private Stream<TypeElement> levelsBelow(Element member) {
        Element declaring = member.getEnclosingElement();
        return !isOfInstance(member) || superclasses().noneMatch(level -> level.equals(declaring))
                ? Stream.empty()
                : superclasses().takeWhile(level -> !level.equals(declaring));
    }

    private static boolean isOfInstance(Element member) {
        boolean isMember = member.getKind() == ElementKind.FIELD || member.getKind() == ElementKind.METHOD;
        return isMember && !member.getModifiers().contains(Modifier.STATIC);
    }

    /** The target and the classes above it. */
    private Stream<TypeElement> superclasses() {
        return Stream.iterate(target, level -> level != null, Reach::superclassOf);
    }

    private static @Nullable TypeElement superclassOf(TypeElement type) {
        return type.getSuperclass() instanceof DeclaredType superclass ? (TypeElement) superclass.asElement() : null;
    }
}
