package dev.burin.processor;

import dev.burin.processor.model.CodecTarget;
import dev.burin.processor.read.Import;
import dev.burin.processor.read.Imports;
import dev.burin.processor.read.Javac;
import dev.burin.processor.read.TypeId;
import java.util.LinkedHashSet;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/**
 * The declarations that a generated file comes from: for build tools, which regenerate it when one of them changes, and for
 * messages.
 */
final class Origins {
    private Origins() {}

    /**
     * Returns the place of {@code type} and whatever else its codec depends on.
     *
     * <p>That is a single element wherever possible, as the processor is isolating, see incremental.annotation.processors. A
     * codec that uses one from an import of another package also depends on that import, as does one that contains members or
     * constants of an imported type, and all codecs depend on those that apply to the whole module: Gradle then has to recompile
     * everything.
     */
    static Element[] of(CodecTarget target, TypeElement type, Javac javac) {
        Imports imports = javac.imports();
        Set<Element> origins = new LinkedHashSet<>();
        Element place = placeOf(type, javac);
        origins.add(place);
        origins.addAll(javac.codecs().elements(javac.elements()));
        References.imported(target).stream()
                .flatMap(name -> TypeId.findFrom(place, name, javac.elements()).stream())
                .flatMap(used -> imports.find(used, javac.elements()).stream())
                .filter(used -> !used.home()
                        .getQualifiedName()
                        .contentEquals(target.codec().name().packageName()))
                .forEach(used -> origins.add(used.importer()));
        if (!imports.types().isEmpty()) {
            References.builtIn(target, place, javac).stream()
                    .flatMap(used -> imports.find(used, javac.elements()).stream())
                    .forEach(used -> origins.add(used.importer()));
        }
        return origins.toArray(Element[]::new);
    }

    /** Returns the type itself, or the element that imports it: messages about class files have no position. */
    static Element placeOf(TypeElement type, Javac javac) {
        return javac.imports()
                .find(type, javac.elements())
                .<Element>map(Import::importer)
                .orElse(type);
    }
}
