package dev.burin.attack;

import static java.util.stream.Collectors.joining;

import dev.burin.JsonException;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The words of messages that contain nothing of the document. */
final class OwnWords {
    private static final String EXPECTED_KIND = anyOf(
            "an object",
            "an array",
            "a string",
            "a number",
            "a boolean",
            "a value",
            "true, false or null",
            "an int",
            "a long",
            "a short",
            "a byte",
            "an integer",
            "a double",
            "a float",
            "a colon",
            "a comma or the end of the object",
            "a comma or the end of the array",
            "a member name in quotes",
            "a comma or brace before a member name",
            "a digit",
            "the closing quote of a string",
            "the end of the document",
            "a string of one character",
            "a UUID",
            "a base64 string",
            "base64 with padding",
            "a duration such as PT1H30M",
            "a date such as 2026-11-21",
            "a time such as 09:30:00",
            "a date and time such as 2026-11-21T09:30:00",
            "an instant such as 2026-11-21T09:30:00Z",
            "a date and time with offset such as 2026-11-21T09:30:00+01:00",
            "a date and time with offset such as 2026-11-21T09:30:00.000+00:00",
            "a date and time with zone such as 2026-11-21T09:30:00+01:00[Europe/Zurich]",
            "one of NANOSECONDS, MICROSECONDS, MILLISECONDS, SECONDS, MINUTES, HOURS, DAYS",
            "an offset such as +01:00",
            "an instant of the years that java.sql.Timestamp has, such as 2026-11-21T09:30:00Z",
            "an IP address such as 192.0.2.1",
            "a year such as \"2026\"",
            "a year and month such as 2026-11",
            "a time zone such as Europe/Zurich",
            "a time with offset such as 09:30:00+01:00",
            "a period such as P1Y2M3D",
            "a month and day such as --11-21",
            "a language tag such as de-CH",
            "a currency such as CHF",
            "a character set such as UTF-8",
            "a URL such as https://example.org/",
            "a regular expression of at most 1000 characters",
            "a URI",
            "a path",
            "a value other than null",
            "an int in quotes",
            "a long in quotes",
            "a short in quotes",
            "a byte in quotes",
            "a double in quotes",
            "a float in quotes",
            "an integer in quotes",
            "an integer in quotes, of at most 1000 digits",
            "a number in quotes",
            "a number in quotes, of at most 1000 digits and a scale within 10000",
            "a number, or \"NaN\", \"Infinity\" or \"-Infinity\"",
            "the bits of a double, 11 characters of base64 for URLs",
            "the bits of a float, 6 characters of base64 for URLs",
            "base64 for URLs, without padding",
            "pairs of hexadecimal digits",
            "the time of an instant as a number",
            "a date or time of the pattern uuuu/MM/dd",
            "a date or time of the pattern uuuu/MM/dd HH:mm:ss",
            "an object with one member",
            "an object with one member, whose name says what Line it is",
            "an array of the type and the value",
            "an array of what Line it is, and the value",
            "the end of the array, which says a type",
            "a line",
            "one of Red, Green");

    private static final String A_NUMBER_OF_A_CONSTANT =
            "one of [0-9]+ \\([A-Z]+\\)(, [0-9]+ \\([A-Z]+\\))*(, \\.\\.\\.)?";

    /** What may be expected, in our own words. */
    private static final String EXPECTED = "(" + EXPECTED_KIND + "|" + A_NUMBER_OF_A_CONSTANT + ")";

    private static final String FOUND = anyOf(
            "an object",
            "an array",
            "a string",
            "another string",
            "a number",
            "a number with a fraction or an exponent",
            "a boolean",
            "null",
            "a comma",
            "a colon",
            "a closing bracket",
            "something else");
    private static final String HINT = anyOf(
            " (JSON is UTF-8 without a byte order mark)",
            " (JSON has strings in double quotes only)",
            " (JSON has no comments)",
            " (JSON has no number for it)",
            " (a number begins with a digit)",
            " (a number has no leading plus sign)",
            " (a comma stands between two members or elements only)",
            " (the literals of JSON are true, false and null)",
            " (a boxed type that may be null accepts it; for a primitive member, nullForPrimitive = DEFAULT does)");
    private static final String FLAW = " \\(near index [0-9]+\\)";
    private static final String EXCEPTION =
            "\\((java\\.lang\\.(IllegalArgument|NumberFormat|StringIndexOutOfBounds)|dev\\.burin\\.Json(Syntax|Mismatch))Exception\\)";
    private static final String OF_THIS_TEST = "dev\\.burin\\.attack\\.(ContentInErrorsTest|EqualHashes)\\$[0-9]";

