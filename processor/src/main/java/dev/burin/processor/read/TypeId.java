package dev.burin.processor.read;

import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/**
 * What identifies a type in every round: javac may represent it by a different element in the next one.
 *
 * @param module the module's name, as modules that are compiled together may have types of the same name; empty if it has none
 * @param name the qualified name
 */
public record TypeId(String module, String name) {

    /** Returns what identifies a type. */
    public static TypeId of(TypeElement type, Elements elements) {
        return inModuleOf(type, type.getQualifiedName().toString(), elements);
    }

    /** Returns what identifies the type that code at {@code place} refers to by a qualified name; empty if there is none. */
    public static Optional<TypeId> seenFrom(Element place, String name, Elements elements) {
        return findFrom(place, name, elements).map(type -> of(type, elements));
    }

    /** Returns the type that code at {@code place} refers to by a qualified name; empty if there is none. */
    public static Optional<TypeElement> findFrom(Element place, String name, Elements elements) {
        return inModuleOf(place, name, elements).find(elements);
    }

    /** Returns what identifies a type, which need not exist yet, in the module of {@code place}. */
    public static TypeId inModuleOf(Element place, String name, Elements elements) {
        ModuleElement module = elements.getModuleOf(place); // null in a version without modules
        return new TypeId(module == null ? "" : module.getQualifiedName().toString(), name);
    }

    /** Returns the type in this round; empty for one in a compact source file, whose class has no name. */
    public Optional<TypeElement> find(Elements elements) {
        ModuleElement home = elements.getModuleElement(module);
        return Optional.ofNullable(home == null ? elements.getTypeElement(name) : elements.getTypeElement(home, name));
    }

    /** Returns the package of this name and module in this round. */
    PackageElement findPackage(Elements elements) {
        ModuleElement home = elements.getModuleElement(module);
        return home == null ? elements.getPackageElement(name) : elements.getPackageElement(home, name);
    }
}
