package dev.burin.samples.enums;

import dev.burin.annotation.JsonEnum;

/** Written by position: 0, 1, 2. */
@JsonEnum(as = JsonEnum.Form.ORDINAL)
public enum Severity {
    /** Nobody notices. */
    COSMETIC,
    /** Some are hindered. */
    MINOR,
    /** Nothing works. */
    MAJOR
}
