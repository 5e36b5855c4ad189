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
        String restriction = "leave it out when reading: @JsonProperty(access = JsonProperty.Access.READ_ONLY)";
        Map<String, String> details = Map.of(
                "path", bound.target().pathOf(property),
                "type", type.displayName(),
                "alternative", Omission.alternative(property, restriction));
        return new Finding(Problem.WRITTEN_ONLY, property.origin(), details);
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
