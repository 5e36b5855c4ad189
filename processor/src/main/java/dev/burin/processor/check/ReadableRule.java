package dev.burin.processor.check;

import dev.burin.processor.bind.BoundTarget;
import dev.burin.processor.bind.Forms;
import dev.burin.processor.bind.StreamBinder;
import dev.burin.processor.model.Hints;
import dev.burin.processor.model.Property;
import dev.burin.processor.model.TypeRef;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Values that are read must not be, or contain, ones that can only be written. */
final class ReadableRule {
    private ReadableRule() {}

    static List<Finding> check(BoundTarget bound) {
        return bound.target().members().leaves().stream()
                .filter(Property::isDecoded)
                .flatMap(property -> writtenOnly(property.type(), property.hints()).stream()
                        .map(type -> finding(bound, property, type)))
                .toList();
    }

    private static Finding finding(BoundTarget bound, Property property, TypeRef type) {
        String path = bound.target().pathOf(property);
        return new Finding(Problem.WRITTEN_ONLY, property.origin(), Map.of("path", path, "type", type.displayName()));
    }

    /** A user's codec may well read what ours do not. */
    private static Optional<TypeRef> writtenOnly(TypeRef type, Hints hints) {
        if (Forms.hasCustomCodec(type, hints)) {
            return Optional.empty();
        }
        if (StreamBinder.isWrittenOnly(type)) {
            return Optional.of(type);
        }
        return Forms.parts(type, hints)
                .flatMap(part -> writtenOnly(part.type(), part.hints()).stream())
                .findFirst();
    }
}
