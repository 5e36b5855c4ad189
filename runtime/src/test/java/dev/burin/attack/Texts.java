package dev.burin.attack;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.List;
import java.util.stream.IntStream;

/** The pieces that hostile documents are made of. */
final class Texts {
    private Texts() {}

    /** Returns a piece repeated until it fills about the given number of bytes, at least once. */
    static String filled(String piece, int byteCount) {
        return piece.repeat(Math.max(1, byteCount / piece.getBytes(UTF_8).length));
    }

    /** Returns {@link #nestedTimes}, with about the given number of bytes. */
    static String nested(String unit, int byteCount) {
        return nestedTimes(unit, Math.max(1, byteCount / (unit.length() + brackets(unit))));
    }

    /**
     * Returns the opening unit {@code count} times, and the brackets that close it; the innermost holds a zero if it
     * needs a value.
     */
    static String nestedTimes(String unit, int count) {
        StringBuilder closing = new StringBuilder();
        for (int i = unit.length() - 1; i >= 0; i--) {
            closing.append(unit.charAt(i) == '[' ? "]" : unit.charAt(i) == '{' ? "}" : "");
        }
        String innermost = unit.strip().endsWith(":") ? "0" : "";
        return unit.repeat(count) + innermost + closing.toString().repeat(count);
    }

    private static int brackets(String unit) {
        return (int) unit.chars().filter(c -> c == '[' || c == '{').count();
    }

    /** Returns an array that repeats one element. */
    static String array(String element, int byteCount) {
        return "[" + filled(element + ",", byteCount) + element + "]";
    }

    static String array(List<String> elements) {
        return "[" + String.join(",", elements) + "]";
    }

    static List<String> quoted(List<String> texts) {
        return texts.stream().map(text -> "\"" + text + "\"").toList();
    }

    /** Returns an object whose members all have the same value. */
    static String object(List<String> names, String value) {
        return "{" + String.join(":" + value + ",", quoted(names)) + ":" + value + "}";
    }

    /** Returns names that differ in the number at their end. */
    static List<String> numbered(String prefix, int count) {
        return IntStream.rangeClosed(0, Math.max(0, count - 1))
                .mapToObj(i -> prefix + i)
                .toList();
    }
}
