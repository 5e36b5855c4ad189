package dev.burin.processor.check;

import dev.burin.processor.bind.BoundTarget;
import dev.burin.processor.bind.Forms;
import dev.burin.processor.model.Hints;
import dev.burin.processor.model.KeyMember;
import dev.burin.processor.model.Property;
import dev.burin.processor.model.TypeCodecs;
import dev.burin.processor.model.TypeRef;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Keys that are represented by a member can be created from it where they are read. */
final class KeyRule {
    private KeyRule() {}

    static List<Finding> check(BoundTarget bound) {
        return bound.target().members().leaves().stream()
                .filter(property ->
                        property.isDecoded() && bound.unbound(property).isEmpty())
                .flatMap(property -> maps(property.type(), property.hints())
                        .flatMap(map -> neverRead(map).stream())
                        .map(key -> finding(bound, property, key)))
                .toList();
    }

    private static Finding finding(BoundTarget bound, Property property, TypeRef key) {
        KeyMember member = key.facts().codecs().keyMember().orElseThrow();
        Map<String, String> details = Map.of(
                "path", bound.target().pathOf(property),
                "type", key.displayName(),
                "member", member.accessor().selector(),
                "text", member.type().displayName());
        return new Finding(Problem.KEY_NEVER_READ, property.origin(), details);
    }

    /** The maps in a value whose keys have no user's codec. */
    private static Stream<TypeRef> maps(TypeRef type, Hints hints) {
        if (Forms.hasCustomCodec(type, hints)) {
            return Stream.empty();
        }
        boolean isMapWithoutKeyCodec = type.isMap() && hints.codecs().key().isEmpty();
        return Stream.concat(
                isMapWithoutKeyCodec ? Stream.of(type) : Stream.empty(),
                Forms.parts(type, hints).flatMap(part -> maps(part.type(), part.hints())));
    }

    /** Returns the key, or the member that represents it, that cannot be created from a name. */
    private static Optional<TypeRef> neverRead(TypeRef map) {
        return neverMade(map.elements().get(0));
    }

    private static Optional<TypeRef> neverMade(TypeRef key) {
        TypeCodecs codecs = key.facts().codecs();
        boolean isEnum = key.kind() == TypeRef.Kind.ENUM; // which compares with each constant
        return codecs.keyMember()
                .filter(member -> codecs.key().isEmpty() && !isEnum)
                .flatMap(member -> member.creator().isEmpty() ? Optional.of(key) : neverMade(member.type()));
    }
}
