package dev.burin.benchmarks.trust.suite;

import dev.burin.benchmarks.model.trust.Values;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.UUID;
import java.util.regex.Pattern;

/** UUIDs, bytes, large numbers, characters, enum constants, and doubles in other forms. */
final class ValueCases {
    private static final String ID = "f81d4fae-7dec-11d0-a765-00a0c91e6bf6";
    private static final Pattern UUID_TEXT = Pattern.compile("[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}");
    private static final Pattern PADDED = Pattern.compile("([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?");
    private static final Pattern TRIMMED = Pattern.compile("|\\s.*|.*\\s");
    private static final int MOST_DIGITS = 1_000;
    private static final int LARGEST_SCALE = 10_000;
    private static final long SEED = 45;

    private final Cases cases = new Cases();

    private final Table<?> base64 = Table.ofValues(
            cases,
            Subject.of(
                    Values.OfBytes.class,
                    held -> held.value == null ? null : ByteBuffer.wrap(held.value),
                    holding("\"AQIDBA==\""),
                    ByteBuffer.wrap(new byte[] {1, 2, 3, 4})));

    private ValueCases() {}

    static Suite suite(Extent extent) {
        ValueCases values = new ValueCases();
        values.addUuids(extent.mutationStep());
        values.addBytes(extent.mutationStep());
        values.addOtherBytes();
        values.addIntegers();
        values.addDecimals();
        values.addCharacters();
        values.addConstants();
        values.addNumberForms();
        return new Suite(
                "values",
                "UUIDs and Base64 with changes of each character, hexadecimal digits, BigInteger and BigDecimal within and"
                        + " beyond limits, characters, enum constants, the bits of a double, NaN.",
                values.cases.made());
    }

    private void addUuids(int step) {
        Table<?> table = Table.ofValues(
                cases,
                Subject.of(
                        Values.OfUuid.class, held -> held.value, holding(ChangedText.json(ID)), UUID.fromString(ID)));
        List<String> changed = ChangedText.of(ID);
        for (int i = 0; i < changed.size(); i += step) {
            addUuid(table, changed.get(i));
        }
        List.of(
                        ID,
                        ID.toUpperCase(Locale.ROOT),
                        "1-1-1-1-1",
                        "f81d4fae7dec11d0a76500a0c91e6bf6",
                        "{" + ID + "}",
                        "urn:uuid:" + ID,
                        ID.replace('-', '_'),
                        "f81d4fae-7dec-11d0-a7-6500a0c91e6bf6",
                        "f81d4fae7-dec-11d0-a765-00a0c91e6bf6",
                        "00000000-0000-0000-0000-000000000000",
                        "ffffffff-ffff-ffff-ffff-ffffffffffff",
                        "g81d4fae-7dec-11d0-a765-00a0c91e6bf6",
                        "1f81d4fae-7dec-11d0-a765-00a0c91e6bf6")
                .forEach(text -> addUuid(table, text));
        table.right(ChangedText.escaped(ID), UUID.fromString(ID));
        table.strict("\"+B1PrnfsEdCnZQCgyR5r9g==\"", "7", "[]", "true");
    }

    /** RFC 9562, section 4: groups of 8, 4, 4, 4 and 12 hexadecimal digits in either case. */
    private static void addUuid(Table<?> table, String text) {
        String json = ChangedText.json(text);
        if (UUID_TEXT.matcher(text).matches()) {
            table.right(json, UUID.fromString(text));
        } else if (TRIMMED.matcher(text).matches()) {
            table.strict(json);
        } else {
            table.wrong(json);
        }
    }

    private void addBytes(int step) {
        byte[] bytes = new byte[200];
        new Random(SEED).nextBytes(bytes);
        for (int length = 0; length < bytes.length; length += length < 20 ? 1 : 45) {
            addBase64(base64, Base64.getEncoder().encodeToString(Arrays.copyOf(bytes, length)));
        }
        for (String text : List.of("AQIDBA==", "AQIDBAU=", "AQID")) {
            List<String> changed = ChangedText.of(text);
            for (int i = 0; i < changed.size(); i += step) {
                addBase64(base64, changed.get(i));
            }
        }
        // Within data that is decoded many bytes at a time.
        String longer = Base64.getEncoder().encodeToString(bytes);
        for (int i = 0; i < longer.length(); i += 7) {
            for (String other : List.of("-", "_", "=", "\u0080", "\0", "\u0141", " ")) {
                addBase64(base64, longer.substring(0, i) + other + longer.substring(i + 1));
            }
        }
        base64.strict("[1,2,3]", "[]", "1", "true", "{}")
                .right("\"\\u0041QID\"", ByteBuffer.wrap(new byte[] {1, 2, 3}));
    }

