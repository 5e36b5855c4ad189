package dev.burin.processor.check;

import dev.burin.processor.bind.BoundTarget;
import dev.burin.processor.bind.Forms;
import dev.burin.processor.model.CodecTarget;
import dev.burin.processor.model.Concern;
import dev.burin.processor.model.Concern.Use;
import dev.burin.processor.model.Direction;
import dev.burin.processor.model.EnumFacts;
import dev.burin.processor.model.Hints;
import dev.burin.processor.model.KeyMember;
import dev.burin.processor.model.Observation;
import dev.burin.processor.model.Property;
import dev.burin.processor.model.TypeCodecs;
import dev.burin.processor.model.TypeRef;
import java.util.List;
import java.util.stream.Stream;

/** Problems with how a type is written and read matter only where it is: a user's codec may do as it likes. */
final class ConcernRule {
    private ConcernRule() {}

    static List<Finding> check(BoundTarget bound) {
        CodecTarget target = bound.target();
        Stream<Observation> own = target.form() == CodecTarget.Form.ENUM
                ? said(target.type(), target.hints().direction())
                : Stream.empty();
        Stream<Observation> ofMembers = target.members().leaves().stream()
                .filter(Property::isVisible)
                .flatMap(property -> ofValue(property.type(), property.hints(), property.direction()));
        return Stream.concat(own, ofMembers)
                .distinct()
                .map(observation -> ObservationRule.found(observation, target))
                .toList();
    }

    private static Stream<Observation> ofValue(TypeRef type, Hints hints, Direction direction) {
        if (Forms.hasCustomCodec(type, hints)) {
            return Stream.empty();
        }
        boolean isMapWithoutKeyCodec = type.isMap() && hints.codecs().key().isEmpty();
        Stream<Observation> ofKeys =
                isMapWithoutKeyCodec ? ofKey(type.elements().get(0), direction) : Stream.empty();
        boolean isToldThere = Forms.hasCodec(type);
        Stream<Observation> ofType = isToldThere ? Stream.empty() : said(type, direction);
        Stream<Observation> ofParts =
                Forms.parts(type, hints).flatMap(part -> ofValue(part.type(), part.hints(), direction));
        return Stream.of(ofType, ofKeys, ofParts).flatMap(all -> all);
    }

    private static Stream<Observation> ofKey(TypeRef key, Direction direction) {
        TypeCodecs codecs = key.facts().codecs();
        if (codecs.key().isPresent()) {
            return Stream.empty();
        }
        Stream<Observation> ofType = codecs.keyMember().isPresent() ? Stream.empty() : said(key, direction);
        Stream<Observation> ofMember =
                codecs.keyMember().map(KeyMember::type).stream().flatMap(member -> ofKey(member, direction));
        return Stream.of(of(key, Use.KEY), ofType, ofMember).flatMap(all -> all);
    }

    /** Of a type and, if it is an enum, of the values of its constants. */
    private static Stream<Observation> said(TypeRef type, Direction direction) {
        Stream<Observation> ofConstants = type.facts().enumFacts().flatMap(EnumFacts::value).stream()
                .flatMap(value -> ofValue(value.type(), Hints.NONE, direction));
        Stream<Observation> ofReading = direction.isDecoded() ? of(type, Use.READ) : Stream.empty();
        return Stream.of(of(type, Use.ANY), ofReading, ofConstants).flatMap(all -> all);
    }

    private static Stream<Observation> of(TypeRef type, Use use) {
        return type.facts().concerns().stream()
                .filter(concern -> concern.use() == use)
                .map(Concern::observation);
    }
}
