package dev.burin.benchmarks.model.article;

import dev.burin.annotation.JsonValue;

/** The state of an {@link EventPayload}; written as its number. */
public enum EventStatus {
    ACTIVE(1),
    INACTIVE(2),
    DELETED(10);

    private final int code;

    EventStatus(int code) {
        this.code = code;
    }

    /** Returns the number that stands for this state in JSON. */
    @JsonValue
    @com.fasterxml.jackson.annotation.JsonValue
    @com.dslplatform.json.JsonValue
    public int getCode() {
        return code;
    }
}
