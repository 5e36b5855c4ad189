package dev.burin.processor.model;

import dev.burin.annotation.JsonFormat;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What {@code @JsonFormat} says about times and numbers.
 *
 * @param shape string or number
 * @param pattern of a string
 * @param timezone in which a string shows instants
 */
public record Format(JsonFormat.Shape shape, Optional<String> pattern, Optional<String> timezone) {

    /** Whether an instant is counted. */
    public boolean isEpoch() {
        return shape == JsonFormat.Shape.EPOCH_SECONDS || shape == JsonFormat.Shape.EPOCH_MILLIS;
    }

    /** Whether a number represents the value. */
    public boolean isNumber() {
        return shape == JsonFormat.Shape.NUMBER || isEpoch();
    }

    /** Whether a string represents the value, even if it is a number. */
    public boolean isString() {
        return shape == JsonFormat.Shape.STRING;
    }

    /** Returns the format in words, for people who ask why: {@code pattern "dd.MM.yyyy" in Europe/Zurich}. */
    public String describe() {
        Stream<String> shown = shape == JsonFormat.Shape.NATURAL ? Stream.empty() : Stream.of(shape.name());
        return Stream.of(
                        shown,
                        pattern.map(text -> "pattern \"" + text + '"').stream(),
                        timezone.map(zone -> "in " + zone).stream())
                .flatMap(parts -> parts)
                .collect(Collectors.joining(" "));
    }
}
