package dev.burin;

import dev.burin.codegen.MemberName;
import dev.burin.codegen.MemberTable;
import dev.burin.internal.bytes.Bytes;
import dev.burin.internal.text.StringDecoder;
import dev.burin.internal.text.StringScan;
import java.util.List;

/**
 * How a reader goes through objects: braces, commas, names and colons.
 *
 * <p>For the seven that are one object, see {@link StructureReader}.
 */
abstract sealed class MemberReader extends StructureReader permits ScalarReader {
    /** The lower two bytes of {@link MemberName#difference} where {@code ,"} is there: another name follows. */
    private static final short ANOTHER_NAME = 0;

    /** The same with a line feed after the comma. */
    private static final short NAME_ON_NEXT_LINE = ('"' ^ '\n') << Byte.SIZE;

    MemberReader(JsonOptions options) {
        super(options);
    }

    /**
     * Consumes the opening brace.
     *
     * @return whether there is a member; if not, the closing brace is consumed too
     * @throws JsonMismatchException if the next value is not an object
     */
    public boolean beginObject() {
        int at = begin('{', "an object");
        if (at < end && json[at] == '"') {
            position = at;
            nameAt = at;
            return true;
        }
        return beginObjectSlowly(at);
    }

    private boolean beginObjectSlowly(int from) {
        int at = StringScan.whitespaceEnd(json, from, end);
        if (at < end && json[at] == '}') {
            position = at + 1;
            depth--;
            return false;
        }
        standAtName(at);
        return true;
    }

    /** After a brace or comma: from here on, a name is known to begin at {@link #nameAt}. */
    private void standAtName(int at) {
        if (at >= end || json[at] != '"') {
            throw errors().expectedPunctuation("a member name in quotes", at);
        }
        position = at;
        nameAt = at;
    }

    /**
     * Called by generated code: is this the first member of the object? If so, its value is next.
     *
     * <p>Escaped spellings and other orders are left to {@link #nextMember()}.
     */
    public boolean isFirst(MemberName name) {
        int at = position;
        if (name.fitsAt(at - 1, end) && name.isFirstAt(json, at - 1, end)) {
            int value = at + name.length() - 1;
            position = value < end && json[value] == ' ' ? value + 1 : value;
            return true;
        }
        return isNextSlowly(name, at);
    }

    /** Called by generated code: like {@link #isFirst}, for the members after the first. */
    public boolean isNext(MemberName name) {
        int at = position;
        if (name.fitsAt(at, end)) {
            long difference = name.difference(json, at);
            if (name.isAt(json, at, end, difference)) {
                position = at + name.length();
                return true;
            }
            if ((short) difference == ANOTHER_NAME) {
                return false;
            }
            if ((short) difference == NAME_ON_NEXT_LINE) {
                return isIndented(name, at);
            }
        }
        return isNextSlowly(name, at);
    }

    /** On its own line after the comma: indented like the last one of this level, it is found without counting spaces. */
    private boolean isIndented(MemberName name, int comma) {
        int indentation = indentations[depth & LEVELS - 1];
        int at = comma + 1 + indentation;
        boolean isInside = indentation < end - comma; // it may come from a longer document, and the sum overflow
        if (isInside
                && name.fitsAt(at - 1, end)
                && json[at] == '"'
                && StringScan.isIndentedComma(json, comma, indentation)) {
            standAtName(at);
            return isNameAt(name, at);
        }
        return isNextSlowly(name, comma);
    }

    /** With white space around, near the end of the document, or with members left out before. */
    private boolean isNextSlowly(MemberName name, int from) {
        int at = from;
        if (nameAt != at) {
            if (at >= end || json[at] != ',') {
                at = StringScan.whitespaceEnd(json, at, end);
                if (at >= end || json[at] != ',') {
                    return false;
                }
            }
            at = indentationEnd(at + 1);
            standAtName(at);
        }
        return name.fitsAt(at - 1, end) ? isNameAt(name, at) : isQuotedNameAt(name, at);
    }

    /** Is the name at {@code at}? It fits there with its colon, so words can be compared. */
    private boolean isNameAt(MemberName name, int at) {
        int value = at + name.length() - 1;
        if (!name.isFirstAt(json, at - 1, end)) {
            if (value >= end || json[value] != ':' || !name.isSpacedAt(json, at - 1)) {
                // Another name, or other white space before the colon.
                return json[value - 1] <= ' ' && isQuotedNameAt(name, at);
            }
            value++;
        }
        position = value < end && json[value] == ' ' ? value + 1 : value;
        return true;
    }

