package dev.burin;

import dev.burin.codegen.TextSlice;
import dev.burin.codegen.TextTable;
import dev.burin.internal.bytes.Bytes;
import dev.burin.internal.bytes.Swar;
import dev.burin.internal.number.BigNumbers;
import dev.burin.internal.number.DecimalToDouble;
import dev.burin.internal.number.IntegerScan;
import dev.burin.internal.number.NumberScan;
import dev.burin.internal.number.PlainDecimal;
import dev.burin.internal.number.PlainDouble;
import dev.burin.internal.text.Literals;
import dev.burin.internal.text.StringDecoder;
import dev.burin.internal.text.StringScan;
import dev.burin.internal.text.TextBuffer;
import java.math.BigDecimal;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * How a reader reads literals, numbers and strings at its position.
 *
 * <p>For the six that are one object, see {@link StructureReader}.
 */
abstract sealed class ScalarReader extends MemberReader permits LimitedReader {
    private final NumberScan number = new NumberScan();
    final TextBuffer text = new TextBuffer();

    ScalarReader(JsonOptions options) {
        super(options);
    }

    // ---- literals and numbers

    /** Consumes {@code null} if it is next; returns whether it was. */
    public boolean readNull() {
        int at = position;
        if (at < end && json[at] > ' ' && json[at] != 'n') {
            return false;
        }
        return readNullSlowly(at);
    }

    private boolean readNullSlowly(int from) {
        int at = StringScan.whitespaceEnd(json, from, end);
        position = at;
        if (at >= end || json[at] != 'n') {
            return false;
        }
        position = literal(Literals.nullEnd(json, at, end));
        return true;
    }

    /** Reads a boolean. */
    public boolean readBoolean() {
        int at = valueStart();
        if (at < end && json[at] == 't') {
            position = literal(Literals.trueEnd(json, at, end));
            return true;
        }
        if (at < end && json[at] == 'f') {
            position = literal(Literals.falseEnd(json, at, end));
            return false;
        }
        throw errors().expectedValue("a boolean", at);
    }

    private int literal(int next) {
        if (next < 0) {
            throw errors().expectedLiteral(~next);
        }
        return next;
    }

    /** Reads an integer from -2<sup>31</sup> to 2<sup>31</sup>-1; fractions and exponents are rejected. */
    public int readInt() {
        int next = IntegerScan.readInt(json, position, end, number);
        if (next < 0) {
            next = readIntSlowly();
        }
        position = next;
        return (int) number.integer;
    }

    /** White space first, or no int at all. */
    private int readIntSlowly() {
        int at = valueStart();
        int next = IntegerScan.readInt(json, at, end, number);
        if (next < 0) {
            throw numberErrors().integer("an int", at);
        }
        return next;
    }

    /** Reads an integer from -2<sup>63</sup> to 2<sup>63</sup>-1; fractions and exponents are rejected. */
    public long readLong() {
        int next = IntegerScan.readLong(json, position, end, number);
        if (next < 0) {
            next = readLongSlowly();
        }
        position = next;
        return number.integer;
    }

    /**
     * Called by generated code: like {@link #readLong()}, for numbers that stand for something else.
     *
     * @param expected what the number stands for, with its article, for the message if there is none
     */
    public long readLongExpecting(String expected) {
        int at = valueStart();
        if (at == end || !FoundBytes.beginsNumber(json[at])) {
            throw errors().expectedValue(expected, at);
        }
        return readLong();
    }

    private int readLongSlowly() {
        int at = valueStart();
        int next = IntegerScan.readLong(json, at, end, number);
        if (next < 0) {
            throw numberErrors().integer("a long", at);
        }
        return next;
    }

    /** Reads an integer from -32,768 to 32,767. */
    public short readShort() {
        return (short) readSmallInteger(Short.MIN_VALUE, Short.MAX_VALUE, "a short");
    }

