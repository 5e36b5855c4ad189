package dev.burin.processor;

import com.palantir.javapoet.ClassName;
import dev.burin.processor.model.CodecTarget;
import dev.burin.processor.model.CustomCodecs;
import dev.burin.processor.model.Property;
import dev.burin.processor.model.Subtype;
import dev.burin.processor.model.TypeRef;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** The types compiled here whose codecs the codec of a target calls. */
final class References {
    private final Set<String> names = new LinkedHashSet<>();
    private final Set<String> imported = new LinkedHashSet<>();

    private References() {}

    /** Returns qualified names in the order of the properties. */
    static List<String> of(CodecTarget target) {
        return List.copyOf(find(target).names);
    }

    /** Returns the types whose codecs the codec of a target calls, though they stand elsewhere than the types. */
    static List<TypeElement> imported(CodecTarget target, Elements elements) {
        return find(target).imported.stream().map(elements::getTypeElement).toList();
    }

    private static References find(CodecTarget target) {
        References references = new References();
        target.members().leaves().stream().filter(Property::isVisible).forEach(references::add);
        target.hierarchy().subtypes().stream()
                .filter(Subtype::isFit)
                .forEach(subtype -> references.addCodec(subtype.type()));
        return references;
    }

    /** A value or element with a custom codec needs no generated one. */
    private void add(Property property) {
        CustomCodecs codecs = property.hints().codecs();
        if (codecs.value().isPresent()) {
            return;
        }
        if (codecs.content().isEmpty()) {
            add(property.type());
        }
    }

    private void add(TypeRef type) {
        if (type.facts().codecs().value().isPresent()) {
            return; // the user's: nothing is generated for it
        }
        if (type.facts().codec().isPresent()) {
            addCodec(type);
            type.arguments().forEach(this::add);
        } else if (type.isArray()) {
            add(type.component());
        } else if (!type.elements().isEmpty()) {
            add(type.elements().get(type.elements().size() - 1)); // the values of a map; keys have no codecs
        }
    }

    private void addCodec(TypeRef type) {
        if (type.facts().isInSource() && type.facts().isAccessible()) {
            names.add(type.erasedName());
        }
        type.facts()
                .codec()
                .filter(codec -> !((ClassName) type.erasure()).packageName().equals(codec.packageName()))
                .ifPresent(codec -> imported.add(type.erasedName()));
    }
}
