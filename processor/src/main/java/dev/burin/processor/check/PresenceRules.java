package dev.burin.processor.check;

import dev.burin.annotation.JsonInclude.Include;
import dev.burin.processor.bind.BoundTarget;
import dev.burin.processor.bind.Forms;
import dev.burin.processor.model.CodecTarget;
import dev.burin.processor.model.CodecTarget.Form;
import dev.burin.processor.model.Hints.Mark;
import dev.burin.processor.model.Property;
import dev.burin.processor.model.TypeRef;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** A {@code Presence} is used where something can be absent, and nothing else defines what is absent or null. */
final class PresenceRules {
    private PresenceRules() {}

    /** Only members of objects can be absent. */
    static List<Finding> presencesAreMembers(BoundTarget bound) {
        return visible(bound)
                .flatMap(property -> misplaced(bound.target(), property).stream()
                        .map(flaw -> new Finding(
                                Problem.MISPLACED_PRESENCE,
                                property.origin(),
                                Map.of("path", bound.target().pathOf(property), "flaw", flaw))))
                .toList();
    }

    private static Optional<String> misplaced(CodecTarget target, Property property) {
        TypeRef type = property.type();
        if (type.isPresence() && target.form() == Form.ARRAY) {
            return Optional.of("a place in an array is");
        }
        if (type.isPresence() && property.hints().has(Mark.VALUE)) {
            return Optional.of("a whole value is");
        }
        TypeRef content = type.isPresence() ? type.elements().get(0) : type;
        return parts(content).anyMatch(PresenceRules::hasPresence)
                ? Optional.of("the content of " + content.displayName() + " is")
                : Optional.empty();
    }

    private static boolean hasPresence(TypeRef type) {
        return type.isPresence() || parts(type).anyMatch(PresenceRules::hasPresence);
    }

    /** The contents of a value, as far as its type says; keys of maps are reported separately. */
    private static Stream<TypeRef> parts(TypeRef type) {
        boolean isContainer = Forms.values(type).findAny().isPresent();
        return isContainer ? Forms.values(type) : type.arguments().stream();
    }

    /** No annotation contradicts them. */
    static List<Finding> presencesSpeak(BoundTarget bound) {
        return visible(bound)
                .filter(property -> property.type().isPresence())
                .flatMap(property -> contradiction(bound.target(), property).stream()
                        .map(flaw -> new Finding(
                                Problem.UNFIT_PRESENCE,
                                property.origin(),
                                Map.of("path", bound.target().pathOf(property), "flaw", flaw))))
                .toList();
    }

    private static Optional<String> contradiction(CodecTarget target, Property property) {
        TypeRef content = property.type().elements().get(0);
        Include include = property.include();
        if (property.hints().has(Mark.REQUIRED)) {
            return Optional.of("required = true says that it cannot be absent");
        }
        if (include.compareTo(Include.NON_ABSENT) != 0
                && include != Include.ALWAYS
                && include != target.hints().include()) {
            return Optional.of("@JsonInclude says " + include + ", but whatever is present is written");
        }
        if (Forms.hasCustomCodec(property.type(), property.hints())) {
            return Optional.of("a custom codec for the whole would decide what null means; name one for its content, "
                    + "@JsonUsing(content = ….class)");
        }
        return content.isOptional() || content.isPresence()
                ? Optional.of("its content, " + content.displayName() + ", gives null a second meaning")
                : Optional.empty();
    }

    private static Stream<Property> visible(BoundTarget bound) {
        return bound.target().members().withLeaves().filter(Property::isVisible);
    }
}
