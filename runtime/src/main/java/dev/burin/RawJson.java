package dev.burin;

import dev.burin.internal.text.StringScan;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * One JSON value of any kind, byte for byte as in its document: to pass on, keep, sign or read later.
 *
 * <pre>{@code
 * RawJson payload = RawJson.of("{\"id\": 42}");
 * Order order = payload.read(OrderCodec.INSTANCE);
 * RawJson changed = RawJson.of(OrderCodec.INSTANCE.toJsonBytes(order));
 * }</pre>
 *
 * <p>The bytes are valid: checked against RFC 8259, UTF-8 and {@link JsonLimits#maxDepth()}, like every skipped value. Duplicate
 * names and numbers out of range are left to the code that reads the value. White space within it is kept, white space around
 * it is not.
 *
 * <p>For a member, an element or a map value of type {@code RawJson}, a {@code null} in a document is a Java {@code null}, as for
 * every other type: it reads back as it was written. {@link Codec#optional()} and {@code Optional} turn it into an empty one.
 * The value {@code null} itself comes only from {@link #of}, {@link JsonReader#readRaw()} and whole documents.
 *
 * <p>Immutable. Two values are equal if their bytes are; the order is that of the bytes, unsigned.
 */
public final class RawJson implements Comparable<RawJson> {
    /** Reads and writes values of any kind, byte for byte. */
    public static final Codec<RawJson> CODEC = new Codec<>() {
        @Override
        public void write(JsonWriter out, RawJson value) {
            out.writeRaw(out.notNull(value));
        }

        @Override
        public RawJson read(JsonReader in) {
            return in.readRaw();
        }
    };

    static final RawJson NULL = new RawJson(new byte[] {'n', 'u', 'l', 'l'});

    private final byte[] json;

    /** The levels of nesting and one more; 0 until asked for; threads may race, as for a string's hash code. */
    private int levelsAndOne;

    /** For bytes that a reader has validated, and that are not shared. */
    RawJson(byte[] json) {
        this.json = json;
    }

    /**
     * Returns the value of a whole document in UTF-8, without white space around it.
     *
     * @throws JsonSyntaxException if it is invalid JSON, or nested deeper than 512 levels; for other limits, use
     *     {@link #CODEC}
     */
    public static RawJson of(byte[] json) {
        return CODEC.fromJson(json);
    }

    /**
     * Returns the value of a whole document, without white space around it.
     *
     * @throws JsonSyntaxException as {@link #of(byte[])}, and for half of a surrogate pair
     */
    public static RawJson of(String json) {
        return CODEC.fromJson(json);
    }

    /**
     * Reads the value with a codec, as {@link Codec#fromJson(byte[])} reads a document.
     *
     * @throws JsonException if it is not what the codec takes; the place is one within this value
     */
    public <T> T read(Codec<T> codec) {
        return codec.fromJson(json);
    }

    /** Returns a copy of the bytes. */
    public byte[] toByteArray() {
        return json.clone();
    }

    /** Returns the number of bytes, 1 and up. */
    public int size() {
        return json.length;
    }

    /** Returns the JSON of the value. */
    @Override
    public String toString() {
        return new String(json, StandardCharsets.UTF_8);
    }

    /** Returns whether the bytes are the same: {@code 1.0} and {@code 1.00} are not. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof RawJson raw && Arrays.equals(json, raw.json);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(json);
    }

    // Also keeps hash tables fast when strangers choose the keys: they sort comparable keys of one hash code.
    @Override
    public int compareTo(RawJson other) {
        return Arrays.compareUnsigned(json, other.json);
    }

    /** Whether arrays and objects are nested in more than {@code levels} levels; 1 is a level without inner ones. */
    boolean isDeeperThan(int levels) {
        // A level has two brackets: small values need not be looked at.
        return json.length / 2 > levels && levels() > levels;
    }

    private int levels() {
        int known = levelsAndOne;
        if (known == 0) {
            known = levelsOf(json) + 1;
            levelsAndOne = known;
        }
        return known - 1;
    }

    private static int levelsOf(byte[] json) {
        int open = 0;
        int most = 0;
        for (int at = 0; at < json.length; at++) {
            switch (json[at]) {
                case '"' -> at = StringScan.skip(json, at + 1, json.length) - 1;
                case '{', '[' -> most = Math.max(most, ++open);
                case '}', ']' -> open--;
                default -> {}
            }
        }
        return most;
    }

    /** Copies the bytes to where there is room for them, and returns the position after them. */
    int copyTo(byte[] target, int at) {
        System.arraycopy(json, 0, target, at, json.length);
        return at + json.length;
    }
}
