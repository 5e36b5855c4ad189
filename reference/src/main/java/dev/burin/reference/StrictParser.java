package dev.burin.reference;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The reference that readers are compared with: RFC 8259 in valid UTF-8, one byte at a time, as plain as can be.
 *
 * <p>Numbers stay text. The offset of a rejection is that of the first byte that cannot stand there, with two
 * exceptions that make better messages: the first byte of a malformed UTF-8 sequence, and the backslash of half a surrogate pair.
 */
public final class StrictParser {
    /** The levels of nesting that decoding and skipping allow. */
    public static final int MAX_DEPTH = 512;

    /** The digits of an integer that decoding allows. */
    public static final int MAX_DIGITS = 1_000;

    /** What becomes of the document. */
    public enum Purpose {
        /** Refuses duplicate names, numbers beyond a double and integers of too many digits, too. */
        DECODE,
        /** Refuses what RFC 8259 refuses, halves of surrogate pairs and too many levels of nesting. */
        SKIP,
        /** Refuses what no reader may accept: what RFC 8259 refuses, and nothing else. */
        GRAMMAR
    }

    /** The kinds of rejection. */
    public enum Reason {
        SYNTAX,
        HALF_A_PAIR,
        DEPTH,
        OUT_OF_RANGE,
        NUMBER_LIMIT,
        DUPLICATE_NAME
    }

    /** The members of an object; of those with one name the last, and which names there were more than once. */
    public static final class Members extends LinkedHashMap<String, Object> {
        private static final long serialVersionUID = 1L;
        private final transient Set<String> repeated = new HashSet<>();

        /** The names that occur more than once. */
        public Set<String> repeated() {
            return repeated;
        }

        @Override
        public Object put(String name, Object value) {
            if (containsKey(name)) {
                repeated.add(name);
            }
            return super.put(name, value);
        }
    }

    /** A number as it was written. */
    public record RawNumber(String text) {}

    /** Why a document is rejected, and at which byte. */
    public record Rejection(Reason reason, int offset) {}

    /** A tree of {@link Members}, lists, strings, booleans, nulls and raw numbers, or a rejection. */
    public record Verdict(Object tree, Rejection rejection) {
        /** Is the document valid? */
        public boolean isAccepted() {
            return rejection == null;
        }
    }

    private static final class Rejected extends RuntimeException {
        private static final long serialVersionUID = 1L;
        private final transient Rejection rejection;

        Rejected(Reason reason, int offset) {
            super(null, null, false, false);
            rejection = new Rejection(reason, offset);
        }
    }

    /** Stands for an array or object whose first value comes next. */
    private static final Object OPENED = new Object();

    private static final Pattern INTEGER = Pattern.compile("-?[0-9]+");

    private final byte[] json;
    private final Purpose purpose;
    private final Deque<Object> open = new ArrayDeque<>();
    private final Deque<String> names = new ArrayDeque<>();
    private int at;

    private StrictParser(byte[] json, Purpose purpose) {
        this.json = json;
        this.purpose = purpose;
    }

    /** Reads a whole document. */
    public static Verdict parse(byte[] json, Purpose purpose) {
        try {
            return new Verdict(new StrictParser(json, purpose).document(), null);
        } catch (Rejected rejected) {
            return new Verdict(null, rejected.rejection);
        }
    }

    /** Does something other than white space follow the first value? What that is does not matter. */
    public static boolean hasTrailingContent(byte[] json, Purpose purpose) {
        StrictParser parser = new StrictParser(json, purpose);
        try {
            parser.value();
        } catch (Rejected rejected) {
            return false;
        }
        return parser.peek() >= 0;
    }

    private Object document() {
        Object value = value();
        if (peek() >= 0) {
            throw syntax();
        }
        return value;
    }

    private Object value() {
        Object value = next();
        while (!open.isEmpty()) {
            if (value != OPENED) {
                attach(value);
                boolean inObject = open.peek() instanceof Map;
                int separator = peek();
                if (separator == (inObject ? '}' : ']')) {
                    at++;
                    value = open.pop();
                    continue;
                }
                expect(',');
                if (inObject) {
                    name();
                }
            }
            value = next();
        }
        return value;
    }

    /** The next scalar or empty container, or {@link #OPENED}. */
    private Object next() {
        int first = peek();
        return switch (first) {
            case '{', '[' -> begin(first == '{');
            case '"' -> string();
            case 't' -> literal("true", true);
            case 'f' -> literal("false", false);
            case 'n' -> literal("null", null);
            default -> number();
        };
    }

    private Object begin(boolean isObject) {
        if (purpose != Purpose.GRAMMAR && open.size() == MAX_DEPTH) {
            throw new Rejected(Reason.DEPTH, at);
        }
        at++;
        if (peek() == (isObject ? '}' : ']')) {
            at++;
            return isObject ? new Members() : new ArrayList<>();
        }
        open.push(isObject ? new Members() : new ArrayList<>());
        if (isObject) {
            name();
        }
        return OPENED;
    }

    private void name() {
        if (peek() != '"') {
            throw syntax();
        }
        int quote = at;
        String name = string();
        expect(':');
        if (purpose == Purpose.DECODE && ((Map<?, ?>) open.peek()).containsKey(name)) {
            throw new Rejected(Reason.DUPLICATE_NAME, quote);
        }
        names.push(name);
    }

    @SuppressWarnings("unchecked") // begin pushed members and lists of objects only
    private void attach(Object value) {
        if (open.peek() instanceof Members members) {
            members.put(names.pop(), value);
        } else {
            ((List<Object>) open.peek()).add(value);
        }
    }

