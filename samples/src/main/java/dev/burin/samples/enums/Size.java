package dev.burin.samples.enums;

import dev.burin.annotation.JsonEnum;
import java.util.Locale;

/** Written as {@code toString()}. */
@JsonEnum(as = JsonEnum.Form.TO_STRING)
public enum Size {
    /** About an hour. */
    SMALL,
    /** About a week. */
    LARGE;

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
