package dev.burin.samples.enums;

import dev.burin.annotation.JsonAlias;
import dev.burin.annotation.JsonProperty;

/** Written with names other than those in Java; an alias is accepted when reading. */
public enum Progress {
    /** Nobody works on it. */
    @JsonProperty("to do")
    TO_DO,
    /** Somebody works on it. */
    @JsonProperty("in progress")
    @JsonAlias("doing")
    IN_PROGRESS,
    /** It is done. */
    @JsonProperty("done")
    DONE
}
