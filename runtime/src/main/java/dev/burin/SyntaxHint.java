package dev.burin;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Set;

/** What to do about bytes that are invalid JSON but common in other notations. */
final class SyntaxHint {
    private static final Set<String> LITERALS = Set.of("true", "false", "null");
    private static final Set<String> MEANT_AS_LITERALS = Set.of("true", "false", "null", "none", "nil", "undefined");
    private static final Set<String> NO_NUMBERS = Set.of("nan", "infinity", "inf");
    /** That in UTF-8 is EF BB BF; those in UTF-16 are FE FF and FF FE, so all begin with it or a greater byte. */
    private static final int FIRST_OF_BYTE_ORDER_MARK = 0xEF;

    private static final int LONGEST_WORD = 9;

    private SyntaxHint() {}

    /**
     * Returns a remark in parentheses that begins with a space, or nothing.
     *
     * @param at what was found where something else was expected, in {@code document[from..to)}
     * @param end the bracket before which what is expected may be missing, with the comma before it
     */
    static String of(byte[] document, int from, int at, int to, char end) {
        String remark = remark(document, from, at, to, end);
        return remark.isEmpty() ? "" : " (" + remark + ")";
    }

    private static String remark(byte[] document, int from, int at, int to, char end) {
        if ((document[at] == end || document[at] == ',') && isAfterComma(document, from, at)) {
            return "a comma stands between two members or elements only";
        }
        if ((at == from && to - from >= 2 && (document[at] & 0xFF) >= FIRST_OF_BYTE_ORDER_MARK) || document[at] == 0) {
            return "JSON is UTF-8 without a byte order mark";
        }
        return switch (document[at]) {
            case '\'' -> "JSON has strings in double quotes only";
            case '/', '#' -> "JSON has no comments";
            case '.' -> "a number begins with a digit";
            case '+' -> "a number has no leading plus sign";
            default -> ofWord(word(document, at, to));
        };
    }

    /** Or an opening bracket, which a stream has in place of the comma between two elements. */
    private static boolean isAfterComma(byte[] document, int from, int at) {
        int before = at - 1;
        while (before >= from && FoundBytes.isWhitespace(document[before])) {
            before--;
        }
        return before >= from && (document[before] == ',' || document[before] == '[' || document[before] == '{');
    }

    private static String ofWord(String word) {
        String lowerCase = word.toLowerCase(Locale.ROOT);
        if (NO_NUMBERS.contains(lowerCase)) {
            return "JSON has no number for it";
        }
        boolean isMisspelt = MEANT_AS_LITERALS.contains(lowerCase) && !LITERALS.contains(word);
        return isMisspelt ? "the literals of JSON are true, false and null" : "";
    }

    private static String word(byte[] document, int at, int to) {
        int end = at;
        while (end < to && end - at <= LONGEST_WORD && FoundBytes.isWordPart(document[end])) {
            end++;
        }
        return new String(document, at, end - at, StandardCharsets.ISO_8859_1);
    }
}
