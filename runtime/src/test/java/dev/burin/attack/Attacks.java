package dev.burin.attack;

import static dev.burin.attack.Texts.array;
import static dev.burin.attack.Texts.filled;
import static dev.burin.attack.Texts.nested;
import static dev.burin.attack.Texts.nestedTimes;
import static dev.burin.attack.Texts.object;
import static dev.burin.attack.Texts.quoted;
import static java.nio.charset.StandardCharsets.UTF_8;

import dev.burin.JsonLimits;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Stream;

/** Every family of hostile documents, in the order of {@code docs/attacks.md}. */
final class Attacks {
    private static final int MAX_DEPTH = JsonLimits.DEFAULT.maxDepth();

    /** Halfway between two doubles; any later digit other than 0 makes it round up. */
    private static final String HALF_WAY = "9007199254740993.";

    /** Four escapes, quotes and all kinds of UTF-8 sequences. */
    private static final String MIXED_TEXT = "\\n\\u20ac\\ud83d\\ude00\\\"\u00e9\u20ac\uD83D\uDE00x";

    private static final List<Attack> NESTING = List.of(
            Attack.of("A1 arrays, closed", n -> nested("[", n)),
            Attack.of("A1 objects, closed", n -> nested("{\"k\":", n)),
            Attack.of("A1 arrays and objects, closed", n -> nested("[{\"k\":", n)),
            Attack.of("A1 arrays, never closed", n -> filled("[", n)),
            Attack.of("A1 objects, never closed", n -> filled("{\"k\":", n)),
            Attack.of("A1 objects in a recursive type", n -> nested("{\"next\":", n)),
            Attack.of("A1 space between the brackets", n -> filled("[ \n\t\r", n)),
            Attack.of("A1 many values as deep as allowed", n -> array(nestedTimes("[", MAX_DEPTH - 2), n)),
            Attack.of("A1 many objects as deep as allowed", n -> array(nestedTimes("{\"k\":", MAX_DEPTH - 2), n)));

    private static final List<Attack> NUMBERS = List.of(
            Attack.of("A2 digits", n -> filled("9", n)),
            Attack.of("A2 a one and zeros", n -> "1" + filled("0", n)),
            Attack.of("A2 zeros after the point", n -> "0." + filled("0", n) + "1"),
            Attack.of("A2 digits after the point", n -> "-0." + filled("7", n)),
            Attack.of("A2 digits on both sides of the point", n -> filled("3", n / 2) + "." + filled("3", n / 2)),
            Attack.of("A2 zeros taken back by the exponent", n -> "1" + filled("0", n) + "e-" + n),
            Attack.of("A2 zeros in front of the exponent", n -> "1e" + filled("0", n) + "5"),
            Attack.of("A2 digits of the exponent", n -> "1e" + filled("9", n)),
            Attack.of("A2 digits of a negative exponent", n -> "1e-" + filled("9", n)),
            Attack.of("A2 half way between doubles for long", n -> HALF_WAY + filled("0", n) + "1"),
            Attack.of("A2 leading zeros", n -> filled("0", n)),
            Attack.of("A2 many numbers half way between doubles", n -> array(HALF_WAY + filled("0", 780) + "1", n)),
            Attack.of("A2 many numbers as long as allowed", n -> array(filled("8", 1_000), n)),
            Attack.of("A2 digits as the name of a member", n -> "{\"" + filled("9", n) + "\":1}"),
            Attack.of("A3 many exponents below all doubles", n -> array("1e-2147483649", n)),
            Attack.of("A3 many exponents of zero", n -> array("0e99999999999", n)),
            Attack.of("A3 many subnormal doubles", n -> array("2.2250738585072011e-308", n)));

    private static final List<Attack> NAMES = List.of(
            Attack.ofTrees("A4 names with one String.hashCode", n -> object(Collisions.ofStringHash(n / 36), "0")),
            Attack.of("A4 names with one FNV-1a hash", n -> object(Collisions.ofFnv1a(n / 110), "0")),
            Attack.ofTables(
                    "A4 names with the NameHash of a member", n -> object(Collisions.ofNameHash("count", n / 20), "0")),
            Attack.ofTrees("A4 strings with one hashCode", n -> array(quoted(Collisions.ofStringHash(n / 36)))),
            Attack.ofTrees("A4 points with one hashCode", n -> array(quoted(EqualHashes.ofPoints(n / 14, n)))),
            Attack.ofTrees("A4 points, some with one hashCode", n -> array(quoted(EqualHashes.ofPoints(n / 14, 250)))),
            Attack.ofTrees(
                    "A4 points as names, some with one hashCode", n -> object(EqualHashes.ofPoints(n / 14, 250), "0")),
            Attack.ofTrees(
                    "A4 longs with the hashCode of null, and nulls",
                    n -> array(List.of(String.join(",", EqualHashes.ofLong(n / 32)) + filled(",null", n / 2)))),
            Attack.of("A4 trees of sets", n -> array(EqualHashes.ofTrees(n / 300, 40))),
            Attack.of("A4 trees of sets, few of them again and again", n -> array(EqualHashes.ofTrees(n / 350, 15))),
            Attack.of("A4 pairs of sets in sets", EqualHashes::ofPairs),
            Attack.of("A7 many members", n -> object(Texts.numbered("n", n / 12), "0")),
            Attack.of("A7 many members with escaped names", n -> object(Texts.numbered("\\u006e", n / 16), "0")),
            Attack.of("A7 many empty objects as members", n -> object(Texts.numbered("n", n / 12), "{}")),
            Attack.of("A7 many integer keys", n -> object(Texts.numbered("1", n / 12), "0")),
            Attack.of("A19 one name all the time", n -> "{" + filled("\"count\":1,", n) + "\"count\":1}"));

