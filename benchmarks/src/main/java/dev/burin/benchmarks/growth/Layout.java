package dev.burin.benchmarks.growth;

import com.fasterxml.jackson.databind.ObjectWriter;
import dev.burin.benchmarks.data.Jackson;

/** The white space between the tokens of a document. */
public enum Layout {
    /** None. */
    COMPACT(Jackson.MAPPER.writer()),
    /** Each member on a line of its own, two blanks for each level, blanks on both sides of colons. */
    INDENTED(Jackson.MAPPER.writerWithDefaultPrettyPrinter());

    private final ObjectWriter writer;

    Layout(ObjectWriter writer) {
        this.writer = writer;
    }

    ObjectWriter writer() {
        return writer;
    }
}
