package dev.burin.samples.immutable;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonCreator;
import java.math.BigDecimal;

/** A share: read from a number such as {@code 12.5}, written as an object with values derived from it. */
@JsonCodec
public record Percent(BigDecimal value, BigDecimal factor) {

    /** Returns this many percent. */
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    public static Percent of(BigDecimal hundredths) {
        return new Percent(hundredths, hundredths.movePointLeft(2));
    }
}
