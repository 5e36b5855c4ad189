package dev.burin.attack;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.Codec;
import dev.burin.JsonErrorCode;
import dev.burin.JsonException;
import dev.burin.JsonReader;
import dev.burin.JsonWriter;
import dev.burin.attack.NodeCodec.Node;
import dev.burin.conformance.Context;
import dev.burin.reference.OwnThread;
import dev.burin.reference.StrictParser;
import dev.burin.reference.StrictParser.Purpose;
import dev.burin.reference.StrictParser.Verdict;
import dev.burin.test.ScalarValues;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A20: whatever the Java value, writing it gives JSON in UTF-8 or an exception, and never half a document. */
class OutputFaultTest {
    private static final int LANES = Long.BYTES;
    private static final int CHUNK = 1_000;

    private static final Codec<Object> CODEC = Context.UNTYPED;

    private static final Object VALUE =
            List.of(1.5, "\u00e9\n\uD83D\uDE00", Map.of("a", true), "x".repeat(100), Arrays.asList((Object) null));

    /** Takes some bytes, then fails. */
    private static final class FaultyTarget extends OutputStream {
        private final ByteArrayOutputStream taken = new ByteArrayOutputStream();
        private final int room;
        private final Throwable failure;

        FaultyTarget(int room, Throwable failure) {
            this.room = room;
            this.failure = failure;
        }

        @Override
        public void write(int next) throws IOException {
            if (taken.size() == room) {
                if (failure instanceof RuntimeException e) {
                    throw e;
                }
                throw (IOException) failure;
            }
            taken.write(next);
        }
    }

    @Test
    void everyCharacterIsWrittenAndReadInEveryLane() {
        for (int lane = 0; lane <= LANES; lane++) {
            for (int first = 0; first <= Character.MAX_CODE_POINT; first += CHUNK) {
                String text = "x".repeat(lane) + ScalarValues.of(first, CHUNK);
                byte[] json = CODEC.toJsonBytes(text);

                assertThat(StrictParser.parse(json, Purpose.DECODE).tree()).isEqualTo(text);
                assertThat(CODEC.fromJson(json)).isEqualTo(text);
            }
        }
    }

    @Test
    void everyUnpairedSurrogateIsRejectedInEveryLane() {
        for (int half = Character.MIN_SURROGATE; half <= Character.MAX_SURROGATE; half++) {
            for (int lane = 0; lane <= LANES; lane++) {
                String front = "x".repeat(lane) + (char) half;
                for (String text : List.of(front, "\u20ac" + front + "\n")) {
                    assertRejected(text);
                    assertRejected(Map.of(text, 1));
                }
            }
        }
    }

    @Test
    void nonFiniteNumbersAreRejectedWhereverTheyAre() {
        for (double value : new double[] {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY}) {
            float single = (float) value;
            for (Object bad : List.of(value, single, new double[] {0, value}, new float[] {0, single})) {
                assertRejected(bad);
                assertRejected(List.of("a", bad));
                assertRejected(Map.of("a", List.of(bad)));
                assertRejected(new Object[] {bad});
            }
        }
    }

    private static void assertRejected(Object value) {
        ByteArrayOutputStream target = new ByteArrayOutputStream();
        assertThatThrownBy(() -> CODEC.toJson(value, target))
                .isInstanceOfSatisfying(
                        JsonException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.NOT_REPRESENTABLE));
        assertThat(target.size()).isZero();
    }

    @Test
    void cyclesAndDeepGraphsEndAtTheLimit() throws Exception {
        List<Object> list = new ArrayList<>();
        list.add(Map.of("list", list));
        Map<String, Object> map = new HashMap<>();
        map.put("array", new Object[] {map});
        Object deepList = List.of();
        Object deepMap = Map.of();
        Node deepNode = null;
        for (int i = 0; i < 100_000; i++) {
            deepList = List.of(deepList);
            deepMap = Map.of("a", deepMap);
            deepNode = new Node(i, deepNode);
        }

        assertTooDeep(CODEC, list);
        assertTooDeep(CODEC, map);
        assertTooDeep(CODEC, deepList);
        assertTooDeep(CODEC, deepMap);
        Node node = deepNode;
        OwnThread.run(OwnThread.RECURSION_BYTES, () -> {
            assertTooDeep(NodeCodec.INSTANCE, node);
            assertTooDeep(NodeCodec.INSTANCE.list(), List.of(node));
            return null;
        });
    }

    private static <T> void assertTooDeep(Codec<T> codec, T value) {
        ByteArrayOutputStream target = new ByteArrayOutputStream();
        assertThatThrownBy(() -> codec.toJson(value, target))
                .isInstanceOfSatisfying(
                        JsonException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.DEPTH_LIMIT));
        assertThat(target.size()).isZero();
    }

    @Test
    void aTargetThatFailsAtAnyByteGetsAPrefixAndItsExceptionIsPassedOn() {
        byte[] json = CODEC.toJsonBytes(VALUE);
        for (Throwable failure : List.of(new IOException("disk full"), new IllegalStateException("closed"))) {
            for (int room = 0; room < json.length; room++) {
                FaultyTarget target = new FaultyTarget(room, failure);

                assertThatThrownBy(() -> CODEC.toJson(VALUE, target)).isSameAs(failure);
                assertThat(target.taken.toByteArray()).isEqualTo(Arrays.copyOf(json, room));
                assertThat(CODEC.toJsonBytes(VALUE)).isEqualTo(json);
            }
        }
    }

    @Test
    void anArrayThatIsTooShortIsLeftUnchanged() {
        byte[] json = CODEC.toJsonBytes(VALUE);
        for (int room = 0; room < json.length; room++) {
            byte[] target = "\u00ff".repeat(json.length).getBytes(ISO_8859_1);
            byte[] before = target.clone();
            int offset = json.length - room;

            assertThatThrownBy(() -> CODEC.toJson(VALUE, target, offset))
                    .isInstanceOfSatisfying(
                            JsonException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.OUTPUT_TOO_LARGE));
            assertThat(target).isEqualTo(before);
        }
    }

    @Test
    void aCodecThatFailsInTheMiddleWritesNothing() {
        Codec<Integer> failing = new Codec<>() {
            @Override
            public void write(JsonWriter out, Integer value) {
                out.beginObject();
                out.name("a").writeInt(value);
                if (value > 1) {
                    throw new IllegalStateException("in write");
                }
                out.endObject();
            }

            @Override
            public Integer read(JsonReader in) {
                return in.readInt();
            }
        };
        ByteArrayOutputStream target = new ByteArrayOutputStream();

        assertThatThrownBy(() -> failing.list().toJson(List.of(0, 1, 2), target))
                .isInstanceOf(IllegalStateException.class);

        assertThat(target.size()).isZero();
        assertThat(failing.list().toJson(List.of(0, 1))).isEqualTo("[{\"a\":0},{\"a\":1}]");
    }

    @Test
    void everyCharacterIsWrittenAsValidJson() {
        for (int c = 0; c <= 0x2100; c++) {
            String text = String.valueOf((char) c);
            Verdict verdict = StrictParser.parse(CODEC.toJsonBytes(Map.of(text, text)), Purpose.DECODE);
            assertThat(verdict.tree()).isEqualTo(Map.of(text, text));
        }
        assertThat(CODEC.toJsonBytes("\u2028\u2029\u007f\ufeff"))
                .isEqualTo("\"\u2028\u2029\u007f\ufeff\"".getBytes(UTF_8));
    }
}
