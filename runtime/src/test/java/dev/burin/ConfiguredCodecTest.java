package dev.burin;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.LineCodec.Line;
import dev.burin.codegen.ReadsNull;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** A codec with options applies them in every call, and so do the codecs derived from it. */
class ConfiguredCodecTest {
    private static final JsonOptions TWO_LEVELS = JsonOptions.DEFAULT.withLimits(new JsonLimits(2, 5, 4));
    private static final Codec<Line> LIMITED = LineCodec.INSTANCE.with(TWO_LEVELS);
    private static final Line FLAT = new Line("a", 1, List.of("x"), null);
    private static final Line DEEP = new Line("a", 1, null, FLAT);

    private static String json(Line line) {
        return LineCodec.INSTANCE.toJson(line);
    }

    @Test
    void documentsWithinTheLimitsPassEveryCall() throws IOException {
        byte[] bytes = json(FLAT).getBytes(UTF_8);
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        LIMITED.toJson(FLAT, stream);
        byte[] target = new byte[bytes.length];

        assertThat(LIMITED.toJson(FLAT, target, 0)).isEqualTo(bytes.length);
        assertThat(target).isEqualTo(bytes).isEqualTo(stream.toByteArray()).isEqualTo(LIMITED.toJsonBytes(FLAT));
        assertThat(LIMITED.toJson(FLAT)).isEqualTo(json(FLAT));
        assertThat(LIMITED.fromJson(bytes)).isEqualTo(FLAT);
        assertThat(LIMITED.fromJson(bytes, 0, bytes.length)).isEqualTo(FLAT);
        assertThat(LIMITED.fromJson(json(FLAT))).isEqualTo(FLAT);
        assertThat(LIMITED.fromJson(new ByteArrayInputStream(bytes))).isEqualTo(FLAT);
        assertThat(LIMITED.fromJson(ByteBuffer.wrap(bytes))).isEqualTo(FLAT);
    }

    @Test
    void documentsBeyondTheLimitsAreRejectedByEveryCall() {
        byte[] bytes = json(DEEP).getBytes(UTF_8);
        List<ThrowingCallable> calls = List.of(
                () -> LIMITED.toJson(DEEP),
                () -> LIMITED.toJsonBytes(DEEP),
                () -> LIMITED.toJson(DEEP, new ByteArrayOutputStream()),
                () -> LIMITED.toJson(DEEP, new byte[1000], 0),
                () -> LIMITED.fromJson(bytes),
                () -> LIMITED.fromJson(bytes, 0, bytes.length),
                () -> LIMITED.fromJson(json(DEEP)),
                () -> LIMITED.fromJson(new ByteArrayInputStream(bytes)),
                () -> LIMITED.fromJson(ByteBuffer.wrap(bytes)));

        calls.forEach(ConfiguredCodecTest::assertTooDeep);
    }

    @Test
    void derivedCodecsHaveTheSameOptions() {
        String list = "[" + json(FLAT) + "]";
        String map = "{\"k\":" + json(FLAT) + "}";

        assertTooDeep(() -> LIMITED.list().fromJson(list));
        assertTooDeep(() -> LIMITED.set().fromJson(list));
        assertTooDeep(() -> LIMITED.array(Line[]::new).fromJson(list));
        assertTooDeep(() -> LIMITED.map().fromJson(map));
        assertTooDeep(() -> LIMITED.optional().fromJson(json(DEEP)));
        assertTooDeep(() -> LIMITED.nullable().fromJson(json(DEEP)));
        assertTooDeep(() -> LIMITED.list().toJson(List.of(FLAT)));
    }

    @Test
    void derivedCodecsStillReadTheirValues() {
        JsonOptions enough = JsonOptions.DEFAULT.withLimits(new JsonLimits(9, 5, 4));
        Codec<Line> codec = LineCodec.INSTANCE.with(enough);

        assertThat(codec.optional().list().fromJson("[null," + json(FLAT) + "]"))
                .containsExactly(Optional.empty(), Optional.of(FLAT));
        assertThat(codec.nullable().fromJson("null")).isNull();
        assertThat(codec.set().fromJson("[" + json(FLAT) + "]")).isEqualTo(Set.of(FLAT));
        assertThat(codec.map().fromJson("{\"k\":" + json(DEEP) + "}")).isEqualTo(Map.of("k", DEEP));
    }

