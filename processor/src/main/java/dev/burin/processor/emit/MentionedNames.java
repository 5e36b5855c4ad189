package dev.burin.processor.emit;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.WildcardTypeName;
import dev.burin.processor.model.Call;
import dev.burin.processor.model.CodecTarget;
import dev.burin.processor.model.Creator;
import dev.burin.processor.model.CustomCodec;
import dev.burin.processor.model.CustomCodecs;
import dev.burin.processor.model.KeyMember;
import dev.burin.processor.model.Members;
import dev.burin.processor.model.Property;
import dev.burin.processor.model.TypeRef;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * The words with which type names in a codec may begin.
 *
 * <p>A variable of the same name would obscure the type: in {@code URL.values()}, {@code URL} would be the constant of a member
 * {@code url} rather than the enum.
 */
final class MentionedNames {
    private final Set<String> words = new TreeSet<>();

    /** Arguments are often elements, too, the same objects: to add both would double the work at each depth. */
    private final Set<TypeRef> added = Collections.newSetFromMap(new IdentityHashMap<>());

    private MentionedNames() {}

    /** Returns the words in the codec of {@code target}: simple names of types, and the first segments of package names. */
    static Set<String> in(CodecTarget target) {
        MentionedNames names = new MentionedNames();
        RuntimeNames.ALL.forEach(names::add);
        names.add(target.codec().name());
        names.add(target.type());
        target.properties().forEach(names::add);
        target.members().leaves().forEach(names::add);
        target.members().unwrapped().values().forEach(names::addCreators);
        target.hierarchy().subtypes().forEach(subtype -> names.add(subtype.type()));
        target.creator().ifPresent(names::add);
        return names.words;
    }

    private void addCreators(Members members) {
        members.properties().forEach(this::add);
        members.creator().ifPresent(this::add);
        members.unwrapped().values().forEach(this::addCreators);
    }

    private void add(Creator creator) {
        add(creator.start());
        creator.finish().ifPresent(finish -> add(finish.builder()));
    }

    private void add(Call call) {
        add(call.owner());
        call.parameter().ifPresent(this::add);
    }

    private void add(Property property) {
        add(property.type());
        CustomCodecs custom = property.hints().codecs();
        Stream.of(custom.value(), custom.content(), custom.key())
                .flatMap(codec -> codec.map(CustomCodec::type).stream())
                .forEach(this::add);
    }

    private void add(TypeRef type) {
        if (!added.add(type)) {
            return;
        }
        add(type.name());
        type.facts().codec().ifPresent(this::add);
        Stream.of(type.facts().codecs().value(), type.facts().codecs().key())
                .flatMap(codec -> codec.map(CustomCodec::type).stream())
                .forEach(this::add);
        type.facts().codecs().keyMember().ifPresent(this::add);
        type.arguments().forEach(this::add);
        type.elements().forEach(this::add);
    }

    private void add(KeyMember member) {
        add(member.type());
        member.creator().ifPresent(this::add);
    }

    private void add(TypeName type) {
        if (type instanceof ClassName name) {
            words.add(name.simpleNames().get(0));
            words.add(name.packageName().split("\\.", 2)[0]);
        } else if (type instanceof ArrayTypeName array) {
            add(array.componentType());
        } else if (type instanceof ParameterizedTypeName parameterized) {
            add(parameterized.rawType());
            parameterized.typeArguments().forEach(this::add);
        } else if (type instanceof WildcardTypeName wildcard) {
            wildcard.upperBounds().forEach(this::add);
            wildcard.lowerBounds().forEach(this::add);
        }
        words.remove("");
    }
}
