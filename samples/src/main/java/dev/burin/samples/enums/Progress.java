package dev.burin.samples.enums;

import dev.burin.annotation.JsonAlias;
import dev.burin.annotation.JsonProperty;

/** Written with names other than those in Java; an alias is accepted when reading. */
public enum Progress {
    /** Not started. */
    @JsonProperty("to do")
    TO_DO,
    /** Started, but not done. */
    @JsonProperty("in progress")
    @JsonAlias("doing")
    IN_PROGRESS,
    /** Done. */
    @JsonProperty("done")
    DONE
}
