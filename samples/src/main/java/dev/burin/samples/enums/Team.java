package dev.burin.samples.enums;

import dev.burin.annotation.JsonValue;

/** Written as the string in a field. */
public enum Team {
    /** Those who build what people see. */
    FRONT_END("fe"),
    /** Those who build the rest. */
    BACK_END("be");

    /** The string that represents the constant. */
    @JsonValue
    public final String abbreviation;

    Team(String abbreviation) {
        this.abbreviation = abbreviation;
    }
}