    private static final List<Attack> STRINGS = List.of(
            Attack.of("A6 a plain string", n -> "\"" + filled("a", n) + "\""),
            Attack.of("A6 two-byte characters", n -> "\"" + filled("\u00e9", n) + "\""),
            Attack.of("A6 three-byte characters", n -> "\"" + filled("\u20ac", n) + "\""),
            Attack.of("A6 four-byte characters", n -> "\"" + filled("\uD83D\uDE00", n) + "\""),
            Attack.of("A6 short escapes", n -> "\"" + filled("\\n", n) + "\""),
            Attack.of("A6 hexadecimal escapes", n -> "\"" + filled("\\u20aC", n) + "\""),
            Attack.of("A6 escaped surrogate pairs", n -> "\"" + filled("\\ud83d\\ude00", n) + "\""),
            Attack.of("A6 everything in one string", n -> "\"" + filled(MIXED_TEXT, n) + "\""),
            Attack.of("A6 wide only at the end", n -> "\"" + filled("a", n) + "\u20ac\""),
            Attack.of("A6 escape only at the end", n -> "\"" + filled("a", n) + "\\n\""),
            Attack.of("A6 a string as an element", n -> "[\"" + filled(MIXED_TEXT, n) + "\"]"),
            Attack.of("A6 a name", n -> "{\"" + filled("a", n) + "\":0}"),
            Attack.of("A6 a name of escapes", n -> "{\"" + filled("\\u20ac", n) + "\":0}"),
            Attack.of("A8 a string never closed", n -> "\"" + filled("a", n)),
            Attack.of("A8 escapes never closed", n -> "\"" + filled("\\n", n)),
            Attack.of("A8 a string that ends within an escape", n -> "\"" + filled("\\u20ac", n) + "\\u20"),
            Attack.of("A8 backslashes without end", n -> "\"" + filled("\\\\", n) + "\\"),
            bytes("A11 no UTF-8 at the end of a string", n -> "\"" + filled("a", n), 0xFF, '"'),
            bytes("A11 a sequence cut off at the end", n -> "\"" + filled("\u20ac", n), 0xE2, 0x82),
            Attack.of("A12 a control character at the end of a string", n -> "\"" + filled("a", n) + "\u0001\""));

    private static final List<Attack> ELEMENTS = List.of(
            Attack.of("A7 many integers", n -> array("0", n)),
            Attack.of("A7 many fractions", n -> array("0.5", n)),
            Attack.of("A7 many nulls", n -> array("null", n)),
            Attack.of("A7 many literals", n -> array("true,false", n)),
            Attack.of("A7 many empty strings", n -> array("\"\"", n)),
            Attack.of("A7 many strings of one character", n -> array("\"a\"", n)),
            Attack.of("A7 many empty arrays", n -> array("[]", n)),
            Attack.of("A7 many empty objects", n -> array("{}", n)),
            Attack.of("A7 many small objects", n -> array("{\"count\":0}", n)),
            Attack.of("A7 many small objects with unknown members", n -> array("{\"x\":[{}],\"count\":0}", n)),
            Attack.of("A7 space in front", n -> filled(" \n\r\t", n) + "0"),
            Attack.of("A7 space between elements", n -> "[0" + filled(" ", n / 2) + "," + filled("\n", n / 2) + "0]"),
            Attack.of("A7 space between members", n -> "{ \"a\"" + filled(" ", n) + ": 0 }"),
            Attack.of("A7 space after a comma", n -> "[0," + filled("\t", n) + "]"),
            Attack.of("A7 space in front of a comma", n -> "[" + filled(" \n", n) + ",0]"),
            Attack.of("A7 space after a comma in an object", n -> "{\"a\":0," + filled(" ", n) + "}"),
            Attack.of("A7 commas", n -> "[" + filled(",", n) + "]"),
            Attack.of("A10 space and a byte after the value", n -> "0" + filled(" ", n) + "x"),
            Attack.of("A10 many documents", n -> filled("{}", n)),
            Attack.of("A10 brackets after the value", n -> "[]" + filled("]", n)),
            Attack.of("A14 literals without a space", n -> "[" + filled("nulltrue", n) + "]"),
            Attack.of("A22 a long name in the path", n -> "{\"" + filled("\\u001b[31m\\n\u00e4\u202e", n) + "\":x}"),
            Attack.of("A22 many long names in the path", n -> filled("{\"" + filled("\u00e4", 1_000) + "\":", n) + "x"),
            Attack.of("A22 a long text that is no value", n -> filled("\u001b[31m\n\u00e4\u202e", n)));

    static final List<Attack> ALL = Stream.of(NESTING, NUMBERS, NAMES, STRINGS, ELEMENTS)
            .flatMap(List::stream)
            .toList();

    private Attacks() {}

    /** Returns the attacks of the given classes, such as {@code A1} and {@code A22}. */
    static List<Attack> of(String... classes) {
        return ALL.stream()
                .filter(attack -> List.of(classes).contains(attack.name().split(" ", 2)[0]))
                .toList();
    }

    /** Returns an attack of a text followed by bytes that may not be valid UTF-8. */
    private static Attack bytes(String name, IntFunction<String> text, int... after) {
        return Attack.ofBytes(name, byteCount -> {
            byte[] front = text.apply(byteCount).getBytes(UTF_8);
            byte[] document = Arrays.copyOf(front, front.length + after.length);
            for (int i = 0; i < after.length; i++) {
                document[front.length + i] = (byte) after[i];
            }
            return document;
        });
    }
}
