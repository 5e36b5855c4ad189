package dev.burin.samples.enums;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonValue;

/** Written as a custom number; with {@code @JsonCodec}, an enum also gets its own codec. */
@JsonCodec
public enum EventStatus {
    /** The event is taking place. */
    ACTIVE(1),
    /** The event is suspended. */
    INACTIVE(2),
    /** The event has been deleted. */
    DELETED(10);

    private final int code;

    EventStatus(int code) {
        this.code = code;
    }

    /** Returns the number of the constant. */
    @JsonValue
    public int code() {
        return code;
    }
}
