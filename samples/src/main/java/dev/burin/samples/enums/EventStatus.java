package dev.burin.samples.enums;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonValue;

/** Written by a number of its own; with {@code @JsonCodec} an enum has a codec of its own, too. */
@JsonCodec
public enum EventStatus {
    /** Takes place. */
    ACTIVE(1),
    /** Is suspended. */
    INACTIVE(2),
    /** Is gone. */
    DELETED(10);

    private final int code;

    EventStatus(int code) {
        this.code = code;
    }

    /** Returns the number that stands for the constant. */
    @JsonValue
    public int code() {
        return code;
    }
}