    /** RFC 4648, section 4; Burin rejects what other sections leave to the reader, such as missing padding and line breaks. */
    private static void addBase64(Table<?> table, String text) {
        String json = ChangedText.json(text);
        if (PADDED.matcher(text).matches()) {
            byte[] bytes = Base64.getDecoder().decode(text);
            if (Base64.getEncoder().encodeToString(bytes).equals(text)) {
                table.right(json, ByteBuffer.wrap(bytes));
            } else {
                table.strict(json); // non-zero pad bits: MAY be rejected, section 3.5
            }
        } else if (text.matches("[A-Za-z0-9+/\\s]*=*\\s*")) {
            table.strict(json); // padding, section 3.2; line breaks, section 3.1
        } else {
            table.wrong(json); // other characters, section 3.3
        }
    }

    private void addOtherBytes() {
        ByteBuffer value = ByteBuffer.wrap(new byte[] {-5, -17, -1, 0});
        Table.ofValues(
                        cases,
                        Subject.own(
                                Values.OfUrlBytes.class,
                                held -> ByteBuffer.wrap(held.value),
                                holding("\"--__AA\""),
                                value))
                .right("\"\"", ByteBuffer.allocate(0))
                .right("\"_w\"", ByteBuffer.wrap(new byte[] {-1}))
                .wrong("\"--__A\"", "\"--__AA==\"", "\"--__A=\"", "\"++//AA\"", "\"_x\"", "\"--__AB\"", "\"--__A \"")
                .wrong("\"--__A\\n\"", "\"--__A\u00c1\"", "[1]", "1");
        Table.ofValues(
                        cases,
                        Subject.own(
                                Values.OfHexBytes.class,
                                held -> ByteBuffer.wrap(held.value),
                                holding("\"fbefff00\""),
                                value))
                .right("\"FBEFFF00\"", value)
                .right("\"\\u0066bEfFf00\"", value)
                .right("\"\"", ByteBuffer.allocate(0))
                .wrong("\"f\"", "\"fbefff0\"", "\"fbefff0g\"", "\"0xfbefff00\"", "\"fb efff00\"", "\"fb:ef:ff:00\"")
                .wrong("\"fbefff0\uff10\"", "\"fbefff0\\u0000\"", "\"\uff46b\"", "15", "[]");
    }

    private void addIntegers() {
        Table<?> table = Table.ofValues(
                cases,
                Subject.of(
                        Values.OfBigInteger.class,
                        held -> held.value,
                        holding("123456789012345678901234567890"),
                        new BigInteger("123456789012345678901234567890")));
        for (int digits : List.of(1, 18, 19, 20, 38, 39, 100, 300)) {
            BigInteger nines = BigInteger.TEN.pow(digits).subtract(BigInteger.ONE);
            table.right(nines.toString(), nines).right("-" + nines, nines.negate());
        }
        BigInteger most = BigInteger.TEN.pow(MOST_DIGITS - 1);
        table.withinLimits(most.toString(), most).withinLimits("-" + most, most.negate());
        table.limited(most + "0", most.multiply(BigInteger.TEN));
        table.right("0", BigInteger.ZERO).right("-0", BigInteger.ZERO);
        table.wrong("01", "-01", "+1", "1_000", "0x10", "--1", "-", "1.", ".5", "1e", "NaN");
        table.strict("1.0", "1.5", "1e2", "1E400", "\"1\"", "\"\"", "\" 1\"", "true", "[1]", "1e1000000000");
    }

    private void addDecimals() {
        Table<?> table = Table.ofValues(
                cases,
                Subject.of(
                        Values.OfBigDecimal.class,
                        held -> held.value == null ? null : held.value.stripTrailingZeros(),
                        holding("1234567890.12345678901234567890123456789"),
                        new BigDecimal("1234567890.12345678901234567890123456789")));
        for (String text : List.of(
                "0",
                "0.10",
                "-0.000",
                "1e2",
                "1E-2",
                "1.5e+3",
                "9".repeat(200),
                "0." + "3".repeat(200),
                "1e400",
                "-1e-400")) {
            table.right(text, new BigDecimal(text).stripTrailingZeros());
        }
        for (String text : List.of("1e" + LARGEST_SCALE, "1e-" + LARGEST_SCALE, "0." + "3".repeat(MOST_DIGITS - 1))) {
            table.withinLimits(text, new BigDecimal(text).stripTrailingZeros());
        }
        for (String text :
                List.of("1e10001", "1e-10001", "1".repeat(MOST_DIGITS + 1), "1e2147483647", "1e-2147483647")) {
            table.limited(text, new BigDecimal(text).stripTrailingZeros());
        }
        // Out of range for a BigDecimal: any value would be wrong, except for zero.
        table.wrong(
                "1e2147483649", "1e-2147483649", "1e4294967297", "1e99999999999999999999", "0.1e-9223372036854775808");
        table.wrong("01", "1.", ".1", "+1", "1e", "1e+", "1.e1", "0x1p3", "1d", "1f", "Infinity", "NaN", "1,5");
        table.strict("\"0.10\"", "\"\"", "true", "[1]", "0e2147483649", "0e-99999999999");
    }

