package dev.burin.benchmarks.trust.suite;

import dev.burin.benchmarks.model.trust.Keys;
import dev.burin.benchmarks.model.trust.Values.Size;
import java.math.BigInteger;
import java.time.LocalDate;
import java.util.Map;
import java.util.UUID;
import java.util.function.Function;

/** Map keys that are numbers, enum constants, UUIDs and dates: their strings, and different strings of the same key. */
final class KeyCases {
    private static final String ID = "f81d4fae-7dec-11d0-a765-00a0c91e6bf6";

    private final Cases cases = new Cases();

    private KeyCases() {}

    static Suite suite() {
        KeyCases keys = new KeyCases();
        keys.addTexts();
        keys.addInts();
        keys.addLongs();
        keys.addOtherNumbers();
        keys.addOthers();
        return new Suite(
                "map keys",
                "Keys of maps that are texts, numbers, booleans, enum constants, UUIDs and dates: out of range, with zeros"
                        + " in front, in escapes, and the same one twice in different spellings.",
                keys.cases.made());
    }

    private <T, K> Table<T> keys(Class<T> type, Function<T, Map<K, Integer>> value, String key, K expected) {
        String example = "{\"value\":{\"" + key + "\":1}}";
        return Table.ofValues(cases, Subject.of(type, value, example, Map.of(expected, 1)))
                .right("{}", Map.of())
                .right("{" + ChangedText.escaped(key) + ":2}", Map.of(expected, 2))
                .strict("{\"" + key + "\":1,\"" + key + "\":2}")
                .strict("{\"" + key + "\":1," + ChangedText.escaped(key) + ":2}")
                .strict("[]", "\"\"", "1", "{\"" + key + "\":\"1\"}", "{\"" + key + "\":1.5}", "{\"" + key + "\":true}")
                .wrong("{" + key + ":1}", "{\"" + key + "\":1,}", "{\"" + key + "\" 1}", "{\"" + key + "\"}");
    }

    private void addTexts() {
        keys(Keys.OfString.class, held -> held.value, "a", "a")
                .right("{\"\":1}", Map.of("", 1))
                .right("{\"a\\u0000\":1,\"a\":2}", Map.of("a\0", 1, "a", 2))
                .right("{\"\u00e9\":1,\"e\u0301\":2}", Map.of("\u00e9", 1, "e\u0301", 2))
                .right("{\"A\":1,\"a\":2}", Map.of("A", 1, "a", 2))
                .right("{\"Aa\":1,\"BB\":2}", Map.of("Aa", 1, "BB", 2)) // with the same hashCode
                .right("{\"@type\":1,\"$ref\":2}", Map.of("@type", 1, "$ref", 2))
                .wrong("{null:1}", "{1:1}", "{true:1}", "{\"\0\":1}", "{\"\\x\":1}");
    }

    private void addInts() {
        keys(Keys.OfInteger.class, held -> held.value, "17", 17)
                .right("{\"-2147483648\":1,\"2147483647\":2}", Map.of(Integer.MIN_VALUE, 1, Integer.MAX_VALUE, 2))
                .right("{\"0\":1}", Map.of(0, 1))
                .wrong("{\"2147483648\":1}", "{\"-2147483649\":1}", "{\"4294967296\":1}", "{\"4294967313\":1}")
                .wrong(
                        "{\"1.5\":1}",
                        "{\"x\":1}",
                        "{\"1x\":1}",
                        "{\"0x11\":1}",
                        "{\"1_7\":1}",
                        "{\"--17\":1}",
                        "{\"-\":1}")
                .wrong("{\"1\\u00007\":1}", "{\"99999999999999999999\":1}")
                .strict(
                        "{\"017\":1}",
                        "{\"+17\":1}",
                        "{\"17\":1,\"017\":2}",
                        "{\"-0\":1,\"0\":2}",
                        "{\"1.0\":1}",
                        "{\"1e1\":1}")
                .strict(
                        "{\"\":1}",
                        "{\" 17\":1}",
                        "{\"17 \":1}",
                        "{\"\u0661\u0667\":1}",
                        "{\"\uff11\":1}",
                        "{\"null\":1}");
    }

