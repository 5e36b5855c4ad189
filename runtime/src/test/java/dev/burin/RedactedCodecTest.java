package dev.burin;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.burin.codegen.value.Redactions;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code redacted()} of codecs written by hand in the form of generated ones. */
class RedactedCodecTest {
    /** Any JSON, masked if the writer is redacting. */
    private static final Codec<RawJson> MASKED = redacting(Redactions::mask);

    /** Writes a string as raw JSON, which it may not be. */
    private static final Codec<String> INNER_DOCUMENT = new Codec<>() {
        @Override
        public void write(JsonWriter out, String value) {
            out.writeRaw(RawJson.of(value));
        }

        @Override
        public String read(JsonReader in) {
            return in.readString();
        }
    };

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
    void noPartOfALongValueRemains() {
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
    void redactionEndsWithTheValueEvenIfItFails() {
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
    void redactionSurvivesAResetByTheCodec() throws IOException {
        Codec<RawJson> undecided = new Codec<>() {
            @Override
            public void write(JsonWriter out, RawJson value) {
                out.writeString("not this");
                out.reset();
                MASKED.write(out, value);
            }

            @Override
            public RawJson read(JsonReader in) {
                return in.readRaw();
            }
        };
        RawJson secret = RawJson.of("\"s3cret\"");

        assertThat(undecided.toJson(secret)).isEqualTo("\"s3cret\"");
        assertThat(undecided.redacted().toJson(secret)).isEqualTo("\"***\"");
        ByteArrayOutputStream lines = new ByteArrayOutputStream();
        undecided.redacted().toLines(Stream.of(secret, secret), lines);
        assertThat(lines.toString(ISO_8859_1)).isEqualTo("\"***\"\n\"***\"\n");
        JsonWriter out = new JsonWriter();
        undecided.redacted().write(out, secret);
        out.reset();
        assertThat(out.isRedacting()).isFalse();
    }

    @Test
    void pathsOfStackOverflowsHaveNoNames() {
        Codec<String> endless = new Codec<>() {
            @Override
            public void write(JsonWriter out, String value) {
                out.beginObject();
                out.name("s3cret").writeValue(this, value);
            }

            @Override
            public String read(JsonReader in) {
                return in.readString();
            }
        };
        JsonOptions deep = JsonOptions.DEFAULT.withLimits(JsonLimits.DEFAULT.withMaxDepth(Integer.MAX_VALUE));

        assertThatThrownBy(() -> endless.with(deep).toJson("x")).hasMessageContaining("s3cret");
        assertThatThrownBy(() -> endless.redacted().with(deep).toJson("x"))
                .isInstanceOfSatisfying(JsonException.class, e -> {
                    assertThat(e.code()).isEqualTo(JsonErrorCode.DEPTH_LIMIT);
                    assertThat(e.path()).startsWith("$.*").doesNotContain("s3cret");
                })
                .hasMessageNotContaining("s3cret");
        assertThatThrownBy(() -> endless.with(deep).toJson("x")).hasMessageContaining("s3cret");
    }

    @Test
    void pathsOfUnwritableValuesHaveNoNames() {
        Codec<Map<String, Double>> codec = Codecs.DOUBLE.map();
        Map<String, Double> cards = Map.of("4111 1111", Double.NaN);

        assertThatThrownBy(() -> codec.toJson(cards)).hasMessageContaining("at $[\"4111 1111\"] (");
        for (ThrowingCallable writing : writingsOf(codec.redacted(), cards)) {
            assertThatThrownBy(writing)
                    .isInstanceOfSatisfying(
                            JsonException.class, e -> assertThat(e.path()).endsWith(".*"))
                    .hasMessageStartingWith(
                            "NaN has no JSON text: write null or a string, as @JsonNumber(nonFinite) does, at $")
                    .hasMessageNotContaining("4111");
        }
    }

    @Test
    void errorsInAnEmbeddedDocumentAreNotDisclosed() {
        assertThatThrownBy(() -> INNER_DOCUMENT.toJson("[1 4111]"))
                .hasMessageContaining("found 4111")
                .hasCauseInstanceOf(JsonSyntaxException.class);
        for (ThrowingCallable writing : writingsOf(INNER_DOCUMENT.redacted(), "[1 4111]")) {
            assertThatThrownBy(writing)
                    .isInstanceOfSatisfying(
                            JsonException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.NOT_REPRESENTABLE))
                    .hasMessageStartingWith(
                            INNER_DOCUMENT.getClass().getName() + " failed (dev.burin.JsonSyntaxException), at $")
                    .hasMessageNotContaining("4111")
                    .hasNoCause();
        }
    }

    /** A writer serves one document after the other, all of them in the same array. */
    @Test
    void anErrorKeptFromAnotherDocumentIsNotDisclosed() {
        JsonException kept = catchThrowableOfType(
                JsonException.class, () -> Codecs.DOUBLE.map().toJson(Map.of("4111", Double.NaN)));
        Codec<String> failing = new Codec<>() {
            @Override
            public String read(JsonReader in) {
                throw new UnsupportedOperationException();
            }

            @Override
            public void write(JsonWriter out, String value) {
                throw kept;
            }
        };

        assertThat(kept).hasMessageContaining("4111");
        assertThatThrownBy(() -> failing.toJson("x"))
                .hasMessageStartingWith(
                        failing.getClass().getName() + " failed (dev.burin.JsonException: NaN has no JSON text")
                .hasMessageEndingWith("at $ (line 1, column 1).")
                .hasCause(kept);
        for (ThrowingCallable writing : writingsOf(failing.redacted(), "x")) {
            assertThatThrownBy(writing)
                    .isInstanceOf(JsonException.class)
                    .hasMessageNotContaining("4111")
                    .hasNoCause();
        }
    }

    private static <T> List<ThrowingCallable> writingsOf(Codec<T> codec, T value) {
        return List.of(
                () -> codec.toJson(value),
                () -> codec.toJsonBytes(value),
                () -> codec.toJson(value, new ByteArrayOutputStream()),
                () -> codec.toJson(value, new byte[100], 0),
                () -> codec.with(JsonOptions.PRETTY).toJson(value),
                () -> codec.list().toJson(List.of(value)),
                () -> codec.list().map().list().toJson(List.of(Map.of("4111", List.of(value)))),
                () -> codec.toLines(Stream.of(value), new ByteArrayOutputStream()),
                () -> codec.toArray(Stream.of(value), new ByteArrayOutputStream()),
                () -> new JsonWriter().writeValue(codec, value),
                () -> new JsonWriter(JsonOptions.PRETTY).writeValue(codec.list(), List.of(value)));
    }

    @Test
    void messagesElsewhereInTheDocumentHaveContent() {
        JsonWriter out = new JsonWriter();
        out.beginObject();
        out.name("open");
        assertThatThrownBy(() -> out.writeValue(INNER_DOCUMENT.redacted(), "[1 4111]"))
                .hasMessageContaining("at $.* (")
                .hasMessageNotContaining("4111");

        assertThatThrownBy(() -> out.writeValue(INNER_DOCUMENT, "[1 4111]"))
                .hasMessageContainingAll("found 4111", "at $.open (")
                .hasCauseInstanceOf(JsonSyntaxException.class);
    }

    @Test
    void nullableCodecsStayNullable() {
        assertThat(MASKED.nullable().redacted().toJson(null)).isEqualTo("null");
        assertThat(MASKED.nullable().redacted().list().toJson(Arrays.asList(null, RawJson.of("1"))))
                .isEqualTo("[null,\"***\"]");
        assertThatThrownBy(() -> MASKED.nullable().redacted().fromJson("null"))
                .isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void redactedCodecsDoNotRead() {
        Codec<RawJson> redacted = MASKED.redacted();

        assertThat(redacted.redacted()).isSameAs(redacted);
        assertThatThrownBy(() -> redacted.fromJson("1")).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> redacted.fromJson("\uD800")).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> redacted.fromJson(new byte[] {'1'})).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> redacted.fromJson(ByteBuffer.allocate(0)))
                .isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> redacted.fromJson(new ByteArrayInputStream(new byte[0])))
                .isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> redacted.set().fromJson("[]")).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> redacted.array(RawJson[]::new).fromJson("[]"))
                .isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void redactedCodecsWithOtherOptionsDoNotReadEither() {
        Codec<RawJson> redacted = MASKED.redacted().with(JsonOptions.PRETTY);
        InputStream untouchable = new InputStream() {
            @Override
            public int read() {
                throw new AssertionError("read although the codec only writes");
            }
        };

        assertThat(redacted.toJson(RawJson.of("1"))).isEqualTo("\"***\"");
        assertThat(Stream.<ThrowingCallable>of(
                        () -> redacted.fromJson("1"),
                        () -> redacted.fromJson("\uD800"),
                        () -> redacted.fromJson(new byte[] {'1'}),
                        () -> redacted.fromJson(new byte[] {'1'}, 0, 1),
                        () -> redacted.fromJson(ByteBuffer.allocate(0)),
                        () -> redacted.fromJson(untouchable),
                        () -> redacted.tryFromJson(new byte[] {'1'}),
                        () -> redacted.tryFromJson("\uD800"),
                        () -> redacted.tryFromJson(untouchable),
                        () -> redacted.merge(RawJson.of("1"), new byte[] {'1'}),
                        () -> redacted.merge(RawJson.of("1"), "\uD800"),
                        () -> redacted.stream(untouchable),
                        () -> redacted.lines(untouchable),
                        () -> redacted.tryLines(untouchable),
                        () -> redacted.list().fromJson("[]")))
                .allSatisfy(reading -> assertThatThrownBy(reading).isInstanceOf(UnsupportedOperationException.class));
    }
}
