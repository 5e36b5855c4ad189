package dev.burin.processor.check;

import dev.burin.processor.bind.BoundTarget;
import dev.burin.processor.bind.Forms;
import dev.burin.processor.model.Hints;
import dev.burin.processor.model.Property;
import dev.burin.processor.model.TypeRef;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** New collections, maps and keys have a type that can be written: {@code Pair<?, ?>} is not one. */
final class WildcardRule {
    private WildcardRule() {}

    static List<Finding> check(BoundTarget bound) {
        return bound.target().members().leaves().stream()
                .filter(property ->
                        property.isVisible() && bound.unbound(property).isEmpty())
                .flatMap(property -> made(property.type(), property.hints(), property.isDecoded())
                        .filter(WildcardRule::lacksArguments)
                        .map(type -> finding(bound, property, type)))
                .toList();
    }

    private static Finding finding(BoundTarget bound, Property property, TypeRef type) {
        Map<String, String> details = Map.of("path", bound.target().pathOf(property), "raw", type.erasedDisplayName());
        return new Finding(Problem.RAW_TYPE, property.origin(), details);
    }

    /** Raw ones are created as such. */
    private static boolean lacksArguments(TypeRef type) {
        return type.hasWildcard() && type.facts().isRaw();
    }

    /** The containers in a value that are read, and their keys; a codec that is passed to another one always reads. */
    private static Stream<TypeRef> made(TypeRef type, Hints hints, boolean isRead) {
        if (Forms.hasCustomCodec(type, hints)) {
            return Stream.empty();
        }
        boolean hasCodec = Forms.hasCodec(type);
        Stream<TypeRef> itself = isRead && !hasCodec && !type.elements().isEmpty()
                ? Stream.concat(Stream.of(type), key(type, hints))
                : Stream.empty();
        boolean arePartsRead = isRead || hasCodec;
        return Stream.concat(
                itself, Forms.parts(type, hints).flatMap(part -> made(part.type(), part.hints(), arePartsRead)));
    }

    /** That of a map, unless it is created by a user's codec. */
    private static Stream<TypeRef> key(TypeRef type, Hints hints) {
        return type.elements().stream()
                .limit(type.isMap() ? 1 : 0)
                .filter(key -> hints.codecs().key().isEmpty()
                        && key.facts().codecs().key().isEmpty());
    }
}
