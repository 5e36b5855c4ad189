package dev.burin.processor.check;

import dev.burin.annotation.JsonNumber.NonFinite;
import dev.burin.processor.bind.BoundTarget;
import dev.burin.processor.bind.Forms;
import dev.burin.processor.model.NullPolicy;
import dev.burin.processor.model.NullPolicy.Meaning;
import dev.burin.processor.model.NumberStyle;
import dev.burin.processor.model.Property;
import dev.burin.processor.model.TypeRef;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** {@code @JsonNumber} is used on numbers with a fraction, and requests something possible. */
final class NumberRule {
    private NumberRule() {}

    static List<Finding> check(BoundTarget bound) {
        return bound.target().members().leaves().stream()
                .filter(Property::isVisible)
                .flatMap(property -> check(bound, property).stream())
                .toList();
    }

    private static Optional<Finding> check(BoundTarget bound, Property property) {
        return property.hints()
                .form()
                .number()
                .flatMap(style -> flaw(property, style))
                .map(flaw -> {
                    Map<String, String> details = Map.of(
                            "path",
                            bound.target().pathOf(property),
                            "type",
                            Forms.numbers(property.type()).displayName(),
                            "flaw",
                            flaw);
                    return new Finding(Problem.UNFIT_NUMBER, property.origin(), details);
                });
    }

    private static Optional<String> flaw(Property property, NumberStyle style) {
        TypeRef type = Forms.numbers(property.type());
        if (property.hints().codecs().value().isPresent()) {
            return Optional.of("its codec says how it is written");
        }
        if (!Forms.isNumberWithFraction(type)) {
            String inBox = type.is("java.util.OptionalDouble") ? ": use an Optional<Double>" : "";
            return Optional.of("it is for double, float and BigDecimal" + inBox);
        }
        if (property.hints().form().format().isPresent()) {
            return Optional.of("@JsonFormat says how it is written");
        }
        return flawOfStyle(style)
                .or(() -> Forms.isBigDecimal(type) ? flawOfBig(style) : Optional.empty())
                .or(() -> flawOfNull(property, style));
    }

    /** For whatever type. */
    private static Optional<String> flawOfStyle(NumberStyle style) {
        if (style.scale() < NumberStyle.ALL_DECIMALS) {
            return Optional.of("there is no scale of " + style.scale());
        }
        if (style.isBits()) {
            return Stream.of("scale", "rounding", "nonFinite")
                    .filter(style.said()::contains)
                    .findFirst()
                    .map(said -> said + " has no effect on the bits of a number");
        }
        if (style.said().contains("rounding") && !style.isRounded()) {
            return Optional.of("rounding without a scale has no effect");
        }
        return style.isUsual() ? Optional.of("it sets nothing") : Optional.empty();
    }

    private static Optional<String> flawOfBig(NumberStyle style) {
        if (style.isBits()) {
            return Optional.of("it has no fixed number of bits");
        }
        return style.nonFinite() == NonFinite.FAIL ? Optional.empty() : Optional.of("every value is finite");
    }

    /** A value written as null is neither something else nor rejected when read. */
    private static Optional<String> flawOfNull(Property property, NumberStyle style) {
        return nulls(property.type(), property.hints().nulls())
                .value()
                .filter(meaning -> style.hasNull() && meaning != Meaning.SET && meaning != Meaning.NULLABLE)
                .map(meaning -> meaning.isRefused()
                        ? "NaN would be written as null, which is rejected"
                        : "NaN would be written as null, which means something else");
    }

    private static NullPolicy nulls(TypeRef type, NullPolicy nulls) {
        return Forms.isNumberWithFraction(type)
                ? nulls
                : Forms.values(type)
                        .findFirst()
                        .map(content -> nulls(content, nulls.forContent()))
                        .orElse(NullPolicy.NONE);
    }
}
