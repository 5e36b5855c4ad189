package dev.burin.processor.read;

import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;

/**
 * The types that are compiled now, generated ones included.
 *
 * <p>Names, not elements: javac may represent a type by a different element in the next round.
 */
public final class SourceTypes {
    private final Set<String> names = new HashSet<>();

    /** Adds the types among the root elements of a round, and the types inside them. */
    public void add(Collection<? extends Element> rootElements) {
        for (Element element : rootElements) {
            if (element instanceof TypeElement type) {
                names.add(type.getQualifiedName().toString());
                add(ElementFilter.typesIn(type.getEnclosedElements()));
            }
        }
    }

    /** Whether the type is compiled now. */
    public boolean contains(TypeElement type) {
        return contains(type.getQualifiedName().toString());
    }

    /** Whether a type of this qualified name is compiled now. */
    public boolean contains(String qualifiedName) {
        return names.contains(qualifiedName);
    }
}
