package dev.burin.benchmarks.model.article;

import dev.burin.annotation.JsonValue;

/** The state of an {@link EventPayload}; written as a number. */
public enum EventStatus {
    ACTIVE(1),
    INACTIVE(2),
    DELETED(10);

    private final int code;

    EventStatus(int code) {
        this.code = code;
    }

    /** Returns the number that represents this state in JSON. */
    @JsonValue
    @com.fasterxml.jackson.annotation.JsonValue
    @com.dslplatform.json.JsonValue
    public int getCode() {
        return code;
    }

    /** Returns the state that a number represents; for codecs that do not support the annotations. */
    public static EventStatus of(int code) {
        return switch (code) {
            case 1 -> ACTIVE;
            case 2 -> INACTIVE;
            case 10 -> DELETED;
            default -> throw new IllegalArgumentException("No state has the number " + code);
        };
    }
}
