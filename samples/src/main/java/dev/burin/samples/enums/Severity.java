package dev.burin.samples.enums;

import dev.burin.annotation.JsonEnum;

/** Written as the position: 0, 1, 2. */
@JsonEnum(as = JsonEnum.Form.ORDINAL)
public enum Severity {
    /** Hardly noticeable. */
    COSMETIC,
    /** Some people are affected. */
    MINOR,
    /** Nothing works. */
    MAJOR
}
