package dev.burin.samples.absent;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonDefault;
import dev.burin.annotation.JsonInclude.Include;
import java.time.LocalDate;
import java.util.List;

/** A search; documents contain only what differs from the defaults. */
@JsonCodec(include = Include.NON_DEFAULT)
public record Search(
        String text,
        @JsonDefault("20") int limit,
        @JsonDefault("RELEVANCE") Order order,
        @JsonDefault("[]") List<String> tags,
        @JsonDefault(value = "2000-01-01", onNull = true) LocalDate since,
        @JsonDefault(method = "everywhere") List<String> places) {

    static List<String> everywhere() {
        return List.of("*");
    }

    /** The order of the results. */
    public enum Order {
        /** Best match first. */
        RELEVANCE,
        /** Newest first. */
        DATE
    }
}
