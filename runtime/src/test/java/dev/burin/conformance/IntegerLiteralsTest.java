package dev.burin.conformance;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.Codec;
import dev.burin.JsonException;
import dev.burin.JsonReader;
import dev.burin.JsonWriter;
import dev.burin.test.Corpus;
import dev.burin.test.Resources;
import java.util.List;
import java.util.Map;
import java.util.function.ToLongFunction;
import org.junit.jupiter.api.Test;

/**
 * Integers are read exactly or rejected, at every position; fractions, exponents, strings and null are not integers.
 */
class IntegerLiteralsTest {
    private static final Map<String, ToLongFunction<JsonReader>> READERS = Map.of(
            "byte", JsonReader::readByte,
            "short", JsonReader::readShort,
            "int", JsonReader::readInt,
            "long", JsonReader::readLong);

    /** Positions of a literal, which replaces the %s. */
    private static final List<String> PLACES = List.of("%s", "%s \r\n", "[0,%s]", "[0, %s\t]", "{\"f\":%s}");

    @Test
    void sharedLiteralsAreExactOrRejected() {
        List<String> rows = Corpus.lines("conformance/ints/int_literals.tsv");

        assertThat(rows).hasSizeGreaterThan(1_000);
        rows.forEach(IntegerLiteralsTest::check);
        assertThat(deviations(rows)).isEmpty();
    }

    @Test
    void ourLiteralsAreExactOrRejected() {
        List<String> rows = Resources.rows("conformance/integers.tsv");

        rows.forEach(IntegerLiteralsTest::check);
        assertThat(deviations(rows)).isEmpty();
    }

    /**
     * Returns the deviations of literals where no type requires an integer, by every input: decoded, skipped and
     * captured raw.
     */
    private static List<String> deviations(List<String> rows) {
        Deviations deviations = new Deviations();
        rows.stream().map(row -> row.split("\t")[1]).distinct().forEach(literal -> {
            byte[] document = literal.getBytes(UTF_8);
            deviations.check(literal, document, Context.allFor(document), Input.ALL);
        });
        return deviations.found();
    }

    private static void check(String row) {
        String[] fields = row.split("\t");
        // What the data leaves to a policy is rejected: 1.0, 1e2, "1" and null are not integers.
        boolean isRejected = fields[2].equals("ERROR") || fields[2].equals("POLICY");
        for (String place : PLACES) {
            Codec<Long> codec = codec(READERS.get(fields[0]), place.charAt(0));
            byte[] json = place.formatted(fields[1]).getBytes(UTF_8);
            for (Input input : Input.ALL) {
                Outcome outcome = Outcome.of(input, codec, json);
                if (isRejected) {
                    assertThat(outcome.error()).as("%s in %s", row, place).isInstanceOf(JsonException.class);
                } else {
                    assertThat(outcome)
                            .as("%s in %s", row, place)
                            .isEqualTo(new Outcome(Long.parseLong(fields[2]), null));
                }
            }
        }
    }

    /** Reads an integer, or the last one of an array or object. */
    private static Codec<Long> codec(ToLongFunction<JsonReader> integer, char first) {
        return new Codec<>() {
            @Override
            public void write(JsonWriter out, Long value) {
                out.writeLong(value);
            }

            @Override
            public Long read(JsonReader in) {
                return switch (first) {
                    case '[' -> lastElement(in, integer);
                    case '{' -> lastMember(in, integer);
                    default -> integer.applyAsLong(in);
                };
            }
        };
    }

    private static long lastElement(JsonReader in, ToLongFunction<JsonReader> integer) {
        long last = 0;
        for (boolean hasNext = in.beginArray(); hasNext; hasNext = in.nextElement()) {
            last = integer.applyAsLong(in);
        }
        return last;
    }

    private static long lastMember(JsonReader in, ToLongFunction<JsonReader> integer) {
        long last = 0;
        for (boolean hasNext = in.beginObject(); hasNext; hasNext = in.nextEntry()) {
            in.readName();
            last = integer.applyAsLong(in);
        }
        return last;
    }
}
