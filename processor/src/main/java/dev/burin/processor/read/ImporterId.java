package dev.burin.processor.read;

import javax.lang.model.element.Element;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.QualifiedNameable;
import javax.lang.model.util.Elements;

/**
 * What identifies a type or package with {@code @JsonImport} in every round.
 *
 * @param id its name and module, also of a package
 * @param isPackage whether it is a package
 */
public record ImporterId(TypeId id, boolean isPackage) {

    /** Returns what identifies a type or package. */
    public static ImporterId of(Element importer, Elements elements) {
        String name = ((QualifiedNameable) importer).getQualifiedName().toString();
        return new ImporterId(TypeId.inModuleOf(importer, name, elements), importer instanceof PackageElement);
    }

    /** Returns the type or package in this round. */
    public Element find(Elements elements) {
        return isPackage ? id.findPackage(elements) : id.find(elements).orElseThrow();
    }
}