    private boolean isQuotedNameAt(MemberName name, int at) {
        if (!name.isQuotedAt(json, at, end)) {
            return false;
        }
        int colon = StringScan.whitespaceEnd(json, at + name.quotedLength(), end);
        if (colon >= end || json[colon] != ':') {
            return false;
        }
        position = colon + 1;
        return true;
    }

    /**
     * Called by generated code: reads any next member name and the colon after it; for {@link #memberName()}. Handwritten code
     * has {@link #nextEntry()} and {@code readName}.
     *
     * @return false if the object ends instead; the closing brace is consumed then
     */
    public boolean nextMember() {
        if (!nextEntry()) {
            return false;
        }
        readNameBytes(position);
        return true;
    }

    /**
     * Called by generated code: finds out which member is next, in any order.
     *
     * @return the index of the member, whose value is next; {@link MemberTable#NONE} if that takes another look at the name, read
     *     as by {@link #nextMember()}; {@link MemberTable#END} if the object ends, its brace consumed
     */
    public int findMember(MemberTable members) {
        int at = position;
        if (at < end && json[at] == '}') {
            position = at + 1;
            depth--;
            return MemberTable.END;
        }
        return findMember(members, at);
    }

    private int findMember(MemberTable members, int at) {
        if (at > end - MemberName.MAX_WORD_BYTES || json[at] != ',' || json[at + 1] != '"') {
            return findMemberSlowly(members);
        }
        int guess = members.guess(Bytes.getLong(json, at + MemberTable.BEFORE_NAME));
        if (guess != MemberTable.NONE && members.name(MemberTable.member(guess)).isAt(json, at, end)) {
            position = at + MemberTable.length(guess);
            return MemberTable.member(guess);
        }
        standAtName(at + 1);
        readNameBytes(at + 1);
        return MemberTable.NONE;
    }

    /** With white space around, with the comma consumed, or near the end of the document. */
    private int findMemberSlowly(MemberTable members) {
        if (!nextEntry()) {
            return MemberTable.END;
        }
        int at = position;
        if (at < end - Long.BYTES) {
            int guess = members.guess(Bytes.getLong(json, at + 1));
            if (guess != MemberTable.NONE && isPlainlyAt(members.name(MemberTable.member(guess)), at)) {
                return MemberTable.member(guess);
            }
        }
        readNameBytes(at);
        return MemberTable.NONE;
    }

    private boolean isPlainlyAt(MemberName name, int at) {
        return name.fitsAt(at - 1, end) && isNameAt(name, at);
    }

    /**
     * Goes on to the next member, like {@link #nextMember()}, but leaves its name to {@link JsonReader#readName()}. Only after
     * {@link #beginObject()} and each call of this returned true: after an empty object, it continues the outer object.
     *
     * @return false if the object ends instead; the closing brace is consumed then
     */
    public boolean nextEntry() {
        int at = position;
        if (nameAt == at) {
            return true;
        }
        if (at >= end || (json[at] != ',' && json[at] != '}')) {
            at = StringScan.whitespaceEnd(json, at, end);
        }
        if (at < end && json[at] == '}') {
            position = at + 1;
            depth--;
            return false;
        }
        if (at >= end || json[at] != ',') {
            throw errors().expectedPunctuation("a comma or the end of the object", at);
        }
        int name = at + 1;
        standAtName(name < end && json[name] == '"' ? name : indentationEnd(name));
        return true;
    }

    private void readNameBytes(int at) {
        readColon(readSlice(at + 1));
    }

    /** Leaves the unescaped bytes of a string in {@link #slice}; returns the position after its closing quote. */
    int readSlice(int from) {
        int stop = StringScan.plainEnd(json, from, end);
        if (stop < end && json[stop] == '"') {
            slice.set(json, from, stop);
            return stop + 1;
        }
        return readUnusualSlice(from);
    }

    private int readUnusualSlice(int from) {
        int next = StringScan.skip(json, from, end);
        if (next < 0) {
            throw errors().strings().invalid(~next);
        }
        if (unescaped.length < next - from) {
            unescaped = new byte[Math.max(next - from, 2 * unescaped.length)];
        }
        slice.set(unescaped, 0, StringDecoder.decodeName(json, from, next - 1, unescaped));
        return next;
    }

