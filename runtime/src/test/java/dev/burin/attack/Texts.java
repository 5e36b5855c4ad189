package dev.burin.attack;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.List;
import java.util.stream.IntStream;

/** The pieces that hostile documents are made of. */
final class Texts {
    private Texts() {}

    /** A piece repeated until it fills about so many bytes, once at least. */
    static String filled(String piece, int byteCount) {
        return piece.repeat(Math.max(1, byteCount / piece.getBytes(UTF_8).length));
    }

    /** Opening brackets with the names in them, about so many bytes, and the brackets that close them; the innermost is empty. */
    static String nested(String unit, int byteCount) {
        return nestedTimes(unit, Math.max(1, byteCount / (unit.length() + brackets(unit))));
    }

    /** So many times the opening unit, and the brackets that close them; the innermost holds a zero if it needs a value. */
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

    /** An array of one element again and again. */
    static String array(String element, int byteCount) {
        return "[" + filled(element + ",", byteCount) + element + "]";
    }

    static String array(List<String> elements) {
        return "[" + String.join(",", elements) + "]";
    }

    static List<String> quoted(List<String> texts) {
        return texts.stream().map(text -> "\"" + text + "\"").toList();
    }

    /** An object whose members have one value. */
    static String object(List<String> names, String value) {
        return "{" + String.join(":" + value + ",", quoted(names)) + ":" + value + "}";
    }

    /** Names that differ in the number at their end. */
    static List<String> numbered(String prefix, int count) {
        return IntStream.rangeClosed(0, Math.max(0, count - 1))
                .mapToObj(i -> prefix + i)
                .toList();
    }
}
