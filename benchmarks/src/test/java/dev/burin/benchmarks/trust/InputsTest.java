package dev.burin.benchmarks.trust;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.Codec;
import dev.burin.Decoded;
import dev.burin.DecodingError;
import dev.burin.JsonErrorCode;
import dev.burin.JsonException;
import dev.burin.RawJson;
import dev.burin.benchmarks.model.trust.Target;
import dev.burin.benchmarks.model.trust.TargetCodec;
import dev.burin.benchmarks.trust.peer.BurinCodecs;
import dev.burin.benchmarks.trust.peer.ReferencePeer;
import dev.burin.benchmarks.trust.suite.Case;
import dev.burin.benchmarks.trust.suite.Extent;
import dev.burin.benchmarks.trust.suite.Suites;
import dev.burin.reference.OwnFault;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** For every document in the suites of types, Burin returns the same value or error, whatever the form of input. */
class InputsTest {
    private static final List<Suites> SUITES =
            List.of(Suites.TIMES, Suites.VALUES, Suites.KEYS, Suites.NULLS, Suites.SHAPES, Suites.SUBTYPES);
    private static final int MARGIN = 40;

    /** A way to pass a document to a codec. */
    private enum Input {
        /** The first one, with which the others are compared. */
        WHOLE_ARRAY,
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
        /** Reads elements one by one, through a sliding window. */
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
                    throw new FirstError(decoded.errors().get(0));
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

    static List<Suites> suites() {
        return SUITES;
    }

    /** Tests documents that are decoded, skipped, and elements of an array. */
    @ParameterizedTest
    @MethodSource("suites")
    void verdictsValuesAndErrorsDoNotDependOnTheInput(Suites suite) {
        assertThat(faults(suite, BurinBy::new)).isEmpty();
    }

    /** Tests documents or elements that are captured raw and then decoded; skipped values are not captured. */
    @ParameterizedTest
    @MethodSource("suites")
    void rawValuesDoNotDependOnTheInput(Suites suite) {
        assertThat(faults(suite, CapturedBy::new)).isEmpty();
    }

    private static List<String> faults(Suites suite, Function<Input, BurinBy> peers) {
        List<String> faults = new ArrayList<>();
        for (Case asked : suite.suite(Extent.SHORT).cases()) {
            Optional<Told> expected = Optional.empty();
            for (Input input : Input.values()) {
                BurinBy peer = peers.apply(input);
                Outcome outcome = Outcome.of(peer, asked);
                Optional<Told> told = Told.of(outcome.thrown());
                expected = input == Input.WHOLE_ARRAY ? told : expected;
                if (!Fault.of(peer, asked, outcome).isEmpty()) {
                    faults.add(asked + " by " + input + ": " + outcome);
                } else if (!told.equals(expected)) {
                    faults.add(asked + " by " + input + ": " + told + " instead of " + expected);
                }
            }
        }
        return faults;
    }

    /** The content of an error; the message contains the path, line and column. */
    private record Told(JsonErrorCode code, long offset, String message) {
        static Optional<Told> of(Throwable thrown) {
            if (thrown instanceof FirstError first) {
                return Optional.of(new Told(first.error.code(), first.error.offset(), first.error.toString()));
            }
            return thrown instanceof JsonException e
                    ? Optional.of(new Told(e.code(), e.offset(), e.getMessage()))
                    : Optional.empty();
        }
    }

    /** The first of all errors, if all are reported. */
    private static final class FirstError extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private final transient DecodingError error;

        FirstError(DecodingError error) {
            this.error = error;
        }
    }

    /** Burin with one form of input. */
    private static class BurinBy extends ReferencePeer {
        final Input input;

        BurinBy(Input input) {
            this.input = input;
        }

        @Override
        public Target target(byte[] json) throws IOException {
            return (Target) input.read(TargetCodec.INSTANCE, json);
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
            return thrown instanceof JsonException e && !OwnFault.isBehind(e, e.code()) || thrown instanceof FirstError;
        }
    }

    /** Burin with one form of input, but values are captured raw before they are decoded. */
    private static final class CapturedBy extends BurinBy {
        CapturedBy(Input input) {
            super(input);
        }

        @Override
        public Object object(Class<?> type, byte[] json) throws IOException {
            return ((RawJson) input.read(RawJson.CODEC, json)).read(BurinCodecs.of(type));
        }

        @Override
        public List<?> objects(Class<?> type, byte[] json) throws IOException {
            List<Object> objects = new ArrayList<>();
            for (Object element : input.readAll(RawJson.CODEC, json)) {
                objects.add(element == null ? null : ((RawJson) element).read(BurinCodecs.of(type)));
            }
            return objects;
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

    /** A stream that returns one to seven bytes at a time. */
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