    private void addCharacters() {
        Table.ofValues(cases, Subject.of(Values.OfChar.class, held -> held.value, holding("\"é\""), 'é'))
                .right("\"\\u00e9\"", 'é')
                .right("\"\\u0000\"", '\0')
                .right("\"\\\"\"", '"')
                .right("\"\uffff\"", '\uffff')
                .strict("\"\"", "\"ab\"", "\"\\u00e9x\"", "65", "null", "true", "[\"a\"]", "\"\ud83d\ude00\"")
                .strict("\"\\ud83d\"")
                .wrong("\"\0\"", "'a'", "a");
    }

    private void addConstants() {
        Table.ofValues(
                        cases,
                        Subject.of(Values.OfSize.class, held -> held.value, holding("\"LARGE\""), Values.Size.LARGE))
                .right("\"SM\\u0041LL\"", Values.Size.SMALL)
                .right("\"größe\"", Values.Size.größe)
                .right("\"gr\\u00f6\\u00dfe\"", Values.Size.größe)
                .strict(
                        "\"large\"",
                        "\"Large\"",
                        "\"GRÖSSE\"",
                        "\" LARGE\"",
                        "\"LARGE \"",
                        "\"\"",
                        "\"HUGE\"",
                        "0",
                        "1")
                .strict("\"0\"", "\"LARGE\\u0000\"", "\"LARG\"", "\"LARGEE\"", "99", "-1", "1.5", "true", "[\"LARGE\"]")
                .strict("{\"name\":\"LARGE\"}", "\"gro\\u0308ße\"", "\"\u212aARGE\"");
        Table.ofValues(
                        cases,
                        Subject.own(Values.OfColor.class, held -> held.value, holding("\"Red\""), Values.Color.RED))
                .right("\"RED\"", Values.Color.RED)
                .right("\"r\\u0045d\"", Values.Color.RED)
                .right("\"khaki\"", Values.Color.KHAKI)
                .right("\"blue\"", Values.Color.OTHER)
                .right("\"\"", Values.Color.OTHER)
                .wrong("0", "true", "[\"RED\"]", "{}", "\"RED", "RED");
    }

    private void addNumberForms() {
        Table.ofValues(cases, Subject.own(Values.OfBits.class, held -> held.value, holding("\"P_AAAAAAAAA\""), 1.0))
                .right("\"gAAAAAAAAAA\"", -0.0)
                .right("\"f_AAAAAAAAA\"", Double.POSITIVE_INFINITY)
                .right("\"\\u0050_AAAAAAAAA\"", 1.0)
                .wrong("\"P_AAAAAAAAB\"", "\"P_AAAAAAAA\"", "\"P_AAAAAAAAAA\"", "\"P/AAAAAAAAA\"", "\"P_AAAAAAAAA=\"")
                .wrong("1.0", "\"1.0\"", "\"\"", "\"P_AAAA AAAA\"", "\"P_AAAAAAAA\u00c1\"", "[]", "null");
        Table.ofValues(cases, Subject.own(Values.OfNonFinite.class, held -> held.value, holding("\"NaN\""), Double.NaN))
                .right("1.5", 1.5)
                .right("\"Infinity\"", Double.POSITIVE_INFINITY)
                .right("\"-Infinity\"", Double.NEGATIVE_INFINITY)
                .right("\"N\\u0061N\"", Double.NaN)
                .wrong(
                        "\"nan\"",
                        "\"1.5\"",
                        "\"+Infinity\"",
                        "\"INF\"",
                        "\"-INF\"",
                        "\"\"",
                        "\"NaN \"",
                        "NaN",
                        "Infinity")
                .wrong("-Infinity", "null", "1e400", "\"-NaN\"");
    }

    private static String holding(String json) {
        return "{\"value\":" + json + "}";
    }
}