    void readColon(int from) {
        int at = from;
        if (at >= end || json[at] != ':') {
            at = StringScan.whitespaceEnd(json, at, end);
            if (at >= end || json[at] != ':') {
                throw errors().expectedPunctuation("a colon", at);
            }
        }
        position = at + 1;
    }

    /** Called by generated code: the {@link dev.burin.codegen.NameHash} of the name that {@link #nextMember()} read. */
    public int nameHash() {
        return slice.hash();
    }

    /** Called by generated code: is the name that {@link #nextMember()} read this one, byte for byte? */
    public boolean nameIs(MemberName name) {
        return slice.is(name);
    }

    /** Called by generated code: like {@link #nameHash}, ignoring the case of ASCII letters. */
    public int nameHashIgnoringCase() {
        return slice.hashIgnoringCase();
    }

    /** Called by generated code: like {@link #nameIs}, ignoring the case of ASCII letters. */
    public boolean nameIsIgnoringCase(MemberName name) {
        return slice.isIgnoringCase(name);
    }

    /** Called by generated code: the name that {@link #nextMember()} read; its value is next. */
    public String memberName() {
        return slice.toString();
    }

    /**
     * Called by generated code: notes that a member has been seen.
     *
     * @throws JsonMismatchException if it had been seen before
     */
    public long once(long seen, long memberBit) {
        if ((seen & memberBit) != 0) {
            throw duplicateName();
        }
        return seen | memberBit;
    }

    /** Returns the exception to throw for a duplicate member: its name was just read, its value not yet. */
    public JsonMismatchException duplicateName() {
        return duplicateName(position);
    }

    /** Returns the exception for a duplicate member whose colon ends before {@code valueStart}. */
    JsonMismatchException duplicateName(int valueStart) {
        return errors().name(JsonErrorCode.DUPLICATE_NAME, "The member", " occurs twice in one object", valueStart);
    }

    // ---- exceptions

    /** Called by generated code: the member whose name was just read is unknown, and the type rejects those. */
    public JsonMismatchException unknownMember(String typeName) {
        return errors().unknownName(typeName, null, position);
    }

    /** Called by generated code: like {@link #unknownMember(String)}, for a type that has these members. */
    public JsonMismatchException unknownMember(String typeName, MemberTable members) {
        return errors().unknownName(typeName, members, position);
    }

    /** Called by generated code: there is an element after those for the members of the type. */
    public JsonException unknownElement(String typeName, int memberCount) {
        return errors().unknownElement(typeName, memberCount, valueStart());
    }

    /**
     * Called by generated code: the name just read is not a key of the map.
     *
     * @param expected what the name should be, with its article
     */
    public JsonMismatchException invalidKey(String expected) {
        return errors().name(JsonErrorCode.INVALID_VALUE, "The member name", " is not " + expected, position);
    }

    /**
     * Called by generated code: a user's constructor or factory, called with the name just read, threw {@code cause}.
     */
    public JsonMismatchException refusedName(RuntimeException cause) {
        return errors().refusedName(cause, position);
    }

    /**
     * Called by generated code: required members are missing.
     *
     * @param seen the bits of the members present
     * @param required the bits of the required members
     * @param names their names, from the lowest bit to the highest
     */
    public JsonMismatchException missing(String typeName, long seen, long required, MemberName... names) {
        return missingAtEnd(typeName, MissingMembers.of(seen, required, names));
    }

    /**
     * Called by generated code: like {@link #missing(String, long, long, MemberName...)}, for a type of more than 64 members.
     *
     * @param seen the bits of the members present, 64 per element
     * @param required the bits of the required members, likewise
     * @param names their names, for each element of {@code required}
     */
    public JsonMismatchException missing(String typeName, long[] seen, long[] required, MemberName[]... names) {
        return missingAtEnd(typeName, MissingMembers.of(seen, required, names));
    }

    /** Members are missing in the object just read to its end; those rejected before are not reported. */
    JsonMismatchException missingAtEnd(String typeName, List<MemberName> missing) {
        return missingAtEnd(typeName, missing, "");
    }

    /** Like {@link #missingAtEnd(String, List)}, with their possible values at the end of the message. */
    JsonMismatchException missingAtEnd(String typeName, List<MemberName> missing, String expected) {
        int brace = position - 1;
        List<MemberName> news = refused == null ? missing : refused.without(missing, brace);
        return errors().missing(typeName, news, expected, brace);
    }
}
