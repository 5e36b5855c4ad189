package dev.burin;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.burin.LineCodec.Line;
import dev.burin.codegen.value.Values;
import dev.burin.conformance.Context;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** At each limit a document passes; one beyond it fails with an error that names the limit. */
class JsonLimitsTest {
    private static final JsonOptions SMALL = JsonOptions.DEFAULT.withLimits(new JsonLimits(3, 5, 4));
    private static final JsonOptions UNLIMITED_DEPTH =
            JsonOptions.DEFAULT.withLimits(new JsonLimits(Integer.MAX_VALUE, 1, 0));
    private static final long ORDINARY_STACK_BYTES = 1 << 20;
    private static final long SMALL_STACK_BYTES = 1 << 18;

    private static final Map<String, Consumer<JsonReader>> READERS = Map.of(
            "untyped", Values::readUntyped,
            "skipped", JsonReader::skipValue,
            "captured raw", JsonReader::readRaw,
            "peeked and skipped",
                    in -> {
                        in.peekByte();
                        in.skipValue();
                    });

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    [[[]]] | [[[[]]]] | 3
                    [[[1]]] | [[[[1]]]] | 3
                    {"a":{"a":{}}} | {"a":{"a":{"a":{}}}} | 15
                    {"a":{"a":{"b":1}}} | {"a":{"a":{"b":{}}}} | 15
                    [{"a":[]},{"a":[]}] | [{"a":[]},{"a":[{}]}] | 16
                    [[],[],[],[],[[],[],[0]]] | [[],[],[],[],[[],[],[[]]]] | 21
                    """)
    void depthIsLimitedHoweverTheValueIsRead(String atLimit, String beyond, long offset) {
        READERS.forEach((name, read) -> {
            assertThatCode(() -> read.accept(reader(atLimit))).as(name).doesNotThrowAnyException();
            assertThatThrownBy(() -> read.accept(reader(beyond)))
                    .as(name)
                    .isInstanceOfSatisfying(JsonSyntaxException.class, e -> {
                        assertThat(e.code()).isEqualTo(JsonErrorCode.DEPTH_LIMIT);
                        assertThat(e.offset()).isEqualTo(offset);
                        assertThat(e)
                                .hasMessageContaining("JsonLimits.withMaxDepth")
                                .hasMessageContaining("3 levels");
                    });
        });
    }

    @Test
    void typedSkippedAndUntypedLevelsShareOneCounter() {
        String typedThenSkipped = "{\"count\":1,\"next\":{\"x\":[%s],\"count\":2}}";
        String derived = "[[[%s]]]";

        assertThatCode(() -> LineCodec.INSTANCE.read(reader(typedThenSkipped.formatted("1"))))
                .doesNotThrowAnyException();
        assertDepthLimit(() -> LineCodec.INSTANCE.read(reader(typedThenSkipped.formatted("[]"))));
        assertThatCode(() -> LineCodec.INSTANCE.list().list().list().read(reader(derived.formatted(""))))
                .doesNotThrowAnyException();
        assertDepthLimit(() -> LineCodec.INSTANCE.list().list().list().read(reader(derived.formatted("{}"))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"12345", "-12345", "0", "-0"})
    void integersWithinTheLimitOfDigitsPass(String text) {
        assertThat(reader(text).readBigInteger()).isEqualTo(new BigInteger(text));
        assertThat(reader(text).readBigDecimal()).isEqualTo(new BigDecimal(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"1.2345", "0.0001", "-0.1234", "1e4", "1E-4", "12345e-4", "0e4", "10000"})
    void decimalsWithinTheLimitsPassWithTheirScale(String text) {
        assertThat(reader(text).readBigDecimal()).isEqualTo(new BigDecimal(text));
    }

    @ParameterizedTest
    @CsvSource({
        "123456, withMaxNumberDigits",
        "-100000, withMaxNumberDigits",
        "1.23456, withMaxNumberDigits",
        "123456e-4, withMaxNumberDigits",
        "0.00001, withMaxNumberScale",
        "1e5, withMaxNumberScale",
        "1e-5, withMaxNumberScale",
        "0e5, withMaxNumberScale",
        "1e2147483648, withMaxNumberScale",
        "1e-2147483649, withMaxNumberScale",
        "1e99999999999999999999, withMaxNumberScale"
    })
    void numbersBeyondALimitNameIt(String text, String limit) {
        JsonException e =
                catchThrowableOfType(JsonException.class, () -> reader(text).readBigDecimal());

        assertThat(e).isInstanceOf(JsonMismatchException.class).hasMessageContaining("JsonLimits." + limit);
        assertThat(e.code()).isEqualTo(JsonErrorCode.NUMBER_LIMIT);
    }

    @Test
    void untypedIntegersAreLimitedOnceTheyExceedALong() {
        String longest = "9".repeat(1_000);

        assertThat(Values.readUntyped(JsonReader.of(longest.getBytes(US_ASCII))))
                .hasToString(longest);
        assertThatThrownBy(() -> Values.readUntyped(JsonReader.of((longest + "9").getBytes(US_ASCII))))
                .hasMessageContaining("JsonLimits.withMaxNumberDigits");
    }

    @Test
    void skippedNumbersAndDoublesMayBeOfAnyLength() {
        String digits = "7".repeat(1_000_000);

        JsonReader in = reader("[" + digits + ",0." + digits + ",1e" + digits + "]");
        in.skipValue();
        in.endDocument(true);
        assertThat(reader("0." + digits).readDouble()).isEqualTo(7.0 / 9);
        assertThat(reader("1" + "0".repeat(1_000_000) + "e-1000000").readDouble())
                .isEqualTo(1.0);
    }

    @Test
    void theWriterLimitsDepth() {
        JsonWriter out = new JsonWriter(SMALL);
        out.beginArray();
        out.beginObject();
        out.name("a").beginArray();

        assertThatThrownBy(out::beginArray)
                .hasMessageContaining("JsonLimits.withMaxDepth")
                .isInstanceOfSatisfying(
                        JsonException.class, e -> assertThat(e.path()).isEqualTo("$[0].a[0]"));
    }

    @Test
    void limitsThatLetNothingThroughAreRejected() {
        assertThatThrownBy(() -> new JsonLimits(0, 1, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new JsonLimits(1, 0, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new JsonLimits(1, 1, -1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("maxNumberScale must be at least 0, not -1");
        assertThatThrownBy(() -> JsonLimits.DEFAULT.withMaxDocumentBytes(0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("maxDocumentBytes must be at least 1, not 0");
        assertThatThrownBy(() -> JsonLimits.DEFAULT.withMaxEqualHashes(0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> JsonLimits.DEFAULT.withMaxElementBytes(0))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void limitsAreEqualIfAllOfThemAre() {
        JsonLimits limits = JsonLimits.DEFAULT;

        assertThat(limits.withMaxDepth(7)).isEqualTo(limits.withMaxDepth(7)).hasSameHashCodeAs(limits.withMaxDepth(7));
        assertThat(limits)
                .isNotEqualTo(limits.withMaxDepth(7))
                .isNotEqualTo(limits.withMaxNumberDigits(7))
                .isNotEqualTo(limits.withMaxNumberScale(7))
                .isNotEqualTo(limits.withMaxEqualHashes(7))
                .isNotEqualTo(limits.withMaxElementBytes(7))
                .isNotEqualTo(limits.withMaxDocumentBytes(7))
                .isNotEqualTo(limits.toString());
    }

    @Tag("stack")
    @Test
    void aSmallStackSufficesForAnUntypedValueAtTheLimit() throws InterruptedException {
        int maxDepth = JsonLimits.DEFAULT.maxDepth();
        withStack(SMALL_STACK_BYTES, () -> {
            for (String unit : List.of("[", "{\"a\":", "[{\"a\":")) {
                int count = unit.startsWith("[{") ? maxDepth / 2 : maxDepth;
                Object value = Values.readUntyped(JsonReader.of(nested(unit, count)));
                JsonWriter out = new JsonWriter();
                out.position(Values.putUntyped(out, 0, value));
                assertThat(out.toByteArray()).isEqualTo(nested(unit, count));
            }
        });
    }

    @Tag("stack")
    @Test
    void aSmallStackSufficesForATreeAtTheLimit() throws InterruptedException {
        int maxDepth = JsonLimits.DEFAULT.maxDepth();
        withStack(SMALL_STACK_BYTES, () -> {
            for (String unit : List.of("[", "{\"a\":", "[{\"a\":")) {
                byte[] json = nested(unit, unit.startsWith("[{") ? maxDepth / 2 : maxDepth);
                JsonValue tree = JsonValue.CODEC.fromJson(json);
                assertThat(tree.toJsonBytes()).isEqualTo(json);
                assertThat(JsonNull.NULL.mergePatch(tree).toJsonBytes()).isEqualTo(json);
            }
        });
    }

    @Tag("stack")
    @Test
    void halfOfAnOrdinaryStackSufficesForATypedValueAtTheLimit() throws InterruptedException {
        int maxDepth = JsonLimits.DEFAULT.maxDepth();
        withStack(ORDINARY_STACK_BYTES / 2, () -> {
            Line line = null;
            for (int i = 0; i < maxDepth; i++) {
                line = new Line(null, i, null, line);
            }
            assertThat(LineCodec.INSTANCE
                            .fromJson(LineCodec.INSTANCE.toJsonBytes(line))
                            .count())
                    .isEqualTo(maxDepth - 1);
        });
    }

    @Tag("stack")
    @Test
    void skippingAndReportingNeedNoStackHoweverDeep() throws InterruptedException {
        withStack(SMALL_STACK_BYTES, () -> {
            for (String unit : List.of("[", "{\"a\":", "[{\"a\":")) {
                byte[] deep = nested(unit, 500_000);
                JsonReader in = JsonReader.of(deep, 0, deep.length, UNLIMITED_DEPTH);
                in.skipValue();
                in.endDocument(true);
                JsonReader cut = JsonReader.of(deep, 0, deep.length / 2, UNLIMITED_DEPTH);
                assertThatThrownBy(cut::skipValue).isInstanceOf(JsonSyntaxException.class);
                assertDepthLimit(() -> Values.readUntyped(JsonReader.of(deep)));
                assertDepthLimit(() -> JsonReader.of(deep).skipValue());
            }
        });
    }

    private static void assertDepthLimit(Runnable read) {
        assertThatThrownBy(read::run).isInstanceOfSatisfying(JsonSyntaxException.class, e -> assertThat(e.code())
                .isEqualTo(JsonErrorCode.DEPTH_LIMIT));
    }

    private static JsonReader reader(String json) {
        byte[] utf8 = json.getBytes(US_ASCII);
        return JsonReader.of(utf8, 0, utf8.length, SMALL);
    }

    /**
     * Returns the opening unit {@code count} times, then the closing brackets; the innermost array or object is empty.
     */
    private static byte[] nested(String unit, int count) {
        StringBuilder closing = new StringBuilder();
        for (int i = unit.length() - 1; i >= 0; i--) {
            closing.append(unit.charAt(i) == '[' ? "]" : unit.charAt(i) == '{' ? "}" : "");
        }
        String opening = unit.repeat(count);
        String innermost = opening.endsWith(":") ? opening.substring(0, opening.length() - 4) : opening;
        return (innermost + closing.toString().repeat(count)).getBytes(US_ASCII);
    }

    @SuppressWarnings("CatchThrowable") // a StackOverflowError is what the tests look for
    private static void withStack(long stackBytes, Runnable task) throws InterruptedException {
        Throwable[] thrown = {null};
        Runnable caught = () -> {
            try {
                task.run();
            } catch (Throwable e) {
                thrown[0] = e;
            }
        };
        Thread thread = new Thread(null, caught, "small stack", stackBytes);
        thread.start();
        thread.join();
        assertThat(thrown[0]).isNull();
    }

    @Test
    void aDocumentFromAStreamIsReadUpToItsLimit() throws IOException {
        Codec<Object> codec = Context.UNTYPED.with(documentBytes(7));

        assertThat(codec.fromJson(new ByteArrayInputStream(" [1,2]\n".getBytes(US_ASCII))))
                .isEqualTo(List.of(1L, 2L));
        assertThatThrownBy(() -> codec.fromJson(new ByteArrayInputStream("{\"a\":1} ".getBytes(US_ASCII))))
                .isInstanceOfSatisfying(JsonSyntaxException.class, e -> {
                    assertThat(e.code()).isEqualTo(JsonErrorCode.DOCUMENT_LIMIT);
                    assertThat(e.offset()).isEqualTo(7);
                })
                .hasMessageContaining(
                        "More than 7 bytes of a document (raise it by JsonLimits.withMaxDocumentBytes if that is intended)");
        assertThat(codec.fromJson("[1,2,3,4,5]")).isEqualTo(List.of(1L, 2L, 3L, 4L, 5L));
    }

    @Test
    void anEndlessStreamIsReadOnlyUpToTheLimit() {
        AtomicLong count = new AtomicLong();
        InputStream endless = new InputStream() {
            @Override
            public int read() {
                count.incrementAndGet();
                return '[';
            }
        };

        assertThatThrownBy(() -> Context.UNTYPED.with(documentBytes(100_000)).fromJson(endless))
                .isInstanceOfSatisfying(
                        JsonSyntaxException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.DOCUMENT_LIMIT));
        assertThat(count).hasValue(100_001);
    }

    private static JsonOptions documentBytes(int count) {
        return JsonOptions.DEFAULT.withLimits(JsonLimits.DEFAULT.withMaxDocumentBytes(count));
    }
}