    private Object literal(String text, Object value) {
        for (int i = 0; i < text.length(); i++, at++) {
            if (at == json.length || json[at] != text.charAt(i)) {
                throw syntax();
            }
        }
        return value;
    }

    private Object number() {
        int start = at;
        skipAny("-");
        if (!skipAny("0")) {
            digits();
        }
        boolean isInteger = true;
        if (skipAny(".")) {
            digits();
            isInteger = false;
        }
        if (skipAny("eE")) {
            skipAny("+-");
            digits();
            isInteger = false;
        }
        String text = new String(json, start, at - start, US_ASCII);
        if (purpose == Purpose.DECODE && !isInteger && Double.isInfinite(Double.parseDouble(text))) {
            throw new Rejected(Reason.OUT_OF_RANGE, start);
        }
        int digitCount = text.startsWith("-") ? text.length() - 1 : text.length();
        if (purpose == Purpose.DECODE && isInteger && digitCount > MAX_DIGITS) {
            throw new Rejected(Reason.NUMBER_LIMIT, start);
        }
        return new RawNumber(text);
    }

    private void digits() {
        if (!skipAny("0123456789")) {
            throw syntax();
        }
        while (skipAny("0123456789")) {}
    }

    private boolean skipAny(String characters) {
        boolean isThere = at < json.length && characters.indexOf(json[at]) >= 0;
        at += isThere ? 1 : 0;
        return isThere;
    }

    private String string() {
        StringBuilder text = new StringBuilder();
        at++;
        while (true) {
            int next = at < json.length ? json[at] & 0xFF : -1;
            if (next == '"') {
                at++;
                return text.toString();
            }
            if (next < ' ') {
                throw syntax();
            }
            if (next == '\\') {
                text.appendCodePoint(escape());
            } else {
                text.appendCodePoint(next < 0x80 ? json[at++] : sequence(next));
            }
        }
    }

    private int escape() {
        int backslash = at++;
        int kind = at < json.length ? "\"\\/bfnrtu".indexOf(json[at]) : -1;
        if (kind < 0) {
            throw syntax();
        }
        at++;
        if (kind < 8) {
            return "\"\\/\b\f\n\r\t".charAt(kind);
        }
        int unit = hex();
        if (unit < 0xD800 || unit > 0xDFFF) {
            return unit;
        }
        if (purpose == Purpose.GRAMMAR) {
            return unit; // The other half, if it follows, becomes the next char of the text.
        }
        for (int i = 0; i < 2; i++, at++) {
            if (unit > 0xDBFF || (at < json.length && json[at] != "\\u".charAt(i))) {
                throw new Rejected(Reason.HALF_A_PAIR, backslash);
            }
            if (at == json.length) {
                throw syntax();
            }
        }
        int low = hex();
        if (low < 0xDC00 || low > 0xDFFF) {
            throw new Rejected(Reason.HALF_A_PAIR, backslash);
        }
        return Character.toCodePoint((char) unit, (char) low);
    }

    private int hex() {
        int value = 0;
        for (int i = 0; i < 4; i++, at++) {
            int digit = at < json.length ? "0123456789abcdef".indexOf(json[at]) : -1;
            digit = digit < 0 && at < json.length ? "0123456789ABCDEF".indexOf(json[at]) : digit;
            if (digit < 0) {
                throw syntax();
            }
            value = (value << 4) | digit;
        }
        return value;
    }

    /** A sequence of table 3-7 of the Unicode Standard. */
    private int sequence(int lead) {
        int start = at;
        int byteCount = lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 0;
        int codePoint = lead & (0xFF >> byteCount);
        int lowest = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80;
        int highest = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF;
        for (at++; at < start + byteCount; at++) {
            if (at == json.length) {
                throw syntax();
            }
            int next = json[at] & 0xFF;
            if (next < lowest || next > highest) {
                throw new Rejected(Reason.SYNTAX, start);
            }
            codePoint = (codePoint << 6) | (next & 0x3F);
            lowest = 0x80;
            highest = 0xBF;
        }
        if (byteCount == 0) {
            throw new Rejected(Reason.SYNTAX, start);
        }
        return codePoint;
    }

    /** The next byte that is no white space, or -1 at the end. */
    private int peek() {
        while (skipAny(" \t\n\r")) {}
        return at < json.length ? json[at] & 0xFF : -1;
    }

    private void expect(char punctuation) {
        if (peek() != punctuation) {
            throw syntax();
        }
        at++;
    }

    private Rejected syntax() {
        return new Rejected(Reason.SYNTAX, at);
    }

    /**
     * The tree as an untyped reader gives it: a {@code Long} or {@code BigInteger} for integers, else a {@code
     * Double}. One frame for each level, for tests with little stack.
     */
    public static Object untyped(Object tree) {
        if (tree instanceof Map<?, ?> map) {
            Map<Object, Object> values = new LinkedHashMap<>(map);
            for (Map.Entry<Object, Object> member : values.entrySet()) {
                member.setValue(untyped(member.getValue()));
            }
            return values;
        }
        if (tree instanceof List<?> list) {
            List<Object> values = new ArrayList<>();
            for (Object value : list) {
                values.add(untyped(value));
            }
            return values;
        }
        return tree instanceof RawNumber number ? untypedNumber(number.text()) : tree;
    }

    private static Object untypedNumber(String text) {
        if (!INTEGER.matcher(text).matches()) {
            return Double.parseDouble(text);
        }
        BigInteger value = new BigInteger(text);
        return value.bitLength() < Long.SIZE ? (Object) value.longValue() : value;
    }
}