    /** Reads an integer from -128 to 127. */
    public byte readByte() {
        return (byte) readSmallInteger(Byte.MIN_VALUE, Byte.MAX_VALUE, "a byte");
    }

    private int readSmallInteger(int min, int max, String type) {
        position = ReaderNumbers.readSmall(json, valueStart(), end, min, max, type, number, this);
        return (int) number.integer;
    }

    /** Reads a number and returns the nearest double, ties to even; too large a number is rejected. */
    public double readDouble() {
        int next = PlainDouble.read(json, position, end, number);
        if (next < 0) {
            next = readUnusualDouble();
        }
        position = next;
        return number.doubleValue;
    }

    /** White space first, an unusual form, or no double at all. */
    private int readUnusualDouble() {
        int at = valueStart();
        int next = DecimalToDouble.readDouble(json, at, end, number);
        if (next < 0 || Double.isInfinite(number.doubleValue)) {
            throw numberErrors().floatingPoint("a double", at, next);
        }
        return next;
    }

    /**
     * Called by generated code: reads elements of an array of doubles, at least the one that is next.
     *
     * @param into room for at least one element
     * @param count how many there are already
     * @return how many there are now
     */
    public int readDoubles(double[] into, int count) {
        int at = valueStart();
        int next = PlainDouble.readRun(json, at, end, into, count, number);
        if (next == at) {
            position = readUnusualDouble();
            into[count] = number.doubleValue;
            return count + 1;
        }
        position = next;
        return number.count;
    }

    /** Reads a number and returns the nearest float, ties to even, rounded once; too large a number is rejected. */
    public float readFloat() {
        int next = DecimalToDouble.readFloat(json, position, end, number);
        if (next < 0 || Float.isInfinite(number.floatValue)) {
            next = readUnusualFloat();
        }
        position = next;
        return number.floatValue;
    }

    /** White space first, or no float at all. */
    private int readUnusualFloat() {
        int at = valueStart();
        int next = DecimalToDouble.readFloat(json, at, end, number);
        if (next < 0 || Float.isInfinite(number.floatValue)) {
            throw numberErrors().floatingPoint("a float", at, next);
        }
        return next;
    }

    /** Reads an integer of any size within {@link JsonLimits#maxNumberDigits()}. */
    public BigInteger readBigInteger() {
        int at = valueStart();
        int next = ReaderNumbers.smallIntegerEnd(json, at, end, number, this);
        if (next >= 0) {
            position = next;
            return BigInteger.valueOf(number.integer);
        }
        next = ReaderNumbers.numberEnd(json, at, end, "an integer", this);
        position = next;
        return ReaderNumbers.bigInteger(json, at, next, this);
    }

    /** Reads a number exactly, with its scale, within {@link JsonLimits}. */
    public BigDecimal readBigDecimal() {
        int at = valueStart();
        int next = PlainDecimal.read(json, at, end, number);
        BigDecimal small = next < 0 ? null : ReaderNumbers.smallDecimal(number, this);
        if (small != null) {
            position = next;
            return small;
        }
        next = ReaderNumbers.numberEnd(json, at, end, "a number", this);
        position = next;
        return ReaderNumbers.bigDecimal(json, at, next, number, this);
    }

    /**
     * Reads a number whose type only the document knows: without fraction and exponent a {@code Long}, or beyond its range a
     * {@code BigInteger}, within {@link JsonLimits#maxNumberDigits()}; otherwise the nearest {@code Double}; too large a number
     * is rejected.
     */
    public Number readNumber() {
        int at = valueStart();
        int next = IntegerScan.readLong(json, at, end, number);
        if (next < 0) {
            return readUnusualNumber();
        }
        if (!ReaderNumbers.goesOn(json, next, end)) {
            position = next;
            return number.integer;
        }
        next = PlainDouble.read(json, at, end, number);
        if (next < 0) {
            return readUnusualNumber();
        }
        position = next;
        return number.doubleValue;
    }

