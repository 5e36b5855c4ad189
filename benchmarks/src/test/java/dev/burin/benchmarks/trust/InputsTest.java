package dev.burin.benchmarks.trust;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.Codec;
import dev.burin.Decoded;
import dev.burin.JsonException;
import dev.burin.benchmarks.trust.peer.BurinCodecs;
import dev.burin.benchmarks.trust.peer.ReferencePeer;
import dev.burin.benchmarks.trust.suite.Case;
import dev.burin.benchmarks.trust.suite.Context;
import dev.burin.benchmarks.trust.suite.Extent;
import dev.burin.benchmarks.trust.suite.Suites;
import dev.burin.reference.OwnFault;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Burin makes the same of every document of the suites of types, however it is handed over. */
class InputsTest {
    private static final List<Suites> SUITES =
            List.of(Suites.TIMES, Suites.VALUES, Suites.KEYS, Suites.NULLS, Suites.SHAPES, Suites.SUBTYPES);
    private static final int MARGIN = 40;

    /** A way to hand a document to a codec. */
    enum Input {
        PART_AMONG_DIGITS {
            @Override
            Object read(Codec<?> codec, byte[] json) {
                return codec.fromJson(surrounded(json, "0123456789"), MARGIN, json.length);
            }
        },
        PART_AMONG_QUOTES {
            @Override
            Object read(Codec<?> codec, byte[] json) {
                return codec.fromJson(surrounded(json, "\"}]Z=="), MARGIN, json.length);
            }
        },
        DIRECT_BUFFER {
            @Override
            Object read(Codec<?> codec, byte[] json) {
                return codec.fromJson(
                        ByteBuffer.allocateDirect(json.length).put(json).flip());
            }
        },
        STRING {
            @Override
            Object read(Codec<?> codec, byte[] json) {
                return codec.fromJson(new String(json, UTF_8));
            }
        },
        STREAM {
            @Override
            Object read(Codec<?> codec, byte[] json) throws IOException {
                return codec.fromJson(new Trickle(json));
            }
        },
        /** Elements one by one, behind a window that slides. */
        STREAM_OF_ELEMENTS {
            @Override
            List<?> readAll(Codec<?> codec, byte[] json) {
                try (Stream<?> elements = codec.stream(new Trickle(json))) {
                    return elements.toList();
                }
            }
        },
        ALL_ERRORS {
            @Override
            Object read(Codec<?> codec, byte[] json) {
                Decoded<?> decoded = codec.tryFromJson(json);
                if (!decoded.errors().isEmpty()) {
                    throw new ReferencePeer.Refused();
                }
                return decoded.value();
            }
        };

        Object read(Codec<?> codec, byte[] json) throws IOException {
            return codec.fromJson(json);
        }

        List<?> readAll(Codec<?> codec, byte[] json) throws IOException {
            return (List<?>) read(codec.list(), json);
        }
    }

    static Stream<Arguments> suitesAndInputs() {
        return SUITES.stream().flatMap(suite -> Stream.of(Input.values()).map(input -> Arguments.of(suite, input)));
    }

    @ParameterizedTest
    @MethodSource("suitesAndInputs")
    void verdictsAndValuesDoNotDependOnTheInput(Suites suite, Input input) {
        BurinBy peer = new BurinBy(input);
        List<String> faults = new ArrayList<>();
        for (Case asked : suite.suite(Extent.SHORT).cases()) {
            if (asked.context() != Context.SKIPPED) {
                Outcome outcome = Outcome.of(peer, asked);
                if (!Fault.of(peer, asked, outcome).isEmpty()) {
                    faults.add(asked + ": " + outcome);
                }
            }
        }
        assertThat(faults).isEmpty();
    }

    /** Burin, handed documents in one way. */
    private static final class BurinBy extends ReferencePeer {
        private final Input input;

        BurinBy(Input input) {
            this.input = input;
        }

        @Override
        public Object object(Class<?> type, byte[] json) throws IOException {
            return input.read(BurinCodecs.of(type), json);
        }

        @Override
        public List<?> objects(Class<?> type, byte[] json) throws IOException {
            return input.readAll(BurinCodecs.of(type), json);
        }

        @Override
        public boolean declares(Throwable thrown) {
            return thrown instanceof JsonException e && !OwnFault.isBehind(e, e.code()) || super.declares(thrown);
        }
    }

    private static byte[] surrounded(byte[] json, String margin) {
        ByteBuffer bytes = ByteBuffer.allocate(json.length + 2 * MARGIN);
        bytes.put(repeated(margin)).put(json).put(repeated(margin));
        return bytes.array();
    }

    private static byte[] repeated(String margin) {
        return margin.repeat(MARGIN).substring(0, MARGIN).getBytes(UTF_8);
    }

    /** Gives one to seven bytes at a time. */
    private static final class Trickle extends InputStream {
        private final ByteArrayInputStream bytes;
        private int reads;

        Trickle(byte[] json) {
            bytes = new ByteArrayInputStream(json);
        }

        @Override
        public int read() {
            return bytes.read();
        }

        @Override
        public int read(byte[] to, int offset, int length) {
            return bytes.read(to, offset, Math.min(length, 1 + reads++ % 7));
        }
    }
}
