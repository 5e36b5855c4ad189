package dev.burin.processor;

import com.palantir.javapoet.ClassName;
import dev.burin.processor.bind.Forms;
import dev.burin.processor.model.CodecTarget;
import dev.burin.processor.model.CustomCodecs;
import dev.burin.processor.model.Members;
import dev.burin.processor.model.Property;
import dev.burin.processor.model.Subtype;
import dev.burin.processor.model.TypeRef;
import dev.burin.processor.read.Javac;
import dev.burin.processor.read.TypeId;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/** The types whose codecs the codec of a target calls, and those that it handles itself. */
final class References {
    private final Set<String> names = new LinkedHashSet<>();
    private final Set<String> imported = new LinkedHashSet<>();
    private final Set<String> builtIn = new LinkedHashSet<>();

    private References() {}

    /** Returns the qualified names of the types being compiled whose codecs are called, in the order of the properties. */
    static List<String> of(CodecTarget target) {
        return List.copyOf(find(target).names);
    }

    /** Returns the names of the types whose codecs the codec of a target calls, and that are in another package than their codecs. */
    static Set<String> imported(CodecTarget target) {
        return find(target).imported;
    }

    /**
     * Returns the types whose members, constants or strings the codec of a target contains or compares, and their
     * supertypes: their imports and mixins affect that codec, too.
     *
     * @param place what has the codec generated; names mean what they mean to its module
     */
    static Set<TypeElement> builtIn(CodecTarget target, Element place, Javac javac) {
        Set<String> names = find(target).builtIn;
        names.add(target.type().erasedName());
        target.members().delegate().ifPresent(read -> names.add(read.type().erasedName()));
        return names.stream()
                // none for a primitive type or a type variable
                .flatMap(name -> TypeId.findFrom(place, name, javac.elements()).stream())
                .flatMap(type -> javac.withSupertypes(type).stream())
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private static References find(CodecTarget target) {
        References references = new References();
        references.addUnwrapped(target.members());
        target.members().leaves().stream().filter(Property::isVisible).forEach(references::add);
        target.hierarchy().subtypes().stream()
                .filter(Subtype::isFit)
                .forEach(subtype -> references.addCodec(subtype.type()));
        return references;
    }

    private void addUnwrapped(Members members) {
        members.properties().stream()
                .filter(property -> members.unwrapped().containsKey(property.name()))
                .forEach(property -> builtIn.add(property.type().erasedName()));
        members.unwrapped().values().forEach(this::addUnwrapped);
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
            return; // written by the user: nothing is generated for it
        }
        if (type.facts().codec().isPresent()) {
            if (!Forms.hasCodec(type)) {
                builtIn.add(type.erasedName());
            }
            addCodec(type);
            type.arguments().forEach(this::add);
        } else if (type.isArray()) {
            add(type.component());
        } else if (!type.elements().isEmpty()) {
            int last = type.elements().size() - 1;
            type.elements().subList(0, last).forEach(key -> builtIn.add(key.erasedName())); // keys have no codecs
            add(type.elements().get(last));
        } else {
            builtIn.add(type.erasedName());
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
