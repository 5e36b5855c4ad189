package dev.burin.conformance;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.burin.Codec;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** A way to pass a document to a codec; all must give the same value or the same error. */
public enum Input {
    WHOLE_ARRAY {
        @Override
        public <T> T read(Codec<T> codec, byte[] json) {
            return codec.fromJson(json);
        }
    },
    /** Parts of arrays whose other bytes would continue, complete or corrupt the document if they were read. */
    PART_AMONG_DIGITS {
        @Override
        public <T> T read(Codec<T> codec, byte[] json) {
            return readPart(codec, json, "0123456789");
        }
    },
    PART_AMONG_QUOTES {
        @Override
        public <T> T read(Codec<T> codec, byte[] json) {
            return readPart(codec, json, "\"");
        }
    },
    PART_AMONG_BRACKETS {
        @Override
        public <T> T read(Codec<T> codec, byte[] json) {
            return readPart(codec, json, "]}");
        }
    },
    PART_AMONG_OTHERS {
        @Override
        public <T> T read(Codec<T> codec, byte[] json) {
            return readPart(codec, json, "e\u0410\\uDC00,: x");
        }
    },
    HEAP_BUFFER {
        @Override
        public <T> T read(Codec<T> codec, byte[] json) {
            return codec.fromJson(
                    ByteBuffer.wrap(surrounded(json, "\""), MARGIN, json.length).slice());
        }
    },
    DIRECT_BUFFER {
        @Override
        public <T> T read(Codec<T> codec, byte[] json) {
            return codec.fromJson(
                    ByteBuffer.allocateDirect(json.length).put(json).flip());
        }
    },
    STRING {
        @Override
        public <T> T read(Codec<T> codec, byte[] json) {
            return codec.fromJson(new String(json, UTF_8));
        }
    },
    STREAM {
        @Override
        public <T> T read(Codec<T> codec, byte[] json) throws IOException {
            return codec.fromJson(new ThrottledStream(json));
        }
    };

    /** All inputs that are arrays or parts of arrays: cheap enough for each of thousands of documents. */
    public static final List<Input> ARRAYS =
            List.of(WHOLE_ARRAY, PART_AMONG_DIGITS, PART_AMONG_QUOTES, PART_AMONG_BRACKETS, PART_AMONG_OTHERS);

    public static final List<Input> ALL = List.of(values());

    private static final int MARGIN = 40;

    /** Reads a document with a codec. */
    public abstract <T> T read(Codec<T> codec, byte[] json) throws IOException;

    /** Returns whether this input can hold a document: bytes that are not UTF-8 have no string form. */
    public boolean takes(byte[] json) {
        if (this != STRING) {
            return true;
        }
        try {
            UTF_8.newDecoder().decode(ByteBuffer.wrap(json));
            return true;
        } catch (CharacterCodingException e) {
            return false;
        }
    }

    private static <T> T readPart(Codec<T> codec, byte[] json, String margin) {
        return codec.fromJson(surrounded(json, margin), MARGIN, json.length);
    }

    private static byte[] surrounded(byte[] json, String margin) {
        byte[] unit = margin.getBytes(UTF_8);
        byte[] bytes = new byte[json.length + 2 * MARGIN];
        for (int i = 0; i < MARGIN; i++) {
            bytes[i] = unit[i % unit.length];
            bytes[MARGIN + json.length + i] = unit[i % unit.length];
        }
        System.arraycopy(json, 0, bytes, MARGIN, json.length);
        return bytes;
    }

    /** Returns at most one to seven bytes at a time: a random number, but always the same for one document. */
    private static final class ThrottledStream extends InputStream {
        private final ByteArrayInputStream bytes;
        private final Random random;

        ThrottledStream(byte[] json) {
            bytes = new ByteArrayInputStream(Arrays.copyOf(json, json.length));
            random = new Random(Arrays.hashCode(json));
        }

        @Override
        public int read() {
            return bytes.read();
        }

        @Override
        public int read(byte[] to, int offset, int length) {
            return bytes.read(to, offset, Math.min(length, 1 + random.nextInt(7)));
        }

        @Override
        public int available() {
            return 0;
        }
    }
}
