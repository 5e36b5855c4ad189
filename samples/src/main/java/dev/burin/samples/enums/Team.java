package dev.burin.samples.enums;

import dev.burin.annotation.JsonValue;

/** Written as the string in a field. */
public enum Team {
    /** The team that builds the user interface. */
    FRONT_END("fe"),
    /** The team that builds the rest. */
    BACK_END("be");

    /** The string that represents the constant. */
    @JsonValue
    public final String abbreviation;

    Team(String abbreviation) {
        this.abbreviation = abbreviation;
    }
}
