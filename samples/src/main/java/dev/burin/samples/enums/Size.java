package dev.burin.samples.enums;

import dev.burin.annotation.JsonEnum;
import java.util.Locale;

/** Written as {@code toString()}. */
@JsonEnum(as = JsonEnum.Form.TO_STRING)
public enum Size {
    /** An hour of work. */
    SMALL,
    /** A week of work. */
    LARGE;

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
