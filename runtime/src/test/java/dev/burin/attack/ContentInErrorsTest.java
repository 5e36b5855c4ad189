package dev.burin.attack;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.util.regex.Pattern.LITERAL;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.burin.Codec;
import dev.burin.JsonErrorCode;
import dev.burin.JsonException;
import dev.burin.JsonLimits;
import dev.burin.JsonOptions;
import dev.burin.JsonReader;
import dev.burin.JsonWriter;
import dev.burin.KeyCodec;
import dev.burin.codegen.MemberName;
import dev.burin.codegen.value.LimitedBytes;
import dev.burin.codegen.value.NumberForm;
import dev.burin.codegen.value.UtilTexts;
import dev.burin.codegen.value.Values;
import dev.burin.conformance.Context;
import dev.burin.conformance.Documents;
import dev.burin.conformance.Input;
import dev.burin.conformance.Outcome;
import java.io.ByteArrayInputStream;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A22: with content switched off, messages and paths contain nothing of the document; with stack traces switched off,
 * there are none.
 */
class ContentInErrorsTest {
    private static final JsonOptions HIDING = JsonOptions.DEFAULT.withContentInErrors(false);

    /** For hundreds of thousands of errors, whose stack traces would take most of the time. */
    private static final JsonOptions HIDING_QUICKLY = HIDING.withStackTraces(false);

    private static final int MAX_CUT = 50;

    private static final MemberName TYPE = MemberName.of("@type");

    /** Codecs in which user code meets the content of the document. */
    private static final List<Codec<?>> USER_CODE = List.of(
            codec(in -> {
                throw new IllegalArgumentException(in.readString());
            }),
            codec(in -> Context.UNTYPED.fromJson("[0," + in.readString())),
            codec(in -> {
                in.limitLength(3);
                in.skipValue();
            }),
            codec(in -> {
                in.limitElements(0);
                in.skipValue();
            }),
            codec(in -> {
                in.limitDigits(3);
                in.skipValue();
            }),
            codec(in -> LimitedBytes.readHex(in, 3)),
            codec(in -> {
                for (boolean hasNext = in.beginObject(); hasNext; hasNext = in.nextEntry()) {
                    in.limitName(in.readName().length(), 3);
                    in.skipValue();
                }
            }),
            codec(in -> {
                for (boolean hasNext = in.beginObject(); hasNext; hasNext = in.nextEntry()) {
                    in.readKey(keys(null));
                }
            }),
            Context.UNTYPED.map(keys("refused: ")),
            codec(in -> {
                if (in.beginObject() && in.nextMember()) {
                    throw in.unknownMember("Line");
                }
            }),
            codec(in -> {
                in.skipValue();
                throw in.mismatch("a line");
            }),
            codec(in -> {
                in.skipValue();
                throw in.missing("Line", 0, 1, MemberName.of("sku"));
            }),
            codec(in -> {
                for (boolean hasNext = in.beginPositional(); hasNext; hasNext = in.nextElement()) {
                    throw in.unknownElement("Line", 1);
                }
            }),
            codec(ContentInErrorsTest::readSubtypes),
            codec(in -> {
                in.peekLabel(TYPE, "Line", "Red, Green");
                throw in.unknownLabel(TYPE, "Line", "Red, Green");
            }));

    /** Writes a document within the document. */
    private static final Codec<Object> USER_CODE_THAT_WRITES = codec(JsonReader::skipValue);

    private static Codec<Object> codec(Consumer<JsonReader> read) {
        return new Codec<>() {
            @Override
            public void write(JsonWriter out, Object value) {
                // Writes a value that comes from a stranger, as a document of its own.
                Context.UNTYPED.toJson(value);
            }

            @Override
            public Object read(JsonReader in) {
                read.accept(in);
                return "read";
            }
        };
    }

    /** Reads values with a label at every level, and refuses the innermost one. */
    private static void readSubtypes(JsonReader in) {
        in.peekLabel(TYPE, "Line", "Red, Green");
        boolean isInnermost = true;
        for (boolean hasNext = in.beginObject(); hasNext && in.nextMember(); ) {
            if (in.peekByte() == '{') {
                isInnermost = false;
                readSubtypes(in);
            } else {
                in.skipValue();
            }
        }
        if (isInnermost) {
            throw in.mismatch("a line");
        }
    }

    /** Refuses every name, by null or by an exception that quotes it. */
    private static KeyCodec<String> keys(String reason) {
        return new KeyCodec<>() {
            @Override
            public String toName(String key) {
                return null;
            }

            @Override
            public String fromName(String name) {
                if (reason == null) {
                    return null;
                }
                throw new IllegalArgumentException(reason + name);
            }
        };
    }

    private static Stream<Codec<?>> codecs() {
        return Stream.concat(Reading.ALL.stream().map(Reading::codec), USER_CODE.stream());
    }

