package dev.burin.codegen.value;

import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.JsonException;
import dev.burin.JsonReader;
import java.util.function.Function;

/** Compares strings whose first bytes only a kernel examines with strings that are examined byte by byte. */
final class UsualBytes {
    /** The index of the string in the documents, after a bracket or brace and a quote. */
    static final int START = 2;

    private UsualBytes() {}

    /**
     * Asserts that every byte at every index is judged as in the same string with an escape, which is examined byte by byte.
     *
     * @param text a valid string
     * @param document puts a string at {@link #START}
     * @param outcome of reading a document: begins with {@code value} if it is valid
     */
    static void assertEveryByteIsJudgedTheSame(
            String text, Function<String, byte[]> document, Function<byte[], String> outcome) {
        int last = text.length() - 1;
        // The escape is far from the byte that changes.
        byte[] escapedFirst = document.apply(escape(text.charAt(0)) + text.substring(1));
        byte[] escapedLast = document.apply(text.substring(0, last) + escape(text.charAt(last)));
        byte[] usual = document.apply(text);
        for (int place = 0; place <= last; place++) {
            boolean isBack = place > last / 2;
            byte[] escaped = isBack ? escapedFirst : escapedLast;
            int there = START + place + (isBack ? escape('0').length() - 1 : 0);
            for (int value = 0; value < 256; value++) {
                usual[START + place] = (byte) value;
                escaped[there] = (byte) value;
                assertThat(outcome.apply(usual))
                        .as("0x%02x at %d", value, place)
                        .isEqualTo(outcome.apply(escaped));
            }
            usual[START + place] = (byte) text.charAt(place);
            escaped[there] = (byte) text.charAt(place);
            assertThat(outcome.apply(usual)).startsWith("value ");
        }
    }

    private static String escape(char c) {
        return String.format("\\u%04x", (int) c);
    }

    /** Returns what is read, or the error and where it is. */
    static String errorOf(JsonReader in, Function<JsonReader, Object> read) {
        try {
            return read.apply(in).toString();
        } catch (JsonException e) {
            return e.code() + " at " + e.offset();
        }
    }
}
