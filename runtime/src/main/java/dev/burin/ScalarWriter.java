package dev.burin;

import dev.burin.internal.bytes.Bytes;
import dev.burin.internal.number.DoubleToDecimal;
import dev.burin.internal.number.FloatToDecimal;
import dev.burin.internal.number.IntegerText;
import dev.burin.internal.text.Literals;
import dev.burin.internal.text.StringBytes;
import dev.burin.internal.text.StringEncoder;
import dev.burin.internal.text.StringScratch;
import org.jspecify.annotations.Nullable;

/**
 * Writes literals, numbers, characters and strings at a position.
 *
 * <p>For the five that are one object, see {@link StructureWriter}.
 */
abstract sealed class ScalarWriter extends StructureWriter permits NameWriter {
    /** Room a plain string needs beyond its characters: two quotes, and words stored past its end. */
    private static final int STRING_SLACK = 2 + StringEncoder.SLACK;

    /** Longest string written in one reservation of {@link StringEncoder#MAX_BYTES_PER_CHAR} bytes per character. */
    private static final int CHUNK_CHARS = 1 << 12;

    private static final long TRUE = Literals.TRUE;
    private static final long FALSE = Literals.FALS | (long) 'e' << Integer.SIZE;

    private final StringScratch scratch = new StringScratch();

    ScalarWriter(JsonOptions options) {
        super(options);
    }

    /** Called by generated code: {@code null}, in four reserved bytes. */
    public int putNull(int at) {
        Bytes.putInt(json, at, Literals.NULL);
        return at + 4;
    }

    /** Called by generated code: a boolean, in five reserved bytes. */
    public int putBoolean(int at, boolean value) {
        Bytes.putLong(json, at, value ? TRUE : FALSE);
        return value ? at + 4 : at + 5;
    }

    /** Called by generated code: a boolean or {@code null}, in five reserved bytes. */
    public int putBoolean(int at, @Nullable Boolean value) {
        return value == null ? putNull(at) : putBoolean(at, (boolean) value);
    }

    /** Called by generated code: an integer, in eleven reserved bytes. */
    public int putInt(int at, int value) {
        return IntegerText.write(json, at, value);
    }

    /** Called by generated code: an integer or {@code null}, in eleven reserved bytes. */
    public int putInt(int at, @Nullable Integer value) {
        return value == null ? putNull(at) : putInt(at, (int) value);
    }

    /** Called by generated code: an integer or {@code null}, in six reserved bytes. */
    public int putShort(int at, @Nullable Short value) {
        return value == null ? putNull(at) : putInt(at, (int) value);
    }

    /** Called by generated code: an integer, in six reserved bytes. */
    public int putShort(int at, short value) {
        return putInt(at, (int) value);
    }

    /** Called by generated code: an integer or {@code null}, in four reserved bytes. */
    public int putByte(int at, @Nullable Byte value) {
        return value == null ? putNull(at) : putInt(at, (int) value);
    }

    /** Called by generated code: an integer, in four reserved bytes. */
    public int putByte(int at, byte value) {
        return putInt(at, (int) value);
    }

    /** Called by generated code: an integer, in twenty reserved bytes. */
    public int putLong(int at, long value) {
        return IntegerText.write(json, at, value);
    }

    /** Called by generated code: an integer or {@code null}, in twenty reserved bytes. */
    public int putLong(int at, @Nullable Long value) {
        return value == null ? putNull(at) : putLong(at, (long) value);
    }

    /** Called by generated code: a finite number, in 24 reserved bytes. */
    public int putDouble(int at, double value) {
        if (!Double.isFinite(value)) {
            throw notFinite(at, Double.toString(value));
        }
        return DoubleToDecimal.write(json, at, value);
    }

    /** Called by generated code: a finite number or {@code null}, in 24 reserved bytes. */
    public int putDouble(int at, @Nullable Double value) {
        return value == null ? putNull(at) : putDouble(at, (double) value);
    }

    /** Called by generated code: a finite number, in 15 reserved bytes. */
    public int putFloat(int at, float value) {
        if (!Float.isFinite(value)) {
            throw notFinite(at, Float.toString(value));
        }
        return FloatToDecimal.write(json, at, value);
    }

    /** Called by generated code: a finite number or {@code null}, in 15 reserved bytes. */
    public int putFloat(int at, @Nullable Float value) {
        return value == null ? putNull(at) : putFloat(at, (float) value);
    }

    /** Called by generated code: a string of one character, in eight reserved bytes. */
    public int putChar(int at, char value) {
        return putString(at, String.valueOf(value), 0);
    }

    /** Called by generated code: a string of one character or {@code null}, in eight reserved bytes. */
    public int putChar(int at, @Nullable Character value) {
        return value == null ? putNull(at) : putChar(at, (char) value);
    }

    /**
     * Called by generated code: a string or {@code null}; reserves for itself.
     *
     * @param reserveAfter bytes to reserve after the string
     */
    public int putString(int at, @Nullable String value, int reserveAfter) {
        if (value == null) {
            reserve(at, reserveAfter + Integer.BYTES);
            return putNull(at);
        }
        long byteCount = (long) value.length() + reserveAfter + STRING_SLACK;
        if (byteCount > limit - at) {
            grow(at, byteCount);
        }
        int next = StringBytes.ARE_OPEN
                ? StringBytes.writePlain(value, json, at + 1)
                : StringEncoder.writePlain(value, json, at + 1);
        return next < 0 ? putUnusualString(at, value, reserveAfter) : quote(at, next);
    }

    private int quote(int start, int end) {
        json[start] = '"';
        json[end] = '"';
        return end + 1;
    }

    /** A string with escapes or letters beyond ASCII. */
    private int putUnusualString(int start, String value, int reserveAfter) {
        int at = start;
        reserve(at, 1);
        json[at++] = '"';
        int length = value.length();
        for (int from = 0; from < length; ) {
            int to = chunkEnd(value, from);
            reserve(at, (to - from) * StringEncoder.MAX_BYTES_PER_CHAR + STRING_SLACK);
            int next = StringEncoder.writeEscaped(value, from, to, scratch, json, at);
            if (next < 0) {
                throw error(
                        JsonErrorCode.NOT_REPRESENTABLE,
                        "The string holds half of a surrogate pair at index " + ~next
                                + "; JSON text is Unicode: repair the string before writing it",
                        start);
            }
            at = next;
            from = to;
        }
        reserve(at, 1 + reserveAfter);
        json[at] = '"';
        return at + 1;
    }

    /** The end of a chunk that begins at {@code from}: never between the halves of a surrogate pair. */
    private static int chunkEnd(String value, int from) {
        if (value.length() - from <= CHUNK_CHARS) {
            return value.length();
        }
        int to = from + CHUNK_CHARS;
        return Character.isHighSurrogate(value.charAt(to - 1)) ? to - 1 : to;
    }

    private JsonException notFinite(int at, String value) {
        return error(
                JsonErrorCode.NOT_REPRESENTABLE,
                value + " has no JSON text: write null or a string, as @JsonNumber(nonFinite) does",
                at);
    }
}
