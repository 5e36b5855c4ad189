package dev.burin.conformance;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.burin.JsonException;
import dev.burin.RawJson;
import dev.burin.reference.StrictParser;
import dev.burin.reference.StrictParser.Purpose;
import dev.burin.reference.StrictParser.Verdict;
import java.util.Arrays;
import java.util.List;

/**
 * Judges what was captured raw: it must be the exact bytes of the document, and must be read as it would have been in
 * place.
 */
final class Captured {
    private final byte[] json;
    private int at;

    private Captured(byte[] json) {
        this.json = json;
    }

    /**
     * Returns what is wrong, or null if nothing is.
     *
     * @param values what was captured, separated by commas in the document; null for {@code null}
     */
    static String deviation(byte[] json, String before, List<?> values, String after) {
        Captured document = new Captured(json);
        boolean isWhole = document.goesOnWith(before.getBytes(US_ASCII));
        for (int i = 0; i < values.size(); i++) {
            RawJson value = values.get(i) == null ? RawJson.of("null") : (RawJson) values.get(i);
            isWhole &= i == 0 || document.goesOnWith(new byte[] {','});
            isWhole &= document.goesOnWith(value.toByteArray());
            String deviation = deviation(value);
            if (deviation != null) {
                return deviation;
            }
        }
        isWhole &= document.goesOnWith(after.getBytes(US_ASCII)) && document.goesOnWith(new byte[0]);
        return isWhole && document.at == json.length ? null : "captured as " + values;
    }

    /**
     * Returns whether the given bytes come next; whitespace before them does not matter, but they must not end with
     * any.
     */
    private boolean goesOnWith(byte[] bytes) {
        while (at < json.length && isSpace(json[at])) {
            at++;
        }
        int next = at + bytes.length;
        boolean isNext = next <= json.length && Arrays.equals(json, at, next, bytes, 0, bytes.length);
        at = Math.min(next, json.length);
        return isNext && (bytes.length == 0 || !isSpace(bytes[bytes.length - 1]));
    }

    private static boolean isSpace(byte next) {
        return next == ' ' || next == '\t' || next == '\n' || next == '\r';
    }

    /** Returns what is wrong with a captured value when it is read and written again, or null if nothing is. */
    private static String deviation(RawJson value) {
        byte[] bytes = value.toByteArray();
        if (!Arrays.equals(RawJson.CODEC.toJsonBytes(value), bytes)
                || !RawJson.of(bytes).equals(value)) {
            return "captured and written as another than " + value;
        }
        Verdict expected = StrictParser.parse(bytes, Purpose.DECODE);
        try {
            Object read = value.read(Context.UNTYPED.nullable());
            boolean isRight =
                    expected.isAccepted() && DeepEquality.areEqual(read, StrictParser.untyped(expected.tree()));
            return isRight ? null : "captured, then read as " + read;
        } catch (JsonException e) {
            return expected.isAccepted()
                    ? "captured, then rejected: " + e.getMessage()
                    : Deviations.deviation(bytes, expected.rejection(), e);
        }
    }
}
