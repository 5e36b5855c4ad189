package dev.burin;

import dev.burin.codegen.ArrayScratch;
import dev.burin.codegen.MemberName;
import dev.burin.codegen.TextSlice;
import dev.burin.internal.bytes.Bytes;
import dev.burin.internal.bytes.Swar;
import dev.burin.internal.number.BigNumbers;
import dev.burin.internal.number.DecimalToDouble;
import dev.burin.internal.number.IntegerScan;
import dev.burin.internal.number.NumberScan;
import dev.burin.internal.number.PlainDouble;
import dev.burin.internal.text.Literals;
import dev.burin.internal.text.StringDecoder;
import dev.burin.internal.text.StringScan;
import dev.burin.internal.text.TextBuffer;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A cursor over one JSON document in UTF-8.
 *
 * <pre>{@code
 * JsonReader in = JsonReader.of(json);
 * Map<String, Integer> ages = new LinkedHashMap<>();
 * for (boolean hasNext = in.beginObject(); hasNext; hasNext = in.nextEntry()) {
 *     ages.put(in.readName(), in.readInt());
 * }
 * in.endDocument(ages);
 * }</pre>
 *
 * <p>Objects and arrays are read in loops like this one: {@code begin…} says whether there is a first member or element,
 * {@code next…} whether there is another, and consumes the closing bracket when there is none. Between them stands
 * exactly one value: read it, or skip it with {@link #skipValue()}. What is skipped is validated like what is read.
 *
 * <p>Every problem is a {@link JsonException}; after one the reader is of no further use until {@link #reset}. Not for use
 * by several threads at once.
 */
public final class JsonReader extends StructureReader {
    /** What one document with a huge name or text may leave behind in this thread's reader. */
    private static final int MAX_KEPT_BYTES = 1 << 16;

    private static final Pool<JsonReader> POOL = Pool.of(JsonReader::new);

    private final NumberScan number = new NumberScan();
    private final TextBuffer text = new TextBuffer();
    private final SkipReader skipReader = new SkipReader();
    private final ArrayScratch scratch = new ArrayScratch();

    private JsonLimits limits = JsonLimits.DEFAULT;

    private JsonReader() {}

    /** Returns a reader of a whole array, with default limits. */
    public static JsonReader of(byte[] json) {
        return of(json, 0, json.length, JsonLimits.DEFAULT);
    }

    /**
     * Returns a reader of a part of an array.
     *
     * @throws IndexOutOfBoundsException if the part is not within the array
     */
    public static JsonReader of(byte[] json, int offset, int length, JsonLimits limits) {
        JsonReader in = new JsonReader();
        in.limits = limits;
        in.maxDepth = limits.maxDepth();
        in.reset(json, offset, length);
        return in;
    }

    /**
     * Called by generated code: returns a reader that nobody uses, mostly the one that this thread keeps, set to a document.
     *
     * <p>{@link #release()} gives it back.
     */
    public static JsonReader acquire(byte[] json, int offset, int length) {
        JsonReader in = POOL.acquire();
        in.reset(json, offset, length);
        in.isInUse = true;
        return in;
    }

    /**
     * Called by generated code: gives a reader back.
     *
     * <p>A large document is forgotten at once, a small one with the next: under G1 each reference stored costs a memory
     * barrier, which is a good part of the time that a small document takes.
     */
    public void release() {
        if (json.length > MAX_KEPT_BYTES || unescaped.length > MAX_KEPT_BYTES) {
            forget();
        }
        POOL.release(this);
    }

    private void forget() {
        json = NOTHING;
        unescaped = NOTHING;
        slice.clear();
        skipReader.reset(NOTHING, 0, 0);
    }

    /**
     * Starts anew with another document; whatever happened before leaves no trace.
     *
     * @throws IndexOutOfBoundsException if the part is not within the array
     */
    public void reset(byte[] document, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, document.length);
        if (json != document) {
            json = document;
        }
        start = offset;
        position = offset;
        end = offset + length;
        depth = 0;
        nameAt = NO_NAME;
    }

    /** Returns the limits in force. */
    public JsonLimits limits() {
        return limits;
    }

    /** Reads a whole document with a codec, as {@link #readValue} and {@link #endDocument} do. */
    <T> T readDocument(Codec<T> codec) {
        return endDocument(readValue(codec));
    }

    /**
     * Checks that nothing but white space follows.
     *
     * @return {@code value}
     * @throws JsonSyntaxException if something follows
     */
    public <T> T endDocument(T value) {
        if (position != end) {
            int at = StringScan.whitespaceEnd(json, position, end);
            if (at != end) {
                throw errors().trailingContent(at);
            }
            position = at;
        }
        return value;
    }

    // ---- names of maps

    /** Reads a member name and the colon; for maps, after {@link #beginObject()} or {@link #nextEntry()} said true. */
    public String readName() {
        int at = position;
        if (at >= end || json[at] != '"') {
            throw errors().expectedPunctuation("a member name in quotes", at);
        }
        String name = readStringAt(at);
        readColon(position);
        return name;
    }

    /** Called by generated code: as {@link #readName()}, but the name stays in a slice, until the reader goes on. */
    public TextSlice readNameSlice() {
        int at = position;
        if (at >= end || json[at] != '"') {
            throw errors().expectedPunctuation("a member name in quotes", at);
        }
        readColon(readSlice(at + 1));
        return slice;
    }

    /**
     * Reads a member name and the colon, as {@link #readName()}, and turns the name into a key.
     *
     * @throws JsonMismatchException if {@code keys} refuses the name, with its exception as the cause, or returns null
     */
    public <K> K readKey(KeyCodec<K> keys) {
        String name = readName();
        K key;
        try {
            key = keys.fromName(name);
        } catch (RuntimeException e) {
            throw Errors.causedBy(e, errors().refusedName(e.toString(), position));
        }
        if (key == null) {
            throw errors().refusedName(Errors.nameOf(keys) + " returned null", position);
        }
        return key;
    }

    // ---- values

    /** Consumes {@code null} if it is next, and says whether it was. */
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
            throw errors().expectedPunctuation("true, false or null", ~next);
        }
        return next;
    }

    /** Reads an integer from -2<sup>31</sup> to 2<sup>31</sup>-1; fractions and exponents are refused. */
    public int readInt() {
        int next = IntegerScan.readInt(json, position, end, number);
        if (next < 0) {
            next = readIntSlowly();
        }
        position = next;
        return (int) number.integer;
    }

    /** White space in front, or no int at all. */
    private int readIntSlowly() {
        int at = valueStart();
        int next = IntegerScan.readInt(json, at, end, number);
        if (next < 0) {
            throw errors().integer("an int", at);
        }
        return next;
    }

    /** Reads an integer from -2<sup>63</sup> to 2<sup>63</sup>-1; fractions and exponents are refused. */
    public long readLong() {
        int next = IntegerScan.readLong(json, position, end, number);
        if (next < 0) {
            next = readLongSlowly();
        }
        position = next;
        return number.integer;
    }

    private int readLongSlowly() {
        int at = valueStart();
        int next = IntegerScan.readLong(json, at, end, number);
        if (next < 0) {
            throw errors().integer("a long", at);
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
        position = ReaderNumbers.readSmall(json, valueStart(), end, min, max, type, number, errors());
        return (int) number.integer;
    }

    /** Reads a number and returns the nearest double, ties to even; too large a number is refused. */
    public double readDouble() {
        int next = PlainDouble.read(json, position, end, number);
        if (next < 0) {
            next = readUnusualDouble();
        }
        position = next;
        return number.doubleValue;
    }

    /** White space in front, an unusual form, or no double at all. */
    private int readUnusualDouble() {
        int at = valueStart();
        int next = DecimalToDouble.readDouble(json, at, end, number);
        if (next < 0 || Double.isInfinite(number.doubleValue)) {
            throw errors().floatingPoint("a double", at, next);
        }
        return next;
    }

    /**
     * Called by generated code: reads elements of an array of doubles, at least the one that is next.
     *
     * @param into room for one element at least
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

    /** Reads a number and returns the nearest float, ties to even, rounded once; too large a number is refused. */
    public float readFloat() {
        int next = DecimalToDouble.readFloat(json, position, end, number);
        if (next < 0 || Float.isInfinite(number.floatValue)) {
            next = readUnusualFloat();
        }
        position = next;
        return number.floatValue;
    }

    /** White space in front, or no float at all. */
    private int readUnusualFloat() {
        int at = valueStart();
        int next = DecimalToDouble.readFloat(json, at, end, number);
        if (next < 0 || Float.isInfinite(number.floatValue)) {
            throw errors().floatingPoint("a float", at, next);
        }
        return next;
    }

    /** Reads an integer of any size within {@link JsonLimits#maxNumberDigits()}. */
    public BigInteger readBigInteger() {
        int at = valueStart();
        int next = ReaderNumbers.numberEnd(json, at, end, "an integer", errors());
        position = next;
        return ReaderNumbers.bigInteger(json, at, next, limits, errors());
    }

    /** Reads a number exactly, with its scale, within {@link JsonLimits}. */
    public BigDecimal readBigDecimal() {
        int at = valueStart();
        int next = ReaderNumbers.numberEnd(json, at, end, "a number", errors());
        position = next;
        return ReaderNumbers.bigDecimal(json, at, next, limits, errors());
    }

    /** Is the next number written without fraction and exponent? Consumes nothing. */
    public boolean isInteger() {
        int at = valueStart();
        return BigNumbers.isInteger(json, at, ReaderNumbers.numberEnd(json, at, end, "a number", errors()));
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
            throw errors().mismatch(JsonErrorCode.INVALID_VALUE, "Expected a string of one character", at);
        }
        return value.charAt(0);
    }

    /**
     * Reads a value with a codec.
     *
     * @throws JsonMismatchException if {@code codec} reads nothing or leaves an array or object unfinished, or throws
     *     anything that is no {@link JsonException} about this document, which is the cause
     */
    public <T> T readValue(Codec<T> codec) {
        int at = valueStart();
        int depthBefore = depth;
        T value;
        try {
            value = codec.read(this);
        } catch (RuntimeException e) {
            throw refused(Errors.nameOf(codec), e);
        }
        if (position == at) {
            throw errors().refused(Errors.nameOf(codec) + " read no value", at);
        }
        if (depth != depthBefore) {
            throw errors().refused(Errors.nameOf(codec) + " did not read its value to the end", at);
        }
        return value;
    }

    /**
     * Called by generated code: reads a value with a codec where there is no place for null.
     *
     * @throws JsonMismatchException also if {@code codec} returns null
     */
    public <T> T readPresent(Codec<T> codec) {
        int at = valueStart();
        T value = readValue(codec);
        if (value == null) {
            throw errors().refused(Errors.nameOf(codec) + " returned null, for which there is no place", at);
        }
        return value;
    }

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
     * once, by itself. Inlined for each member, strings use up what it inlines into one method after some five members, and
     * the others are calls of many small methods (docs/performance/string-reading.md).
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

    private String readStringAt(int at) {
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
        int next = StringDecoder.decode(json, from, end, text);
        if (next < 0) {
            text.clear();
            throw errors().invalidString(~next);
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
     * Called by generated code: the text just read is no value of the type.
     *
     * @param expected what the string should be, with its article
     * @return the exception to throw
     */
    public JsonMismatchException invalidText(String expected) {
        return errors().invalidText(expected, slice, position - 1);
    }

    /** Called by generated code: arrays to collect elements in; valid until this reader goes on to another array. */
    public ArrayScratch scratch() {
        return scratch;
    }

    /** Skips one value of any kind, validating it like one that is read; needs no stack however deep it is nested. */
    public void skipValue() {
        skipReader.reset(json, start, end);
        position = skipReader.skip(position, maxDepth - depth, maxDepth);
    }

    /**
     * Returns the first byte of the next value without consuming it: an opening bracket, a quote, a minus sign, a
     * digit, or the first letter of a literal.
     */
    public int peekByte() {
        int at = valueStart();
        if (at >= end || !Errors.beginsValue(json[at])) {
            throw errors().expectedValue("a value", at);
        }
        return json[at];
    }

    // ---- exceptions for generated code

    /** Called by generated code: the member whose name was just read is unknown, and the type refuses such. */
    public JsonMismatchException unknownMember(String typeName) {
        return errors().name(JsonErrorCode.UNKNOWN_NAME, "The member ", " is unknown to " + typeName, position);
    }

    /**
     * Called by generated code: the name just read is no key of the map.
     *
     * @param expected what the name should be, with its article
     */
    public JsonMismatchException invalidKey(String expected) {
        return errors().name(JsonErrorCode.INVALID_VALUE, "The member name ", " is not " + expected, position);
    }

    /**
     * Called by generated code: required members are missing.
     *
     * @param seen the bits of the members that were there
     * @param required the bits of the members that must be
     * @param names their names, from the lowest bit to the highest
     */
    public JsonMismatchException missing(String typeName, long seen, long required, MemberName... names) {
        return errors().missing(typeName, seen, required, names, position - 1);
    }

    /**
     * Called by generated code: a constructor, factory, setter or codec of the user's threw {@code cause}.
     *
     * @param typeName whose it is
     * @return the exception to throw: {@code cause} itself if it says already where in this document
     */
    public JsonException refused(String typeName, RuntimeException cause) {
        return cause instanceof JsonException known && known.isIn(json, start, end)
                ? known
                : errors().refused(typeName, cause, position);
    }

    /** Called by generated code: the value that ends here is not what was expected. */
    public JsonMismatchException mismatch(String expected) {
        return errors().invalidValue(expected, position);
    }
}