    private void addLongs() {
        keys(Keys.OfLong.class, held -> held.value, "4294967296", 4294967296L)
                .right("{\"-9223372036854775808\":1}", Map.of(Long.MIN_VALUE, 1))
                .right("{\"9223372036854775807\":1}", Map.of(Long.MAX_VALUE, 1))
                .wrong("{\"9223372036854775808\":1}", "{\"-9223372036854775809\":1}", "{\"18446744073709551617\":1}")
                .wrong("{\"1L\":1}", "{\"1.5\":1}", "{\"99999999999999999999\":1}")
                .strict("{\"01\":1}", "{\"+1\":1}", "{\"1e3\":1}", "{\"\":1}", "{\"-0\":1,\"0\":2}");
    }

    private void addOtherNumbers() {
        keys(
                        Keys.OfBigInteger.class,
                        held -> held.value,
                        "18446744073709551617",
                        new BigInteger("18446744073709551617"))
                .wrong("{\"1.5\":1}", "{\"x\":1}", "{\"0x1\":1}")
                .strict("{\"01\":1}", "{\"+1\":1}", "{\"\":1}", "{\"1\":1,\"01\":2}");
        keys(Keys.OfDouble.class, held -> held.value, "0.5", 0.5)
                .right("{\"1e300\":1}", Map.of(1e300, 1))
                .right("{\"0.1\":1}", Map.of(0.1, 1))
                .wrong("{\"x\":1}", "{\"1,5\":1}", "{\"1e\":1}")
                .strict(
                        "{\"0.5\":1,\"5e-1\":2}",
                        "{\"00.5\":1}",
                        "{\".5\":1}",
                        "{\"1e400\":1}",
                        "{\"0.5f\":1}",
                        "{\"0x1p3\":1}")
                .strict("{\"\":1}", "{\" 0.5\":1}", "{\"NaN\":1}", "{\"Infinity\":1}");
        keys(Keys.OfBoolean.class, held -> held.value, "true", true)
                .right("{\"false\":0}", Map.of(false, 0))
                .wrong("{\"tru\":1}", "{\"truex\":1}", "{\"yes\":1}")
                .strict("{\"TRUE\":1}", "{\"True\":1}", "{\"1\":1}", "{\"\":1}", "{\" true\":1}");
    }

    private void addOthers() {
        keys(Keys.OfSize.class, held -> held.value, "LARGE", Size.LARGE)
                .strict(
                        "{\"Large\":1}",
                        "{\"HUGE\":1}",
                        "{\"1\":1}",
                        "{\"\":1}",
                        "{\" LARGE\":1}",
                        "{\"LARGE\\u0000\":1}");
        UUID id = UUID.fromString(ID);
        keys(Keys.OfUuid.class, held -> held.value, ID, id)
                .right("{\"F81D4FAE-7dec-11d0-a765-00a0c91e6bf6\":1}", Map.of(id, 1))
                .wrong("{\"1-1-1-1-1\":1}", "{\"x\":1}", "{\"" + ID + "0\":1}", "{\"{" + ID + "}\":1}")
                .strict(
                        "{\"\":1}",
                        "{\" " + ID + "\":1}",
                        "{\"" + ID + "\":1,\"F81D4FAE-7dec-11d0-a765-00a0c91e6bf6\":2}");
        keys(Keys.OfLocalDate.class, held -> held.value, "2024-02-29", LocalDate.of(2024, 2, 29))
                .wrong("{\"2023-02-29\":1}", "{\"2026-13-01\":1}", "{\"2026-1-1\":1}", "{\"2024-02-29x\":1}")
                .wrong("{\"\u0662\u0660\u0662\u0664-02-29\":1}")
                .strict("{\"\":1}", "{\" 2024-02-29\":1}", "{\"20240229\":1}", "{\"2024-02-29T00:00\":1}");
    }
}
