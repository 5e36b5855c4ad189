package dev.burin.processor.check;

import dev.burin.processor.bind.BoundTarget;
import dev.burin.processor.bind.Forms;
import dev.burin.processor.model.Hints;
import dev.burin.processor.model.Property;
import dev.burin.processor.model.TypeRef;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Collections, maps and their keys are of a type that can be written, where they are made: {@code Pair<?, ?>} is none. */
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

    /** Raw ones are made as such. */
    private static boolean lacksArguments(TypeRef type) {
        return type.hasWildcard() && type.facts().isRaw();
    }

    /** The containers in a value that are read, and their keys; a codec that is given to another one reads always. */
    private static Stream<TypeRef> made(TypeRef type, Hints hints, boolean isRead) {
        if (hints.codecs().value().isPresent() || type.facts().codecs().value().isPresent()) {
            return Stream.empty();
        }
        if (type.facts().codec().isPresent()) {
            return type.arguments().stream().flatMap(argument -> made(argument, hints.forContentOfCodec(), true));
        }
        Stream<TypeRef> itself = isRead && !type.elements().isEmpty()
                ? Stream.concat(Stream.of(type), key(type, hints))
                : Stream.empty();
        return Stream.concat(itself, Forms.values(type).flatMap(part -> made(part, hints.forContent(), isRead)));
    }

    /** That of a map, unless it is made by a codec of the user's. */
    private static Stream<TypeRef> key(TypeRef type, Hints hints) {
        return type.elements().stream()
                .limit(type.elements().size() - 1L)
                .filter(key -> hints.codecs().key().isEmpty()
                        && key.facts().codecs().key().isEmpty());
    }
}