    /** With many digits or an exponent, or no number at all. */
    private Number readUnusualNumber() {
        return isInteger() ? readBigInteger() : (Number) readDouble();
    }

    /** Is the next number written without fraction or exponent? Consumes nothing. */
    public boolean isInteger() {
        int at = valueStart();
        return BigNumbers.isInteger(json, at, ReaderNumbers.numberEnd(json, at, end, "a number", this));
    }

    /** Is the next number an integer from -2<sup>63</sup> to 2<sup>63</sup>-1? Consumes nothing. */
    public boolean fitsLong() {
        return IntegerScan.readLong(json, valueStart(), end, number) >= 0 && isInteger();
    }

    /** Reads a string of exactly one {@code char}. */
    public char readChar() {
        int at = valueStart();
        if (at + 2 < end && json[at] == '"' && json[at + 2] == '"' && StringScan.isPlain(json[at + 1])) {
            position = at + 3;
            return (char) json[at + 1];
        }
        String value = readString();
        if (value.length() != 1) {
            throw errors().invalidValue("a string of one character", position);
        }
        return value.charAt(0);
    }

    // ---- strings

    /** Reads a string. */
    public String readString() {
        return readStringAt(stringStart());
    }

    private int stringStart() {
        int at = position;
        if (at >= end || json[at] != '"') {
            at = valueStart();
            if (at >= end || json[at] != '"') {
                throw errors().expectedValue("a string", at);
            }
        }
        return at;
    }

    /**
     * Reads a string or {@code null}.
     *
     * <p>Looks at the first words one by one, and is longer than 325 bytes of bytecode on purpose: HotSpot then compiles it
     * once, by itself. Inlined for each member, strings use up its inlining budget after some five members, and the others
     * are calls to many small methods (docs/performance/string-reading.md).
     */
    public @Nullable String readStringOrNull() {
        byte[] from = json;
        int last = end - Long.BYTES;
        int at = position;
        if (at >= last || from[at] != '"') {
            return readNull() ? null : readString();
        }
        int start = at + 1;
        int stop = start;
        long mask = Swar.stopMask(Bytes.getLong(from, stop));
        if (mask == 0 && stop <= last - Long.BYTES) {
            stop += Long.BYTES;
            mask = Swar.stopMask(Bytes.getLong(from, stop));
        }
        if (mask == 0 && stop <= last - Long.BYTES) {
            stop += Long.BYTES;
            mask = Swar.stopMask(Bytes.getLong(from, stop));
        }
        if (mask == 0 && stop <= last - Long.BYTES) {
            stop += Long.BYTES;
            mask = Swar.stopMask(Bytes.getLong(from, stop));
        }
        if (mask == 0 && stop <= last - Long.BYTES) {
            stop += Long.BYTES;
            mask = Swar.stopMask(Bytes.getLong(from, stop));
        }
        if (mask == 0 && stop <= last - Long.BYTES) {
            stop += Long.BYTES;
            mask = Swar.stopMask(Bytes.getLong(from, stop));
        }
        if (mask == 0 && stop <= last - Long.BYTES) {
            stop += Long.BYTES;
            mask = Swar.stopMask(Bytes.getLong(from, stop));
        }
        if (mask == 0 && stop <= last - Long.BYTES) {
            stop += Long.BYTES;
            mask = Swar.stopMask(Bytes.getLong(from, stop));
        }
        if (mask != 0) {
            stop += Swar.firstFlagged(mask);
        } else {
            stop = StringScan.plainEnd(from, stop + Long.BYTES, end);
        }
        if (stop < end && from[stop] == '"') {
            position = stop + 1;
            return ascii(start, stop);
        }
        return readUnusualString(start);
    }

    String readStringAt(int at) {
        int from = at + 1;
        int stop = StringScan.plainEnd(json, from, end);
        if (stop < end && json[stop] == '"') {
            position = stop + 1;
            return ascii(from, stop);
        }
        return readUnusualString(from);
    }

