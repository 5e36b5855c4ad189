package dev.burin.conformance;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.Codec;
import dev.burin.JsonReader;
import dev.burin.codegen.value.PrimitiveArrays;
import dev.burin.test.Corpus;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The data of nativejson-benchmark: json.org's checker, round trips, doubles bit by bit, strings byte by byte. */
class NativeJsonTest {
    private static final String FOLDER = "conformance/nativejson/";

    /** Legal since RFC 7159: a scalar as the whole document, and twenty nested arrays. */
    private static final Set<String> LEGAL_BY_NOW = Set.of("fail01_EXCLUDE", "fail18_EXCLUDE");

    /**
     * Our layout of numbers is that of the JDK from 19 on: the same digits, but an upper-case E, and 4.9 instead of 5.
     */
    private static final Map<String, String> OUR_TEXTS = Map.of(
            "roundtrip24", "[4.9E-324]",
            "roundtrip25", "[2.225073858507201E-308]",
            "roundtrip26", "[2.2250738585072014E-308]",
            "roundtrip27", "[1.7976931348623157E308]");

    @SuppressWarnings("unchecked") // reads any value, and writes it again
    private static final Codec<Object> UNTYPED = (Codec<Object>) Context.DECODED.codec();

    @Test
    void jsonCheckerDocumentsGetTheirVerdicts() {
        Map<String, byte[]> documents = Documents.in(FOLDER + "jsonchecker");
        Deviations deviations = new Deviations();

        assertThat(documents).hasSize(36);
        documents.forEach((name, document) -> {
            boolean isLegal = name.startsWith("pass") || LEGAL_BY_NOW.contains(name);
            Outcome outcome = Outcome.of(Input.WHOLE_ARRAY, UNTYPED, document);
            assertThat(outcome.error() == null).as(name).isEqualTo(isLegal);
            deviations.check(name, document, Context.ALL, Input.ALL);
        });
        assertThat(deviations.found()).isEmpty();
    }

    @Test
    void documentsSurviveARoundTrip() {
        Map<String, byte[]> documents = Documents.in(FOLDER + "roundtrip");
        Deviations deviations = new Deviations();

        assertThat(documents).hasSize(27);
        documents.forEach((name, document) -> {
            deviations.check(name, document, Context.ALL, Input.ALL);
            Object value = UNTYPED.fromJson(document);
            String written = UNTYPED.toJson(value);
            assertThat(UNTYPED.fromJson(written)).as(name).isEqualTo(value);
            assertThat(written).as(name).isEqualTo(OUR_TEXTS.getOrDefault(name, new String(document, UTF_8).strip()));
        });
        assertThat(deviations.found()).isEmpty();
    }

    @Test
    void doublesAreReadBitByBit() {
        List<String> rows = Corpus.lines(FOLDER + "doubles.tsv");
        Deviations deviations = new Deviations();

        assertThat(rows).hasSizeGreaterThan(50);
        for (String row : rows) {
            String[] fields = row.split("\t");
            byte[] json = fields[0].getBytes(UTF_8);
            double[] values = PrimitiveArrays.readDoubles(JsonReader.of(json));
            assertThat(Double.doubleToRawLongBits(values[0])).as(row).isEqualTo(bits(fields[1]));
            deviations.check(row, json, Context.ALL, Input.ALL);
        }
        assertThat(deviations.found()).isEmpty();
    }

    @Test
    void stringsAreReadByteByByte() {
        List<String> rows = Corpus.lines(FOLDER + "strings.tsv");
        Deviations deviations = new Deviations();

        assertThat(rows).isNotEmpty();
        for (String row : rows) {
            String[] fields = row.split("\t", -1);
            JsonReader in = JsonReader.of(fields[0].getBytes(UTF_8));
            in.beginArray();
            assertThat(in.readString().getBytes(UTF_8))
                    .as(row)
                    .isEqualTo(HexFormat.of().parseHex(fields[1].replace(" ", "")));
            deviations.check(row, fields[0].getBytes(UTF_8), Context.ALL, Input.ALL);
        }
        assertThat(deviations.found()).isEmpty();
    }

    private static long bits(String hex) {
        return Long.parseUnsignedLong(hex, 16);
    }
}
