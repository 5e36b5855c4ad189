package dev.burin.fuzz;

import dev.burin.JsonException;
import dev.burin.conformance.Context;
import dev.burin.conformance.DeepEquality;
import dev.burin.reference.StrictParser;
import dev.burin.reference.StrictParser.Purpose;
import dev.burin.reference.StrictParser.Verdict;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes a value made of the bytes: it is written as JSON that reads back as the same value, or rejected if it has no
 * JSON form.
 */
public final class FuzzWriter {
    /** Deeper values end at the limit, which other tests cover. */
    private static final int MAX_DEPTH = 100;

    private final byte[] input;
    private int at;
    private boolean isRepresentable = true;

    private FuzzWriter(byte[] input) {
        this.input = input;
    }

    /** Called by Jazzer. */
    public static void fuzzerTestOneInput(byte[] input) {
        FuzzWriter maker = new FuzzWriter(input);
        Object value = maker.value(0);
        byte[] json;
        try {
            json = Context.UNTYPED.nullable().toJsonBytes(value);
        } catch (JsonException e) {
            Fuzzing.require(!maker.isRepresentable, e);
            return;
        }
        Fuzzing.require(maker.isRepresentable, value);
        Verdict verdict = StrictParser.parse(json, Purpose.DECODE);
        Fuzzing.require(verdict.isAccepted(), verdict);
        Object read = Context.UNTYPED.nullable().fromJson(json);
        Fuzzing.require(DeepEquality.areEqual(StrictParser.untyped(verdict.tree()), read), read);
        Fuzzing.require(DeepEquality.areEqual(value, read), read);
        Fuzzing.checkRoundTrip(read);
    }

    private Object value(int depth) {
        return switch (next() % (depth < MAX_DEPTH ? 10 : 7)) {
            case 0 -> null;
            case 1 -> next() % 2 == 0;
            case 2 -> (long) (byte) next();
            case 3 -> bits();
            case 4 -> number();
            case 5 -> text(false);
            case 6 -> text(true);
            case 7 -> list(depth + 1);
            case 8 -> map(depth + 1);
            default -> List.of();
        };
    }

    private int next() {
        return at < input.length ? input[at++] & 0xFF : 0;
    }

    private long bits() {
        long bits = 0;
        for (int i = 0; i < Long.BYTES; i++) {
            bits = bits << Byte.SIZE | next();
        }
        return bits;
    }

    private Double number() {
        double value = Double.longBitsToDouble(bits());
        isRepresentable &= Double.isFinite(value);
        return value;
    }

    /** Returns a text whose first byte is its length; each character is any two bytes, or any one. */
    private String text(boolean isWide) {
        int length = next();
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < length && at < input.length; i++) {
            text.append((char) (isWide ? next() << Byte.SIZE | next() : next()));
        }
        isRepresentable &=
                text.codePoints().noneMatch(c -> c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE);
        return text.toString();
    }

    private List<Object> list(int depth) {
        List<Object> list = new ArrayList<>();
        for (int i = next() % 8; i > 0; i--) {
            list.add(value(depth));
        }
        return list;
    }

    private Map<String, Object> map(int depth) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (int i = next() % 8; i > 0; i--) {
            // With a number, so that no name occurs twice: a value that is replaced is not written.
            map.put(text(next() % 2 == 0) + i, value(depth));
        }
        return map;
    }
}
