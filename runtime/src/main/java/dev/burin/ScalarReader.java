package dev.burin;

import dev.burin.internal.number.BigNumbers;
import dev.burin.internal.number.DecimalToDouble;
import dev.burin.internal.number.IntegerScan;
import dev.burin.internal.number.NumberScan;
import dev.burin.internal.number.PlainDecimal;
import dev.burin.internal.number.PlainDouble;
import dev.burin.internal.text.Literals;
import dev.burin.internal.text.StringScan;
import java.math.BigDecimal;
import java.math.BigInteger;

/**
 * How a reader reads literals and numbers at its position.
 *
 * <p>For the seven that are one object, see {@link StructureReader}.
 */
abstract sealed class ScalarReader extends MemberReader permits TextReader {
    private final NumberScan number = new NumberScan();

    ScalarReader(JsonOptions options) {
        super(options);
    }

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

    /** Reads a number, and returns its text. */
    @SuppressWarnings(
            "deprecation") // the one constructor that copies bytes known to be ASCII without looking at them again
    String readNumberText() {
        int at = valueStart();
        position = ReaderNumbers.numberEnd(json, at, end, "a number", this);
        return new String(json, 0, at, position - at);
    }
}