    private static Stream<byte[]> attacks() {
        return Attacks.ALL.stream().flatMap(attack -> Stream.of(attack.document(40), attack.document(2_000)));
    }

    private static Stream<byte[]> secrets() {
        return Secrets.ALL.stream().map(secret -> secret.getBytes(ISO_8859_1));
    }

    /** The beginnings of each secret, of fewer than {@value #MAX_CUT} bytes. */
    private static Stream<byte[]> cutSecrets() {
        return secrets().flatMap(secret -> IntStream.range(1, Math.min(secret.length, MAX_CUT))
                .mapToObj(length -> Arrays.copyOf(secret, length)));
    }

    @Test
    void noAttackIsQuoted() {
        assertNothingIsQuoted(attacks());
    }

    @Test
    void noSecretIsQuotedWhereverTheDocumentEnds() {
        assertNothingIsQuoted(Stream.concat(secrets(), cutSecrets()));
    }

    @Test
    void noDocumentOfTheTestSuiteIsQuoted() {
        assertNothingIsQuoted(Documents.in("conformance/jsontestsuite/test_parsing").entrySet().stream()
                .filter(document -> document.getKey().startsWith("n_"))
                .map(Map.Entry::getValue));
    }

    private static void assertNothingIsQuoted(Stream<byte[]> documents) {
        Set<String> quotes = new TreeSet<>();
        documents.forEach(json -> quotes.addAll(quotes(json, HIDING_QUICKLY)));
        assertThat(quotes).isEmpty();
    }

    @Test
    void everySecretIsQuotedByDefault() {
        assertThat(Secrets.ALL)
                .filteredOn(secret ->
                        quotes(secret.getBytes(ISO_8859_1), JsonOptions.DEFAULT).isEmpty())
                .isEmpty();
    }

    @Test
    void theSecretsCauseEveryErrorOfTheReader() {
        // These are errors of the writer and of streams.
        Set<JsonErrorCode> codes = EnumSet.of(
                JsonErrorCode.NOT_REPRESENTABLE,
                JsonErrorCode.OUTPUT_TOO_LARGE,
                JsonErrorCode.ELEMENT_LIMIT,
                JsonErrorCode.DOCUMENT_LIMIT);
        Stream.concat(secrets(), cutSecrets())
                .forEach(json -> errors(json, HIDING_QUICKLY).forEach(e -> codes.add(e.code())));
        assertThat(codes).containsExactlyInAnyOrder(JsonErrorCode.values());
    }

    @Test
    void elementsOfStreamsAreNotQuotedEither() {
        JsonOptions options = HIDING.withLimits(JsonLimits.DEFAULT.withMaxElementBytes(20));
        for (String element : List.of("\"Zebra7Quark\\x\"", "{\"Zebra7Quark\":x}", "\"Zebra7Quark of Zebra7Quarks\"")) {
            byte[] json = ("[" + element + "]").getBytes(ISO_8859_1);

            assertThatThrownBy(() -> Context.UNTYPED.with(options).stream(new ByteArrayInputStream(json))
                            .toList())
                    .isInstanceOf(JsonException.class)
                    .message()
                    .doesNotContain("Zebra", "Quark");
        }
    }

    @Test
    void optionsChangeNothingElseAboutAnError() {
        JsonOptions others = HIDING.withStackTraces(false);
        Stream.concat(attacks(), secrets()).forEach(json -> assertThat(errors(json, others))
                .usingElementComparator((a, b) -> coordinates(a).equals(coordinates(b)) ? 0 : 1)
                .containsExactlyElementsOf(errors(json, JsonOptions.DEFAULT)));
    }

    private static List<Object> coordinates(JsonException e) {
        return List.of(e.getClass(), e.code(), e.offset(), e.line(), e.column(), e.getCause() == null);
    }

    @Test
    void errorsHaveAStackTraceUnlessItIsSwitchedOff() {
        Stream.concat(attacks(), secrets()).forEach(json -> {
            assertThat(errors(json, JsonOptions.DEFAULT))
                    .allSatisfy(e -> assertThat(e.getStackTrace()).isNotEmpty());
            assertThat(errors(json, JsonOptions.DEFAULT.withStackTraces(false)))
                    .allSatisfy(e -> assertThat(e.getStackTrace()).isEmpty());
        });
    }

    @Test
    void exceptionsOfUserCodeAreStillTheCause() {
        assertThatThrownBy(() ->
                        USER_CODE.get(0).with(HIDING.withStackTraces(false)).fromJson("\"Zebra7Quark\""))
                .hasMessageContaining(" refused the value (java.lang.IllegalArgumentException), at $ (")
                .cause()
                .hasMessage("Zebra7Quark")
                .satisfies(cause -> assertThat(cause.getStackTrace()).isNotEmpty());
    }

