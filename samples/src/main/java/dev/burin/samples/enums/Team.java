package dev.burin.samples.enums;

import dev.burin.annotation.JsonValue;

/** Written by a text that a field holds. */
public enum Team {
    /** Those who build what people see. */
    FRONT_END("fe"),
    /** Those who build the rest. */
    BACK_END("be");

    /** The text that stands for the constant. */
    @JsonValue
    public final String abbreviation;

    Team(String abbreviation) {
        this.abbreviation = abbreviation;
    }
}
