package dev.burin.processor.behaviour;

import static dev.burin.processor.behaviour.Compiled.compile;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import java.util.UUID;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A document twice as long takes twice the time: a quadratic algorithm takes minutes for documents of this size. */
@Timeout(20)
class LinearTimeTest {
    private static final int COUNT = 1_000_000;
    private static final String IDS =
            "class Ids extends LinkedHashSet<UUID> { private static final long serialVersionUID = 1; }";
    private static final String NUMBERS = """
            class Numbers implements Codec<UUID> {
                @Override public void write(JsonWriter out, UUID value) { out.writeInt((int) value.getMostSignificantBits()); }
                @Override public UUID read(JsonReader in) { int x = in.readInt(); return new UUID(x, x); }
            }
            """;

    @Test
    void collectionsThatCopyOnWriteAreCopiedOnce() {
        Compiled type = compile("@JsonCodec record A(CopyOnWriteArrayList<Integer> m) {}");
        String json = "{\"m\":[" + "7,".repeat(COUNT) + "null]}";

        assertThat(type.roundTrip(json)).isEqualTo(json);
    }

    /** Hash tables sort elements with equal hash codes, but search all of them linearly for null, whose hash code is 0. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Set<Long>",
                "LinkedHashSet<? extends String>",
                "Set<UUID>",
                "@JsonUsing(content = Numbers.class) Set<UUID>",
                "Ids"
            })
    void nullIsSearchedForOnceAmongElementsWithItsHashCode(String type) {
        Compiled compiled = compile("@JsonCodec record A(" + type + " tags) {}", IDS, NUMBERS);
        IntFunction<String> element = elementOf(type);
        String first = elements(0, COUNT / 10, element);
        String others = elements(COUNT / 10, COUNT / 5, element);
        String nulls = ",null".repeat(COUNT / 5);

        assertThat(compiled.roundTrip("{\"tags\":[" + first + nulls + "," + others + nulls + "]}"))
                .isEqualTo("{\"tags\":[" + first + ",null," + others + "]}");
    }

    private static String elements(int from, int to, IntFunction<String> element) {
        return IntStream.range(from, to).mapToObj(element).collect(Collectors.joining(","));
    }

    private static IntFunction<String> elementOf(String type) {
        if (type.contains("Long")) {
            return i -> Long.toString((long) i << Integer.SIZE | i);
        }
        if (type.contains("String")) {
            return i -> '"' + withHashOfNull(Integer.toString(i)) + '"';
        }
        return type.contains("Numbers") ? Integer::toString : i -> '"' + new UUID(i, i).toString() + '"';
    }

    /** Returns the string with seven more characters, chosen so that its hash code, a polynomial in 31, becomes 0. */
    private static String withHashOfNull(String text) {
        char[] chars = (text + "]]]]]]]").toCharArray();
        long missing = Integer.toUnsignedLong(-String.valueOf(chars).hashCode());
        for (int at = chars.length - 1; missing > 0; at--) {
            chars[at] += (char) (missing % 31);
            missing /= 31;
        }
        return String.valueOf(chars);
    }

    @Test
    void theElementsHaveTheHashCodeOfNull() {
        assertThat(Objects.hashCode(null)).isZero();
        for (int i : new int[] {0, 1, 31, 12_345, COUNT}) {
            assertThat(Long.hashCode((long) i << Integer.SIZE | i)).isZero();
            assertThat(withHashOfNull(Integer.toString(i)).hashCode()).isZero();
            assertThat(new UUID(i, i).hashCode()).isZero();
        }
    }
}
