package dev.burin.processor.check;

import dev.burin.processor.bind.BoundTarget;
import dev.burin.processor.bind.DefaultLiteral;
import dev.burin.processor.bind.Forms;
import dev.burin.processor.model.Creator;
import dev.burin.processor.model.DefaultValue;
import dev.burin.processor.model.Hints.Mark;
import dev.burin.processor.model.Members;
import dev.burin.processor.model.Property;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** {@code @JsonDefault} contains a value, and one that is needed. */
final class DefaultRules {
    private static final String KEEP_ONE = "Keep one of the two";

    private DefaultRules() {}

    /** The texts are values of the types; a type without a representation is a separate error. */
    static List<Finding> literalsFit(BoundTarget bound) {
        return defaulted(bound)
                .filter(property -> bound.unbound(property).isEmpty())
                .flatMap(property -> unfit(property).stream().map(literal -> finding(bound, property, literal)))
                .toList();
    }

    private static Stream<Property> defaulted(BoundTarget bound) {
        return bound.target()
                .members()
                .withLeaves()
                .filter(property ->
                        property.isVisible() && property.hints().defaultValue().isPresent());
    }

    private static Optional<String> unfit(Property property) {
        DefaultValue said = property.hints().defaultValue().orElseThrow();
        return said.literal()
                .filter(text -> said.supplier().isEmpty())
                .filter(text -> !property.type().isPresence()) // for which nothing is
                .filter(text -> !DefaultLiteral.fits(property.type(), text));
    }

    private static Finding finding(BoundTarget bound, Property property, String literal) {
        return new Finding(
                Problem.DEFAULT_LITERAL,
                property.origin(),
                Map.of(
                        "path", bound.target().pathOf(property),
                        "literal", literal,
                        "type", property.type().displayName(),
                        "allowed", DefaultLiteral.allowed(property.type()),
                        "suggestion", Suggestion.sentence(literal, DefaultLiteral.constants(property.type()))));
    }

    /** The member can be absent, and then gets the value. */
    static List<Finding> defaultsCount(BoundTarget bound) {
        return defaulted(bound)
                .flatMap(property -> flaw(bound, property).stream()
                        .map(flaw -> new Finding(
                                Problem.UNFIT_DEFAULT,
                                property.origin(),
                                Map.of(
                                        "path", bound.target().pathOf(property),
                                        "flaw", flaw.text(),
                                        "remedy", flaw.remedy()))))
                .toList();
    }

    private static Optional<Flaw> flaw(BoundTarget bound, Property property) {
        if (property.hints().has(Mark.VALUE)) {
            return Optional.of(
                    new Flaw("has no effect: a @JsonValue is the whole value, which is never absent", Flaw.REMOVE));
        }
        if (property.isUnwrapped()) {
            return Optional.of(new Flaw(
                    "has no effect: an unwrapped value is never absent, only its members are",
                    "Move it to the members of its type"));
        }
        if (property.type().isPresence()) {
            return Optional.of(new Flaw("has no effect: an absent member is Presence.absent()", Flaw.REMOVE));
        }
        if (property.hints().has(Mark.REQUIRED)) {
            return Optional.of(
                    new Flaw("is for an absent member, but required = true rejects documents without it", KEEP_ONE));
        }
        if (property.hints().defaultValue().filter(DefaultValue::isForNull).isPresent()
                && property.hints()
                        .nulls()
                        .value()
                        .filter(NullRules::isOtherThanSkip)
                        .isPresent()) {
            return Optional.of(new Flaw(
                    "has onNull = true, which reads null as the default, but @JsonSetter treats null differently",
                    KEEP_ONE));
        }
        if (property.hints().defaultValue().filter(DefaultValue::isForNull).isPresent()
                && Forms.mayLoseValues(property.type())) {
            return Optional.of(NullRules.losing("has onNull = true", property.type()));
        }
        return isUsed(bound.target().members(), property.name())
                ? Optional.empty()
                : Optional.of(new Flaw(
                        "has no effect: the member is never read, and no constructor takes it",
                        "Remove it; or let the member be read, by a setter and without access = READ_ONLY"));
    }

    private static boolean isUsed(Members members, String property) {
        Optional<Creator> creator = members.creator();
        return creator.isEmpty() // which is a separate error
                || creator.get().uses(property)
                || members.unwrapped().values().stream().anyMatch(inside -> isUsed(inside, property));
    }
}
