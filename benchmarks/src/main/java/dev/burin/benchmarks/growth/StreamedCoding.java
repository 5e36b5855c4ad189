package dev.burin.benchmarks.growth;

import dev.burin.benchmarks.coding.Coding;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;

/** Reads and writes streams of classes that no library treats specially: like network streams, they do not tell their length. */
final class StreamedCoding<T> implements Coding<T> {
    private final Coding<T> coding;
    private final Outgoing target = new Outgoing();

    StreamedCoding(Coding<T> coding) {
        this.coding = coding;
    }

    @Override
    public T decode(byte[] json) throws IOException {
        return coding.decode(new Incoming(json));
    }

    /** Returns a copy of what was written; all libraries pay for this copy. */
    @Override
    public byte[] encode(T value) throws IOException {
        target.reset();
        coding.encode(value, target);
        return target.toByteArray();
    }

    private static final class Outgoing extends ByteArrayOutputStream {}

    private static final class Incoming extends InputStream {
        private final byte[] json;
        private int at;

        Incoming(byte[] json) {
            this.json = json;
        }

        @Override
        public int read() {
            return at == json.length ? -1 : Byte.toUnsignedInt(json[at++]);
        }

        @Override
        public int read(byte[] to, int offset, int length) {
            int count = Math.min(length, json.length - at);
            if (count == 0) {
                return length == 0 ? 0 : -1;
            }
            System.arraycopy(json, at, to, offset, count);
            at += count;
            return count;
        }
    }
}
