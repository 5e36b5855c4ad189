package dev.burin.benchmarks.trust.suite;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Changes single characters of strings, and writes strings as JSON. */
final class ChangedText {
    /** The characters that replace a character or are inserted before it, including digits of other scripts and widths. */
    private static final String REPLACEMENTS = "0159-+:.,TtZzPS/ _aF\0\t\n\u00a0\u0660\u0966\uff15\u2212\u2010é€";

    private ChangedText() {}

    /** Returns all changes, in the order of the characters. */
    static List<String> of(String text) {
        List<String> changed = new ArrayList<>();
        for (int i = 0; i <= text.length(); i++) {
            String before = text.substring(0, i);
            String behind = text.substring(i);
            REPLACEMENTS.chars().forEach(character -> changed.add(before + (char) character + behind));
            changed.add(before);
            if (i < text.length()) {
                String rest = text.substring(i + 1);
                REPLACEMENTS.chars().forEach(character -> changed.add(before + (char) character + rest));
                changed.add(before + rest);
                changed.add(before + text.charAt(i) + behind);
            }
        }
        return changed.stream().distinct().toList();
    }

    /** Returns {@code text} as a JSON string. */
    static String json(String text) {
        return text.chars()
                .mapToObj(character -> character < ' ' || character == '"' || character == '\\'
                        ? escaped(character)
                        : String.valueOf((char) character))
                .collect(Collectors.joining("", "\"", "\""));
    }

    /** Returns {@code text} as a JSON string that consists of escapes. */
    static String escaped(String text) {
        return text.chars().mapToObj(ChangedText::escaped).collect(Collectors.joining("", "\"", "\""));
    }

    private static String escaped(int character) {
        return String.format("\\u%04x", character);
    }
}
