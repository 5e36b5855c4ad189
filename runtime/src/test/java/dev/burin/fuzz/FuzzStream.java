package dev.burin.fuzz;

import dev.burin.Codec;
import dev.burin.conformance.Context;
import dev.burin.conformance.DeepEquality;
import dev.burin.conformance.Input;
import dev.burin.conformance.Outcome;
import dev.burin.reference.StrictParser;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.Arrays;

/**
 * Reads a document by every kind of input: value, code, offset and message are the same.
 *
 * <p>The first byte says how many bytes a stream gives at a time; the rest is the document.
 */
public final class FuzzStream {
    private FuzzStream() {}

    /** Called by Jazzer. */
    public static void fuzzerTestOneInput(byte[] input) {
        if (input.length == 0) {
            return;
        }
        byte[] document = Arrays.copyOfRange(input, 1, input.length);
        for (Context context : Context.allFor(document)) {
            byte[] json = context.around(document);
            Outcome expected = Outcome.of(Input.WHOLE_ARRAY, context.codec(), json);
            Fuzzing.checkDeclared(expected, json);
            for (Input kind : Input.ALL) {
                if (kind.takes(json)) {
                    checkSame(expected, Outcome.of(kind, context.codec(), json));
                }
            }
            checkSame(expected, fromStream(context.codec(), json, 1 + (input[0] & 0x1F)));
            boolean isAccepted = StrictParser.parse(json, context.purpose()).isAccepted();
            Fuzzing.require(isAccepted == (expected.error() == null), expected);
        }
    }

    private static void checkSame(Outcome expected, Outcome actual) {
        Fuzzing.require(
                DeepEquality.areEqual(expected.value(), actual.value())
                        && expected.message().equals(actual.message()),
                actual);
    }

    @SuppressWarnings("CatchThrowable") // whatever escapes is compared with what escaped before
    private static Outcome fromStream(Codec<?> codec, byte[] json, int maxCount) {
        try {
            return new Outcome(codec.fromJson(new ChunkedStream(json, maxCount)), null);
        } catch (Throwable e) {
            return new Outcome(null, e);
        }
    }

    /** Not a subclass of {@code ByteArrayInputStream}, which would return all bytes at once. */
    private static final class ChunkedStream extends InputStream {
        private final ByteArrayInputStream bytes;
        private final int maxCount;

        ChunkedStream(byte[] json, int maxCount) {
            bytes = new ByteArrayInputStream(json);
            this.maxCount = maxCount;
        }

        @Override
        public int read() {
            return bytes.read();
        }

        @Override
        public int read(byte[] to, int offset, int length) {
            return bytes.read(to, offset, Math.min(length, maxCount));
        }
    }
}