    @Test
    void codecsThatReadNullStillDoWithOptionsAndWithinOthers() {
        JsonOptions options = JsonOptions.DEFAULT.withStackTraces(false);
        Codec<Optional<Integer>> optional = Codecs.INTEGER.optional().with(options);

        assertThat(optional.list().fromJson("[null,1]")).containsExactly(Optional.empty(), Optional.of(1));
        assertThat(optional.list().toJson(List.of(Optional.empty(), Optional.of(1))))
                .isEqualTo("[null,1]");
        assertThat(optional.with(JsonOptions.DEFAULT).map().fromJson("{\"a\":null}"))
                .containsEntry("a", Optional.empty());
        assertThat(optional).isInstanceOfSatisfying(ReadsNull.class, codec -> assertThat(codec.absent())
                .isEqualTo(Optional.empty()));
        assertThat(Codecs.INTEGER.with(options)).isNotInstanceOf(ReadsNull.class);
        assertThat(Codecs.INTEGER.nullable().with(options).list().fromJson("[null]"))
                .containsExactly((Integer) null);
    }

    @Test
    void theLastOptionsApply() {
        Codec<Line> lifted = LIMITED.with(JsonOptions.DEFAULT);

        assertThat(lifted.fromJson(lifted.toJson(DEEP))).isEqualTo(DEEP);
    }

    @Test
    void higherLimitsLetDeeperDocumentsThrough() {
        Line deep = FLAT;
        for (int level = 0; level < 600; level++) {
            deep = new Line(null, level, null, deep);
        }
        Codec<Line> codec = LineCodec.INSTANCE.with(JsonOptions.DEFAULT.withLimits(new JsonLimits(700, 5, 4)));

        assertThat(codec.toJson(codec.fromJson(codec.toJson(deep)))).isEqualTo(codec.toJson(deep));
    }

    @Test
    void optionsLeaveNoTraceInOtherCalls() {
        List<UnaryOperator<Line>> calls = new ArrayList<>();
        calls.add(line -> LineCodec.INSTANCE.fromJson(json(line)));
        calls.add(line -> LineCodec.INSTANCE.fromJson(LineCodec.INSTANCE.toJsonBytes(line)));
        for (UnaryOperator<Line> call : calls) {
            assertTooDeep(() -> LIMITED.fromJson(json(DEEP)));
            assertTooDeep(() -> LIMITED.toJsonBytes(DEEP));
            assertThat(call.apply(DEEP)).isEqualTo(DEEP);
        }
    }

    @Test
    void optionsApplyToOneDocumentEvenIfItFails() throws IOException {
        JsonOptions options = JsonOptions.PRETTY.withStackTraces(false);
        Codec<Line> pretty = LineCodec.INSTANCE.with(options);
        Line line = new Line("a", 1, null, null);
        byte[] json = LineCodec.INSTANCE.toJsonBytes(line);
        List<JsonOptions> seen = new ArrayList<>();
        Codec<Line> looking = new Codec<>() {
            @Override
            public void write(JsonWriter out, Line value) {
                seen.add(out.options());
                out.writeString(LineCodec.INSTANCE.toJson(value)); // another document, with default options
            }

            @Override
            public Line read(JsonReader in) {
                seen.add(in.options());
                return LineCodec.INSTANCE.fromJson(in.readString());
            }
        };

        assertThat(looking.with(options).fromJson(looking.with(options).toJsonBytes(line)))
                .isEqualTo(line);
        assertThat(looking.fromJson(looking.toJsonBytes(line))).isEqualTo(line);
        assertThat(seen).containsExactly(options, options, JsonOptions.DEFAULT, JsonOptions.DEFAULT);

        assertThatThrownBy(() -> pretty.fromJson("[]"))
                .satisfies(e -> assertThat(e.getStackTrace()).isEmpty());
        assertThatThrownBy(() -> LineCodec.INSTANCE.fromJson("[]"))
                .satisfies(e -> assertThat(e.getStackTrace()).isNotEmpty());
        assertThatThrownBy(() -> pretty.fromJson(json, 1, json.length)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> pretty.toJson(line, new byte[3], 0)).isInstanceOf(JsonException.class);
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        pretty.toJson(line, stream);
        assertThat(stream.toString(UTF_8)).isEqualTo(pretty.toJson(line)).contains("\n  \"count\": 1,");
        assertThat(LineCodec.INSTANCE.toJsonBytes(line)).isEqualTo(json);
    }

    private static void assertTooDeep(ThrowingCallable call) {
        assertThatThrownBy(call).isInstanceOfSatisfying(JsonException.class, e -> assertThat(e.code())
                .isEqualTo(JsonErrorCode.DEPTH_LIMIT));
    }
}
