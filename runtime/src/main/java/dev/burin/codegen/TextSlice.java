package dev.burin.codegen;

import dev.burin.internal.number.BigNumbers;
import dev.burin.internal.number.DecimalToDouble;
import dev.burin.internal.number.IntegerScan;
import dev.burin.internal.number.NumberScan;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * The unescaped UTF-8 bytes of a string or member name that is compared or parsed without becoming a {@code String}.
 *
 * <p>A reader owns one and sets it for every name and string; it is valid until the reader advances.
 */
public final class TextSlice {
    private static final byte[] NOTHING = {};

    private final NumberScan number = new NumberScan();

    private byte[] bytes = NOTHING;
    private int start;
    private int end;

    /** Creates an empty slice. */
    public TextSlice() {}

    /** Sets the slice to {@code text[from..to)}, which is kept, not copied. */
    public void set(byte[] text, int from, int to) {
        if (bytes != text) {
            // Under G1 storing a reference costs a memory barrier; names come from the same document again and again.
            bytes = text;
        }
        start = from;
        end = to;
    }

    /** Forgets the array. */
    public void clear() {
        set(NOTHING, 0, 0);
    }

    /** Returns the array that holds the text. */
    public byte[] bytes() {
        return bytes;
    }

    /** Returns the index of the first byte. */
    public int start() {
        return start;
    }

    /** Returns the index after the last byte. */
    public int end() {
        return end;
    }

    /** Returns the {@link NameHash} of the text. */
    public int hash() {
        return NameHash.of(bytes, start, end);
    }

    /** Is the text this name, byte for byte? */
    public boolean is(MemberName name) {
        return name.equalsUtf8(bytes, start, end);
    }

    /** Returns the {@link NameHash} of the text, ignoring the case of ASCII letters. */
    public int hashIgnoringCase() {
        return NameHash.ofIgnoringCase(bytes, start, end);
    }

    /** Is the text this name, ignoring the case of ASCII letters? */
    public boolean isIgnoringCase(MemberName name) {
        return name.equalsUtf8IgnoringCase(bytes, start, end);
    }

    /** Is the text an integer in the range of {@code long}, as JSON writes it? Then {@link #integer()} returns it. */
    public boolean isInteger() {
        return IntegerScan.readLong(bytes, start, end, number) == end;
    }

    /** Returns what {@link #isInteger()} read. */
    public long integer() {
        return number.integer;
    }

    /** Is the text a finite number, as JSON writes it? Then {@link #doubleValue()} is the nearest double. */
    public boolean isDouble() {
        return DecimalToDouble.readDouble(bytes, start, end, number) == end && Double.isFinite(number.doubleValue);
    }

    /** Returns what {@link #isDouble()} read. */
    public double doubleValue() {
        return number.doubleValue;
    }

    /** Is the text a number that is finite as a float, as JSON writes it? Then {@link #floatValue()} is the nearest float. */
    public boolean isFloat() {
        return DecimalToDouble.readFloat(bytes, start, end, number) == end && Float.isFinite(number.floatValue);
    }

    /** Returns what {@link #isFloat()} read. */
    public float floatValue() {
        return number.floatValue;
    }

    /** Returns the integer that the text is, as JSON writes it, or null if it is not one of at most {@code maxDigits} digits. */
    public @Nullable BigInteger bigInteger(int maxDigits) {
        return isNumber() ? BigNumbers.readBigInteger(bytes, start, end, maxDigits) : null;
    }

    /** Returns the number that the text is, as JSON writes it, with its scale, or null if it is not one within the limits. */
    public @Nullable BigDecimal bigDecimal(int maxDigits, int maxScale) {
        return isNumber() ? BigNumbers.readBigDecimal(bytes, start, end, maxDigits, maxScale) : null;
    }

    private boolean isNumber() {
        return NumberScan.skip(bytes, start, end) == end;
    }

    @Override
    public String toString() {
        return new String(bytes, start, end - start, StandardCharsets.UTF_8);
    }
}