    @Test
    void stringsWithUnpairedSurrogatesAreNotQuoted() {
        String json = "{\"Zebra7Quark\":\"\ud83d?\"}";

        assertThatThrownBy(() -> Context.UNTYPED.with(HIDING).fromJson(json))
                .hasMessage("The document holds half of a surrogate pair, at $.* (line 1, column 17).");
        assertThatThrownBy(() -> Context.UNTYPED.fromJson(json)).hasMessageContaining("at $.Zebra7Quark (");
    }

    @Test
    void unwritableValuesAreNotQuotedEither() {
        BigDecimal fraud = new BigDecimal("1") {
            @Override
            public String toString() {
                return "Zebra7Quark";
            }
        };
        List<Object> values = List.of(
                Map.of("Zebra7Quark", Double.NaN),
                Map.of("Zebra7Quark", Map.of("Zebra7Quark", fraud)),
                List.of(Map.of("Zebra7Quark", "Zebra7Quark\ud83d")));
        for (Object value : values) {
            for (Codec<Object> codec : List.of(Context.UNTYPED, USER_CODE_THAT_WRITES)) {
                assertThatThrownBy(() -> codec.toJson(value)).hasMessageContaining("Zebra7Quark");
                JsonException e = catchThrowableOfType(
                        JsonException.class, () -> codec.with(HIDING).toJson(value));
                assertThat(e.getMessage()).doesNotContain("Zebra", "Quark").endsWith(OwnWords.place(e));
                assertThat(e.path()).matches(OwnWords.PATH);
            }
        }
    }

    /** Writers of values without a JSON form, each with a secret value. */
    static Stream<Named<Codec<Object>>> writersOfSecrets() {
        NumberForm exact = NumberForm.of(2, RoundingMode.UNNECESSARY, NumberForm.NonFinite.FAIL);
        return Stream.of(
                Named.of("decimals", writing((out, at) -> exact.put(out, at, 71.375))),
                Named.of(
                        "decimals of a BigDecimal", writing((out, at) -> exact.put(out, at, new BigDecimal("71.375")))),
                Named.of(
                        "keys of one text",
                        writing((out, at) -> Values.putUntyped(out, at, Map.of("71.375", 1, 71.375, 2)))),
                Named.of("a raw value", writing((out, at) -> Values.putRawText(out, at, "[71.375,]"))),
                Named.of(
                        "flags",
                        writing((out, at) -> UtilTexts.PATTERN.put(out, at, Pattern.compile("71.375(", LITERAL)))));
    }

    @ParameterizedTest
    @MethodSource("writersOfSecrets")
    void unwritableSecretsAreNotQuotedWithoutContentOrWhenRedacted(Codec<Object> codec) {
        assertThatThrownBy(() -> codec.with(HIDING).toJson("")).satisfies(ContentInErrorsTest::hidesTheNumber);
        assertThatThrownBy(() -> codec.redacted().toJson("")).satisfies(ContentInErrorsTest::hidesTheNumber);
    }

    /** Stores a value at a position, as generated code does. */
    private interface Put {
        int at(JsonWriter out, int at);
    }

    private static void hidesTheNumber(Throwable e) {
        assertThat(e).isInstanceOf(JsonException.class).hasNoCause();
        assertThat(e.getMessage()).doesNotContain("71", "375");
    }

    private static Codec<Object> writing(Put put) {
        return new Codec<>() {
            @Override
            public void write(JsonWriter out, Object value) {
                put.at(out, 0);
            }

            @Override
            public Object read(JsonReader in) {
                throw new UnsupportedOperationException();
            }
        };
    }

    @Test
    void readersAndWritersCreatedDirectlyHaveOptionsToo() {
        byte[] json = "{\"Zebra7Quark\":x}".getBytes(ISO_8859_1);
        JsonReader in = JsonReader.of(json, 0, json.length, HIDING);
        JsonWriter out = new JsonWriter(HIDING);
        out.beginObject();

        assertThat(in.options()).isSameAs(HIDING);
        assertThatThrownBy(() -> Values.readUntyped(in)).hasMessageContaining("at $.* (");
        assertThat(out.options()).isSameAs(HIDING);
        assertThatThrownBy(() -> out.name("Zebra7Quark").writeDouble(Double.NaN))
                .hasMessageContaining("at $.* (");
    }

    /** Returns what each codec throws for a document. */
    private static List<JsonException> errors(byte[] json, JsonOptions options) {
        return codecs().map(codec -> Outcome.of(Input.PART_AMONG_QUOTES, codec.with(options), json)
                        .error())
                .filter(error -> error != null)
                .map(JsonException.class::cast)
                .toList();
    }

    /** Returns the messages that contain more than our own words. */
    private static List<String> quotes(byte[] json, JsonOptions options) {
        return errors(json, options).stream()
                .filter(OwnWords::hasOthers)
                .map(Throwable::getMessage)
                .toList();
    }
}
