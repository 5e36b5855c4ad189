package dev.burin.internal.time;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.Objects;
import java.util.Random;
import java.util.function.Function;

/** What the twins of this package share: calls of kernels and of the JDK, and random values. */
final class Texts {

    /** The bytes that mutations put into strings. */
    private static final byte[] FOREIGN = ascii("0123456789-+:.,TtZz[]PHMSD /;\u0000\u0080\u00B0\u00FF");

    private Texts() {}

    /** The form of a writing kernel. */
    interface Writer<T> {
        int write(byte[] to, int at, T value);
    }

    /** The form of a reading kernel. */
    interface Reader<T> {
        T read(byte[] from, int at, int end);
    }

    static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    /**
     * Returns what is written at position 3 of an array that ends after the maximum number of bytes that the kernel
     * promises.
     */
    static <T> String written(Writer<T> writer, int maxBytes, T value) {
        byte[] to = new byte[3 + maxBytes];
        Arrays.fill(to, (byte) 'x');
        int end = writer.write(to, 3, value);
        assertThat(new String(to, 0, 3, StandardCharsets.ISO_8859_1)).isEqualTo("xxx");
        return new String(to, 3, end - 3, StandardCharsets.ISO_8859_1);
    }

    /** Returns what is read, having checked that bytes outside do not matter. */
    static <T> T read(Reader<T> reader, String text) {
        byte[] exact = ascii(text);
        T value = reader.read(exact, 0, exact.length);
        for (char hostile : new char[] {'0', '9', 'Z', ':', '.', '+', '-', ']', 'T', 'S'}) {
            String margin = String.valueOf(hostile).repeat(20);
            T amid = reader.read(ascii(margin + text + margin), 20, 20 + exact.length);
            if (!Objects.equals(amid, value)) {
                throw new AssertionError("%s amid %s instead of %s".formatted(amid, margin, value));
            }
        }
        return value;
    }

    /** Returns what the JDK parses, or null. */
    static <T> T parsed(Function<String, T> parser, String text) {
        try {
            return parser.apply(text);
        } catch (DateTimeException | ArithmeticException malformed) {
            return null;
        }
    }

    /** Returns {@code text} with one byte changed, added or removed, or its end cut off. */
    static String mutated(Random random, String text) {
        StringBuilder mutated = new StringBuilder(text);
        int at = random.nextInt(text.length());
        char foreign = (char) (FOREIGN[random.nextInt(FOREIGN.length)] & 0xFF);
        switch (random.nextInt(5)) {
            case 0 -> mutated.insert(at, foreign);
            case 1 -> mutated.deleteCharAt(at);
            case 2 -> mutated.setLength(at);
            default -> mutated.setCharAt(at, foreign);
        }
        return mutated.toString();
    }

    /** Returns a date, mostly of the years 0 to 9999. */
    static LocalDate date(Random random) {
        LocalDate first = LocalDate.of(0, 1, 1);
        return switch (random.nextInt(8)) {
            case 0 ->
                LocalDate.ofEpochDay(
                        random.nextLong() % LocalDate.of(999_999_999, 12, 31).toEpochDay());
            case 1 -> LocalDate.of(random.nextInt(40_000) - 20_000, 1 + random.nextInt(12), 1 + random.nextInt(28));
            default -> first.plusDays(random.nextInt(3_652_425));
        };
    }

    /** Returns a time with a fraction of any length. */
    static LocalTime time(Random random) {
        int unit = (int) Math.pow(10, random.nextInt(10));
        int nano = random.nextInt(1_000_000_000) / unit * unit;
        return LocalTime.ofSecondOfDay(random.nextInt(86_400)).withNano(nano);
    }

    static LocalDateTime dateTime(Random random) {
        return LocalDateTime.of(date(random), time(random));
    }

    static ZoneOffset offset(Random random) {
        int seconds = random.nextInt(2 * 64_800 + 1) - 64_800;
        return switch (random.nextInt(4)) {
            case 0 -> ZoneOffset.UTC;
            case 1 -> ZoneOffset.ofTotalSeconds(seconds);
            default -> ZoneOffset.ofTotalSeconds(seconds / 900 * 900);
        };
    }
}
