package dev.burin.benchmarks.trust.suite;

import dev.burin.reference.StrictParser.RawNumber;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Everything that RFC 8259 leaves to the reader; neither choice counts as a fault for any peer. */
public enum Policy {
    DUPLICATE_NAMES("two members of one name", "may be refused; if not, any of their values is right"),
    HALF_PAIRS("half of a surrogate pair, as an escape", "may be refused; if not, any text is right"),
    OTHER_ENCODINGS("a byte order mark, UTF-16 or UTF-32, at the start", "may be refused; if not, any value is right"),
    NUMBER_RANGE(
            "numbers that a double (or float) rounds to infinity or to zero, and exponents beyond ±400",
            "may be refused; if not, infinity, zero or the exact number is right, and no other is"),
    LARGE_INTEGERS(
            "integers beyond a long, where no type says otherwise",
            "may be refused; if not, the exact number or the nearest double is right"),
    LONG_NUMBERS("numbers of more than 300 characters", "may be refused; if not, the number must be right"),
    LONG_STRINGS("strings of more than 10,000 characters", "may be refused; if not, the text must be right"),
    DEPTH("nesting of more than 100 levels", "may be refused"),
    COERCION(
            "values of another type than the member's: 1.5 or \"1\" for an int, null for a primitive",
            "any declared outcome is right, but for Burin, which is held to what its documentation says"),
    TEXTS(
            "texts that are empty or have white space around, times that are numbers or arrays, 24:00 and the 60th second,"
                    + " constants that are unknown, numbers, or in other letters, Base64 with line breaks, without padding or"
                    + " with bits behind it",
            "the same"),
    KEYS("keys of maps with zeros or a sign in front, or twice in different spellings", "the same"),
    SHAPES(
            "members that are absent, arrays of members that are too short or too long, labels that are missing or twice,"
                    + " letters beyond ASCII where case does not matter",
            "the same");

    private static final int LONGEST_NUMBER = 300;
    private static final int LONGEST_STRING = 10_000;
    private static final int LARGEST_EXPONENT = 400;
    private static final int DEEPEST = 100;

    private final String what;
    private final String choice;

    Policy(String what, String choice) {
        this.what = what;
        this.choice = choice;
    }

    /** Returns the policies as a list in Markdown. */
    public static String footnote() {
        return Arrays.stream(values())
                .map(policy -> "- " + policy.what + ": " + policy.choice + "\n")
                .collect(Collectors.joining());
    }

    /** Returns whether a valid document may be rejected because of a number, a string or its depth. */
    static boolean mayRefuse(Object tree) {
        return mayRefuse(tree, 0);
    }

    private static boolean mayRefuse(Object tree, int depth) {
        Collection<?> elements =
                tree instanceof Map<?, ?> map ? map.values() : tree instanceof List<?> list ? list : List.of();
        return depth > DEEPEST
                || tree instanceof RawNumber number && mayRefuse(number.text())
                || tree instanceof String text && text.length() > LONGEST_STRING
                || elements.stream().anyMatch(element -> mayRefuse(element, depth + 1));
    }

    /** Returns whether this number may be rejected if it is read without a type or as {@code double}. */
    static boolean mayRefuse(String number) {
        return isLong(number) || isBeyondLong(number) || mayRefuse(number, Double.parseDouble(number));
    }

    /** Returns whether this number, which rounds to {@code rounded} in its type, may be rejected for that type. */
    static boolean mayRefuse(String number, double rounded) {
        return isLong(number)
                || Double.isInfinite(rounded)
                || rounded == 0 && !Numbers.isZero(number)
                || Math.abs(Numbers.exponent(number)) > LARGEST_EXPONENT;
    }

    private static boolean isLong(String number) {
        return number.length() > LONGEST_NUMBER;
    }

    private static boolean isBeyondLong(String number) {
        return Numbers.isInteger(number) && Numbers.bits(number) >= Long.SIZE;
    }

    /** Returns whether the first bytes show that this is not UTF-8, by a byte order mark or by the positions of zeros. */
    static boolean isOtherEncoding(byte[] json) {
        int first = at(json, 0);
        int second = at(json, 1);
        boolean hasMark = first == 0xEF && second == 0xBB && at(json, 2) == 0xBF
                || first == 0xFE && second == 0xFF
                || first == 0xFF && second == 0xFE;
        boolean hasZeros =
                (first == 0) != (second == 0) && isZeroLike(first, at(json, 2)) && isZeroLike(second, at(json, 3));
        boolean hasPairsOfZeros = first == 0 && second == 0 || second == 0 && at(json, 2) == 0 && at(json, 3) == 0;
        return hasMark || json.length > 1 && (hasZeros || json.length > 3 && hasPairsOfZeros);
    }

    private static int at(byte[] json, int index) {
        return index < json.length ? json[index] & 0xFF : -1;
    }

    /** Returns whether two bytes are both zero or both non-zero, or the second one does not exist. */
    private static boolean isZeroLike(int one, int other) {
        return other < 0 || (one == 0) == (other == 0);
    }
}