    @SuppressWarnings(
            "deprecation") // the one constructor that copies bytes known to be ASCII without looking at them again
    private String ascii(int from, int to) {
        return new String(json, 0, from, to - from);
    }

    /** With escapes or characters beyond ASCII. */
    private String readUnusualString(int from) {
        if (source != null) {
            int stop = StringScan.textEnd(json, from, end);
            if (stop < end && json[stop] == '"') {
                position = stop + 1;
                return source.cut(json, from, stop);
            }
        }
        int next = StringDecoder.decode(json, from, end, text);
        if (next < 0) {
            text.clear();
            throw errors().strings().invalid(~next);
        }
        if (text.isTooLong()) {
            text.clear();
            throw errors().strings().tooLong(from - 1);
        }
        position = next;
        return text.take();
    }

    /**
     * Called by generated code: reads a string whose value a kernel parses from its unescaped bytes.
     *
     * @param expected what the string should be, with its article, for the message
     * @return the bytes; valid until this reader goes on
     */
    public TextSlice readText(String expected) {
        int at = valueStart();
        if (at >= end || json[at] != '"') {
            throw errors().expectedValue(expected, at);
        }
        position = readSlice(at + 1);
        return slice;
    }

    /**
     * Called by generated code: reads the next string if it is one of these, in its usual spelling.
     *
     * @return the text, for {@link TextTable#index}; {@link TextTable#NONE}, nothing consumed, if {@link #readText} has to look
     */
    public int findText(TextTable texts) {
        int at = valueStart() + 1;
        if (at >= end || end < Long.BYTES || json[at - 1] != '"') {
            return TextTable.NONE;
        }
        int found = texts.find(json, at, end);
        if (found != TextTable.NONE) {
            position = at + TextTable.length(found);
        }
        return found;
    }

    /**
     * Called by generated code: looks at the next string, but not at its first bytes. Nothing is consumed.
     *
     * <p>The caller compares each of those bytes with a grammar without quotes, backslashes and the like. If they match, it
     * consumes the string with {@link #endText()}; otherwise {@link #readText} looks at all of them.
     *
     * @param usual how many bytes are not looked at
     * @return the bytes up to the first quote after those; empty if no string is next, or an unusual one
     */
    public TextSlice supposeText(int usual) {
        int start = valueStart() + 1;
        boolean isText = usual < end - start && json[start - 1] == '"';
        int stop = isText ? StringScan.plainEnd(json, start + usual, end) : end;
        boolean isPlain = stop < end && json[stop] == '"';
        slice.set(json, isPlain ? start : 0, isPlain ? stop : 0);
        return slice;
    }

    /**
     * Called by generated code: like {@link #supposeText}, for strings that nearly always have one length. Nothing is searched.
     *
     * @param length of the string, in bytes
     * @return as many bytes; empty if no string is next, or no quote follows them
     */
    public TextSlice supposeTextOf(int length) {
        int from = valueStart() + 1;
        int to = from + length;
        boolean isText = length < end - from && json[from - 1] == '"' && json[to] == '"';
        slice.set(json, isText ? from : 0, isText ? to : 0);
        return slice;
    }

    /** Called by generated code: consumes the string that {@link #supposeText} or {@link #supposeTextOf} found. */
    public void endText() {
        position = slice.end() + 1;
    }

    /**
     * Called by generated code: the string just read is not a value of the type.
     *
     * @param expected what the string should be, with its article
     * @return the exception to throw
     */
    public JsonMismatchException invalidText(String expected) {
        return invalidText(expected, "");
    }

    /**
     * Called by generated code: the string just read is not a value of the type.
     *
     * @param expected what the string should be, with its article
     * @param flaw what is wrong with it, after a space; quotes it only with content in messages
     * @return the exception to throw
     */
    public JsonMismatchException invalidText(String expected, String flaw) {
        return errors().invalidText(expected, slice, flaw, position - 1);
    }
}