    /** Everything that messages say apart from the path: all words are our own. */
    private static final Pattern SENTENCE = Pattern.compile(String.join(
            "|",
            "Expected " + EXPECTED + " but found " + FOUND + HINT + "?",
            "Expected " + EXPECTED + " but the document (ends here|is empty)",
            "Expected " + EXPECTED + " but found another string" + FLAW,
            "Expected " + EXPECTED,
            "The number is out of range for " + EXPECTED,
            "A number of more than 1000 digits \\(raise it by JsonLimits\\.withMaxNumberDigits if that is intended\\)",
            "A number of a scale beyond 10000 \\(raise it by JsonLimits\\.withMaxNumberScale if that is intended\\)",
            "A string of more than 3 characters \\(raise @JsonLimit\\(length = 3\\) if that is intended\\)",
            "A number of more than 3 digits \\(raise @JsonLimit\\(digits = 3\\) if that is intended\\)",
            "More than 3 bytes \\(raise @JsonLimit\\(length = 3\\) if that is intended\\)",
            "More than (0|500) elements or members \\(raise @JsonLimit\\(items = (0|500)\\) if that is intended\\)",
            "Sets in sets take too long to hash and compare "
                    + "\\(use a List, or raise JsonLimits\\.withMaxEqualHashes if that is intended\\)",
            "More than 1000 elements or keys with one hash code "
                    + "\\(raise it by JsonLimits\\.withMaxEqualHashes if that is intended\\)",
            "Nested deeper than 512 levels \\(raise it by JsonLimits\\.withMaxDepth if that is intended\\)",
            "The stack of this thread ended in level [0-9]+ "
                    + "\\(allow fewer by JsonLimits\\.withMaxDepth, or give the thread more stack\\)", // with 256 KiB
            // of it
            "Nested deeper than 100 levels within one value \\(raise @JsonLimit\\(depth = 100\\) if that is intended\\)",
            "Invalid UTF-8",
            "Invalid number \\((a number has no leading zeros|a digit follows the (sign|decimal point)|an exponent has a digit)\\)",
            "Invalid escape \\(a backslash itself is written \\\\\\\\\\)",
            "The escape \\\\u takes four hexadecimal digits",
            "Half of a surrogate pair stands alone",
            "Control characters must be escaped in strings",
            "The member (occurs twice in one object|is unknown to Line|is one too many: the object around a value has one member, which names its type)",
            "The member name has more than 3 characters \\(raise @JsonLimit\\(length = 3\\) if that is intended\\)",
            "The member name is not (" + EXPECTED + "|" + A_NUMBER_OF_A_CONSTANT + ")(" + FLAW + ")?",
            "The member name is not (true or false|one character|an integer of at most 1000 digits)",
            "The member name is not a number of at most 1000 digits and a scale within 10000",
            "The member name is not a key (" + EXCEPTION + "|\\(" + OF_THIS_TEST + " returned null\\))",
            OF_THIS_TEST + " refused the value " + EXCEPTION,
            OF_THIS_TEST + " failed " + EXCEPTION,
            "Line has 1 member, but here is another element",
            "Line\\.(sku|@type) is required but missing(: one of Red, Green)?",
            "Members before discriminators, at all levels together, exceed 16 times the document "
                    + "\\(write the discriminator first\\)"));

    /** A path without names: only wildcards, indices and ellipses. */
    static final Pattern PATH = Pattern.compile("\\$(\\.\\*|\\[[0-9]+]|\\.\\.\\.)*");

    private OwnWords() {}

    /** Returns whether a message or path says more than these words. */
    static boolean hasOthers(JsonException e) {
        int length = e.getMessage().length() - place(e).length();
        return !e.getMessage().endsWith(place(e))
                || !PATH.matcher(e.path()).matches()
                || !SENTENCE.matcher(e.getMessage().substring(0, length)).matches();
    }

    /** Returns how a message ends. */
    static String place(JsonException e) {
        return ", at " + e.path() + " (line " + e.line() + ", column " + e.column() + ").";
    }

    private static String anyOf(String... texts) {
        return Stream.of(texts).map(Pattern::quote).collect(joining("|", "(", ")"));
    }
}
