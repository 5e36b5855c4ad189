package dev.burin;

import dev.burin.codegen.TextSlice;
import dev.burin.codegen.TextTable;
import dev.burin.internal.bytes.Bytes;
import dev.burin.internal.bytes.Swar;
import dev.burin.internal.text.RepeatedNames;
import dev.burin.internal.text.StringDecoder;
import dev.burin.internal.text.StringScan;
import dev.burin.internal.text.TextBuffer;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * How a reader reads strings, and the names of maps, at its position.
 *
 * <p>For the seven that are one object, see {@link StructureReader}.
 */
abstract sealed class TextReader extends ScalarReader permits LimitedReader {
    final TextBuffer text = new TextBuffer();
    private final RepeatedNames repeatedNames = new RepeatedNames();

    /** Of the text that {@link #supposeTextAsBefore} found last. */
    private int lastTextLength;

    TextReader(JsonOptions options) {
        super(options);
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
     * Called by generated code: like {@link #supposeText}, for strings of which most are as long as the one before. If there is
     * a quote after so many bytes, the string is taken to end there, and none of its bytes is looked at: the caller compares
     * all of them with its grammar.
     *
     * @param usual how many bytes it has at least
     */
    public TextSlice supposeTextAsBefore(int usual) {
        int start = valueStart() + 1;
        int length = lastTextLength;
        boolean isAsLong =
                usual <= length && length < end - start && json[start - 1] == '"' && json[start + length] == '"';
        if (isAsLong) {
            slice.set(json, start, start + length);
        } else {
            supposeText(usual);
            lastTextLength = slice.end() - slice.start();
        }
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

    /** Called by generated code: consumes the string that was supposed. */
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

    // ---- names of maps

    /**
     * Reads a member name and the colon; for maps, after {@link #beginObject()} or {@link #nextEntry()} is true.
     *
     * @throws JsonSyntaxException also if it is called elsewhere, whatever is there
     */
    public String readName() {
        int at = nameStart();
        String name = readStringAt(at);
        readColon(position);
        return name;
    }

    /** Returns the position, where a member begins: a quote is there. */
    private int nameStart() {
        int at = position;
        if (nameAt != at) {
            throw notAtName(at);
        }
        return at;
    }

    /** Called elsewhere than after {@link #beginObject()} and {@link #nextEntry()}, or though they returned false. */
    private JsonException notAtName(int at) {
        boolean isQuoted = at < end && json[at] == '"';
        String expected = isQuoted ? "a comma or brace before a member name" : "a member name in quotes";
        return errors().expectedPunctuation(expected, at);
    }

    /** Called by generated code: like {@link #readName()}, for objects whose names other objects are likely to have, too. */
    public String readRepeatedName() {
        int at = nameStart();
        String name = repeatedNames.find(json, at + 1, end);
        if (name == null) {
            name = readStringAt(at);
        } else {
            position = at + name.length() + 2;
        }
        readColon(position);
        return name;
    }

    /** Called by generated code: like {@link #readName()}, but the name stays in a slice until the reader goes on. */
    public TextSlice readNameSlice() {
        int at = nameStart();
        readColon(readSlice(at + 1));
        return slice;
    }

    /**
     * Called by generated code: like {@link #supposeTextOf}, for the names of members; {@link #endName()} consumes the name.
     *
     * @param length of the name, in bytes
     * @return as many bytes; empty if no member begins here, or no quote follows them
     */
    public TextSlice supposeNameOf(int length) {
        int from = position + 1;
        int to = from + length;
        boolean isName = nameAt == position && length < end - from && json[to] == '"';
        slice.set(json, isName ? from : 0, isName ? to : 0);
        return slice;
    }

    /** Called by generated code: consumes the name that was supposed, and the colon. */
    public void endName() {
        readColon(slice.end() + 1);
    }

    /**
     * Reads a member name and the colon, like {@link #readName()}, and turns the name into a key.
     *
     * @throws JsonMismatchException if {@code keys} rejects the name, with its exception as the cause, or returns null
     */
    public <K> K readKey(KeyCodec<K> keys) {
        Objects.requireNonNull(keys, "keys");
        String name = readName();
        K key;
        try {
            key = keys.fromName(name);
        } catch (RuntimeException e) {
            throw errors().refusedName(e, position);
        }
        if (key == null) {
            throw errors().refusedName(keys, position);
        }
        return key;
    }
}
