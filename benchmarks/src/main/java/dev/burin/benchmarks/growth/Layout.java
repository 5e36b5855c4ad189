package dev.burin.benchmarks.growth;

import com.fasterxml.jackson.databind.ObjectWriter;
import dev.burin.benchmarks.data.Jackson;

/** The whitespace between the tokens of a document. */
public enum Layout {
    /** No whitespace. */
    COMPACT(Jackson.MAPPER.writer()),
    /** Each member on a separate line, two spaces per level, and spaces on both sides of colons. */
    INDENTED(Jackson.MAPPER.writerWithDefaultPrettyPrinter());

    private final ObjectWriter writer;

    Layout(ObjectWriter writer) {
        this.writer = writer;
    }

    ObjectWriter writer() {
        return writer;
    }
}
