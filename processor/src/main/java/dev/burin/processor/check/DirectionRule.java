package dev.burin.processor.check;

import dev.burin.processor.bind.BoundTarget;
import dev.burin.processor.bind.Forms;
import dev.burin.processor.model.CodecTarget;
import dev.burin.processor.model.Direction;
import dev.burin.processor.model.Hints;
import dev.burin.processor.model.Origin;
import dev.burin.processor.model.Property;
import dev.burin.processor.model.Subtype;
import dev.burin.processor.model.TypeCodecs;
import dev.burin.processor.model.TypeRef;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** A codec that writes or reads calls only codecs that do. */
final class DirectionRule {
    private DirectionRule() {}

    static List<Finding> check(BoundTarget bound) {
        CodecTarget target = bound.target();
        Stream<Finding> ofMembers = target.members().leaves().stream()
                .filter(Property::isVisible)
                .flatMap(property -> oneWay(property.type(), property.hints(), property.direction()).stream()
                        .map(type -> finding(
                                target.pathOf(property), type, property.origin(), alternative(property, type))));
        Stream<Finding> ofSubtypes = target.hierarchy().subtypes().stream()
                .map(Subtype::type)
                .filter(type -> !covers(type.facts().codecs(), target.hints().direction()))
                .map(type -> finding(target.displayName(), type, target.origin(), ""));
        return Stream.concat(ofMembers, ofSubtypes).toList();
    }

    private static boolean covers(TypeCodecs codecs, Direction needed) {
        return codecs.direction().and(needed) == needed;
    }

    /** Returns the first type in a value whose codec does not do what is needed; a user's codec may do as it likes. */
    private static Optional<TypeRef> oneWay(TypeRef type, Hints hints, Direction needed) {
        if (Forms.hasCustomCodec(type, hints)) {
            return Optional.empty();
        }
        if (Forms.hasCodec(type) && !covers(type.facts().codecs(), needed)) {
            return Optional.of(type);
        }
        return Forms.parts(type, hints)
                .flatMap(part -> oneWay(part.type(), part.hints(), needed).stream())
                .findFirst();
    }

    private static String alternative(Property property, TypeRef type) {
        String access = isWritten(type) ? "READ_ONLY" : "WRITE_ONLY";
        return Omission.alternative(
                property, "restrict the member to it: @JsonProperty(access = JsonProperty.Access." + access + ")");
    }

    private static boolean isWritten(TypeRef type) {
        return type.facts().codecs().direction() == Direction.ENCODE;
    }

    private static Finding finding(String path, TypeRef type, Origin origin, String alternative) {
        return new Finding(
                Problem.ONE_WAY,
                origin,
                Map.of(
                        "path",
                        path,
                        "type",
                        type.displayName(),
                        "can",
                        isWritten(type) ? "written" : "read",
                        "direction",
                        type.facts().codecs().direction().name(),
                        "alternative",
                        alternative));
    }
}
