package dev.burin;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.codegen.value.Redactions;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code redacted()} of a codec written by hand, as generated ones are. */
class RedactedCodecTest {
    /** Any JSON, masked where the writer is redacting. */
    private static final Codec<RawJson> MASKED = redacting(Redactions::mask);

    private interface Form {
        int apply(JsonWriter out, int from, int to);
    }

    private static Codec<RawJson> redacting(Form form) {
        return new Codec<>() {
            @Override
            public void write(JsonWriter out, RawJson value) {
                int at = out.beginValue();
                out.position(form.apply(out, at, out.putRaw(at, value)));
            }

            @Override
            public RawJson read(JsonReader in) {
                return in.readRaw();
            }
        };
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "\"a\" | \"***\" | \"ac8d8342bbb2362d\" | \"***\"",
                "1 | \"***\" | \"6b86b273ff34fce1\" | \"***\"",
                "null | null | null | null",
                "-123456789012 | \"***\" | \"HASH\" | \"***9012\"",
                "\"\\u0041bcdefghijkl\" | \"***\" | \"HASH\" | \"***ijkl\"",
                "[\"123456789012\"] | \"***\" | \"HASH\" | \"***\"",
                "false | \"***\" | \"HASH\" | \"***\"",
            })
    void valuesAreOverwritten(String json, String mask, String hash, String last4) {
        RawJson value = RawJson.of(json);

        assertThat(MASKED.redacted().toJson(value)).isEqualTo(mask);
        assertThat(redacting(Redactions::last4).redacted().toJson(value)).isEqualTo(last4);
        String hashed = redacting(Redactions::hash).redacted().toJson(value);
        if (hash.equals("\"HASH\"")) {
            assertThat(hashed).matches("\"[0-9a-f]{16}\"");
        } else {
            assertThat(hashed).isEqualTo(hash);
        }
        assertThat(MASKED.toJson(value)).isEqualTo(json);
    }

    @Test
    void nothingOfWhatIsLongStaysBehind() {
        String secret = "\"" + "s3cret".repeat(10_000) + "\"";
        Codec<List<RawJson>> codec = MASKED.list().redacted();
        RawJson raw = RawJson.of(secret);

        assertThat(codec.toJson(List.of(raw, raw))).isEqualTo("[\"***\",\"***\"]");
        byte[] target = new byte[20];
        assertThat(codec.toJson(List.of(raw), target, 0)).isEqualTo(7);
        JsonWriter out = new JsonWriter();
        out.writeValue(codec, List.of(raw));
        assertThat(new String(out.bytes(), ISO_8859_1)).doesNotContain("s3cret");
    }

    @Test
    void redactionEndsWithTheValueAlsoIfItFails() {
        Codec<String> failing = new Codec<>() {
            @Override
            public void write(JsonWriter out, String value) {
                assertThat(out.isRedacting()).isTrue();
                throw new IllegalStateException(value);
            }

            @Override
            public String read(JsonReader in) {
                return in.readString();
            }
        };
        JsonWriter out = new JsonWriter();

        assertThatThrownBy(() -> out.writeValue(failing.redacted(), "x")).isInstanceOf(IllegalStateException.class);
        assertThat(out.isRedacting()).isFalse();
    }

    @Test
    void codecsOfNullStayThat() {
        assertThat(MASKED.nullable().redacted().toJson(null)).isEqualTo("null");
        assertThat(MASKED.nullable().redacted().list().toJson(Arrays.asList(null, RawJson.of("1"))))
                .isEqualTo("[null,\"***\"]");
        assertThatThrownBy(() -> MASKED.nullable().redacted().fromJson("null"))
                .isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void nothingIsRead() {
        Codec<RawJson> redacted = MASKED.redacted();

        assertThat(redacted.redacted()).isSameAs(redacted);
        assertThatThrownBy(() -> redacted.fromJson("1")).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> redacted.set().fromJson("[]")).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> redacted.array(RawJson[]::new).fromJson("[]"))
                .isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> redacted.with(JsonOptions.PRETTY).fromJson("1"))
                .isInstanceOf(JsonMismatchException.class)
                .hasCauseInstanceOf(UnsupportedOperationException.class);
    }
}
