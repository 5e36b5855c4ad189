package dev.burin;

import dev.burin.codegen.MemberName;
import dev.burin.codegen.MemberTable;
import dev.burin.codegen.NearestName;
import dev.burin.codegen.TextSlice;
import dev.burin.internal.text.Origin;
import dev.burin.internal.text.StringScan;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Builds the exceptions of the reader: cold code, kept out of the methods that run for every value. */
final class Errors {
    /** The origin of whole documents. */
    static final Supplier<Origin> WHOLE = () -> Origin.START;

    private static final int MAX_NAME_BYTES = 64;

    /** What is expected for types that cannot be {@code null}. */
    private static final Set<String> PRIMITIVES =
            Set.of("a boolean", "a byte", "a double", "a float", "a long", "a short", "an int");

    private final byte[] document;
    private final int from;
    private final int to;
    private final Supplier<Origin> origin;
    private final JsonOptions options;
    private final FoundBytes found;

    /** For the part of a document in {@code document[from..to)} that begins at {@code origin}. */
    Errors(byte[] document, int from, int to, Supplier<Origin> origin, JsonOptions options) {
        this.origin = origin;
        this.document = document;
        this.from = from;
        this.to = to;
        this.options = options;
        found = new FoundBytes(document, to, options.hasContentInErrors());
    }

    /**
     * Returns the exception for something other than {@code expected} at {@code at}: a syntax error unless another JSON value
     * begins there.
     */
    JsonException expectedValue(String expected, int at) {
        if (at >= to) {
            return unexpectedEnd(expected);
        }
        if (!FoundBytes.beginsValue(document[at])) {
            return syntax(
                    JsonErrorCode.UNEXPECTED_BYTE,
                    "Expected " + expected + " but found " + found.token(at) + hint(at, ']'),
                    at);
        }
        checkScalar(at);
        String message = "Expected " + expected + " but found " + found.token(at) + hintAtNull(expected, at);
        return mismatch(JsonErrorCode.TYPE_MISMATCH, message, at);
    }

    private String hintAtNull(String expected, int at) {
        return PRIMITIVES.contains(expected) && found.isNull(at)
                ? " (a boxed type that may be null accepts it; for a primitive member, nullForPrimitive = DEFAULT does)"
                : "";
    }

    /** Returns the errors that concern numbers. */
    NumberErrors numbers() {
        return new NumberErrors(document, from, to, options.limits(), found, this);
    }

    /** Returns the errors that concern strings. */
    StringErrors strings() {
        return new StringErrors(document, from, to, found, this);
    }

    /** Returns the exception for missing punctuation at {@code at}. */
    JsonException expectedPunctuation(String expected, int at) {
        if (at >= to) {
            return unexpectedEnd(expected);
        }
        NumberErrors numbers = numbers();
        if (numbers.isUnfinishedInteger(at)) {
            return numbers.unfinishedInteger(at);
        }
        return syntax(
                JsonErrorCode.UNEXPECTED_BYTE,
                "Expected " + expected + " but found " + found.token(at) + hint(at, '}'),
                at);
    }

    /** Returns the exception for a malformed literal: it shows the whole word, which may be wrong only from {@code at} on. */
    JsonException expectedLiteral(int at) {
        String expected = "true, false or null";
        if (at >= to || !FoundBytes.isWordPart(document[at])) {
            return expectedPunctuation(expected, at);
        }
        return syntax(
                JsonErrorCode.UNEXPECTED_BYTE, "Expected " + expected + " but found " + found.wordAround(at, from), at);
    }

    JsonException unexpectedEnd(String expected) {
        String message = from == to
                ? "Expected " + expected + " but the document is empty"
                : "Expected " + expected + " but the document ends here";
        return syntax(JsonErrorCode.UNEXPECTED_END, message, to);
    }

    JsonException trailingContent(int at) {
        NumberErrors numbers = numbers();
        if (numbers.isUnfinishedInteger(at)) {
            return numbers.unfinishedInteger(at);
        }
        return syntax(
                JsonErrorCode.TRAILING_CONTENT,
                "Expected the end of the document but found " + found.token(at) + hint(at, '}'),
                at);
    }

    /**
     * Returns the exception for a problem with the member name whose colon ends before {@code valueStart}.
     *
     * @param before the message up to the name; {@code after} is the rest of it
     * @throws IllegalStateException if no name has been read
     */
    JsonMismatchException name(JsonErrorCode code, String before, String after, int valueStart) {
        return name(code, before, after, null, valueStart);
    }

    private JsonMismatchException name(
            JsonErrorCode code, String before, String after, @Nullable RuntimeException cause, int valueStart) {
        int quote = lastQuote(valueStart);
        int at = openingQuote(quote);
        if (at < from) {
            throw new IllegalStateException("No member name has been read that something could be wrong with.");
        }
        String message = before + found.afterSpace(at, quote + 1) + after;
        return new JsonMismatchException(code, message, place(at), cause);
    }

    private int openingQuote(int closingQuote) {
        int at = lastQuote(closingQuote);
        while (strings().isEscaped(at)) {
            at = lastQuote(at);
        }
        return at;
    }

    private int lastQuote(int before) {
        int at = before - 1;
        while (at > from && document[at] != '"') {
            at--;
        }
        return at;
    }

    /**
     * Returns the exception for a string that ends with {@code closingQuote} and whose text is not a value of its type.
     *
     * @param flaw why, after a space, or nothing
     */
    JsonMismatchException invalidText(String expected, TextSlice text, String flaw, int closingQuote) {
        return mismatch(
                JsonErrorCode.INVALID_VALUE,
                "Expected " + expected + " but found " + found.text(text) + flaw,
                openingQuote(closingQuote));
    }

    /** Returns the exception for a value that ends before {@code valueEnd} and is not {@code expected}. */
    JsonMismatchException invalidValue(String expected, int valueEnd) {
        int start = valueStart(valueEnd);
        return mismatch(JsonErrorCode.INVALID_VALUE, "Expected " + expected + butFound(start), start);
    }

    /** Describes what begins at {@code at}, if that is a value: it may be the end of one, or nothing. */
    private String butFound(int at) {
        return at < to && FoundBytes.beginsValue(document[at]) ? " but found " + found.token(at) : "";
    }

    /**
     * Returns the exception for the unknown member whose colon ends before {@code valueStart}; perhaps one of {@code known} was
     * meant.
     */
    JsonMismatchException unknownName(String typeName, @Nullable MemberTable known, int valueStart) {
        String suggestion = known == null || !options.hasContentInErrors()
                ? ""
                : NearestName.of(nameBefore(valueStart), known.names())
                        .map(name -> " (did you mean \"" + name + "\"?)")
                        .orElse("");
        return name(JsonErrorCode.UNKNOWN_NAME, "The member", " is unknown to " + typeName + suggestion, valueStart);
    }

    /** Returns the first bytes of a name as they are in the document: a longer name resembles none that a type has. */
    private String nameBefore(int valueStart) {
        int quote = lastQuote(valueStart);
        int start = openingQuote(quote) + 1;
        int count = Math.max(0, Math.min(quote - start, MAX_NAME_BYTES));
        return new String(document, start, count, StandardCharsets.UTF_8);
    }

    /** Returns the exception for code of the user that did something forbidden with the value that begins at {@code at}. */
    JsonMismatchException refused(String message, int at) {
        return mismatch(JsonErrorCode.REFUSED_VALUE, message, at);
    }

    /**
     * Returns the exception for a {@code KeyCodec} that threw {@code cause} for the member name whose colon ends before
     * {@code valueStart}.
     */
    JsonMismatchException refusedName(RuntimeException cause, int valueStart) {
        return refusedName(text(cause, options), cause, valueStart);
    }

    /**
     * Returns the exception for a {@code KeyCodec} that returned null for the member name whose colon ends before
     * {@code valueStart}.
     */
    JsonMismatchException refusedName(KeyCodec<?> keys, int valueStart) {
        return refusedName(nameOf(keys) + " returned null", null, valueStart);
    }

    private JsonMismatchException refusedName(String reason, @Nullable RuntimeException cause, int valueStart) {
        String after = " is not a key (" + reason + ")";
        return name(JsonErrorCode.REFUSED_VALUE, "The member name", after, cause, valueStart);
    }

    /** Returns the class name of an object of the user, for a message. */
    static String nameOf(Object codec) {
        String simpleName = codec.getClass().getSimpleName();
        return simpleName.isEmpty() ? codec.getClass().getName() : simpleName; // an anonymous class
    }

    /**
     * Returns the exception for code of the user that threw {@code cause} after the value that ends before {@code valueEnd} had
     * been read.
     */
    JsonMismatchException refused(String typeName, RuntimeException cause, int valueEnd) {
        String message = typeName + " refused the value (" + text(cause, options) + ")";
        return new JsonMismatchException(JsonErrorCode.REFUSED_VALUE, message, place(valueStart(valueEnd)), cause);
    }

    /**
     * Returns the exception for code of the user that returned null after the value that ends before {@code valueEnd} had been
     * read.
     */
    JsonMismatchException returnedNull(String maker, int valueEnd) {
        String message = maker + " returned null: what refuses a value has to throw an exception";
        return refused(message, valueStart(valueEnd));
    }

    /** Describes what the user's code threw, for a message: its {@code toString} may quote the document, or throw. */
    static String text(RuntimeException thrown, JsonOptions options) {
        String name = thrown.getClass().getName();
        try {
            return options.hasContentInErrors() ? thrown.toString() : name;
        } catch (RuntimeException e) {
            return name;
        }
    }

    /**
     * Returns the position of the first byte of the string, number or literal that ends before {@code valueEnd}, or of the
     * closing bracket of an object or array. If none ends there, the codec threw before it read anything: it rejected the value
     * that begins there.
     */
    int valueStart(int valueEnd) {
        if (valueEnd == from || !endsValue(document[valueEnd - 1])) {
            return StringScan.whitespaceEnd(document, valueEnd, to);
        }
        int last = valueEnd - 1;
        if (document[last] == '"') {
            return openingQuote(last);
        }
        int start = last;
        while (start > from && FoundBytes.isWordPart(document[start]) && FoundBytes.isWordPart(document[start - 1])) {
            start--;
        }
        return start;
    }

    private static boolean endsValue(byte last) {
        return last == '"' || last == '}' || last == ']' || FoundBytes.isWordPart(last);
    }

    /** Returns the exception for members that are missing in the object that ends at {@code at}. */
    JsonMismatchException missing(String typeName, List<MemberName> missing, String expected, int at) {
        String names =
                missing.stream().map(name -> typeName + '.' + name.name()).collect(Collectors.joining(", "));
        String verb = missing.size() == 1 ? " is" : " are";
        return mismatch(JsonErrorCode.MISSING_MEMBER, names + verb + " required but missing" + expected, at);
    }

    /** Returns the exception for an element at {@code at}, after those of all members. */
    JsonException unknownElement(String typeName, int memberCount, int at) {
        if (at >= to || !FoundBytes.beginsValue(document[at])) {
            return expectedValue("a value", at);
        }
        String members = memberCount == 1 ? "1 member" : memberCount + " members";
        return mismatch(
                JsonErrorCode.UNKNOWN_ELEMENT, typeName + " has " + members + ", but here is another element", at);
    }

    /**
     * Returns the exception for more levels than the options allow; or than the enclosing value may have, if it has its own
     * limit, not 0.
     */
    JsonException tooDeep(int limitedLevels, int at) {
        return limitedLevels == 0 ? depth(at) : depthLimit(limitedLevels, at);
    }

    private JsonSyntaxException depth(int at) {
        return syntax(
                JsonErrorCode.DEPTH_LIMIT,
                "Nested deeper than " + levels(options.limits().maxDepth())
                        + " (raise it by JsonLimits.withMaxDepth if that is intended)",
                at);
    }

    static String levels(int count) {
        return count == 1 ? "1 level" : count + " levels";
    }

    /** Returns the exception for a thread whose stack ended at {@code at}. */
    JsonSyntaxException outOfStack(int levels, int at, StackOverflowError cause) {
        return new JsonSyntaxException(JsonErrorCode.DEPTH_LIMIT, stackMessage(levels), place(at), cause);
    }

    /** Returns the message for a thread that has no stack left at this level of a document. */
    static String stackMessage(int levels) {
        return "The stack of this thread ended in level " + levels
                + " (allow fewer by JsonLimits.withMaxDepth, or give the thread more stack)";
    }

    /** Returns the exception for one value with more levels than it may have. */
    private JsonMismatchException depthLimit(int levels, int at) {
        return limit(
                JsonErrorCode.DEPTH_LIMIT,
                "Nested deeper than " + levels(levels) + " within one value",
                "@JsonLimit(depth = " + levels + ")",
                at);
    }

    /** Returns the exception for the value at {@code at}, which is larger than an annotation allows. */
    JsonMismatchException limit(JsonErrorCode code, String found, String annotation, int at) {
        return mismatch(code, found + " (raise " + annotation + " if that is intended)", at);
    }

    JsonSyntaxException loneSurrogate(int at) {
        return syntax(JsonErrorCode.INVALID_STRING, "The document holds half of a surrogate pair", at);
    }

    /**
     * Returns the exception for the value that ends before {@code valueEnd}: it is one too many in its set, or its key is in its
     * map.
     */
    JsonMismatchException hashLimit(int maxEqualHashes, int valueEnd) {
        String message = "More than " + maxEqualHashes
                + " elements or keys with one hash code (raise it by JsonLimits.withMaxEqualHashes if that is intended)";
        return mismatch(JsonErrorCode.HASH_LIMIT, message, valueStart(valueEnd));
    }

    JsonMismatchException hashTime(int valueEnd) {
        String message = "Sets in sets take too long to hash and compare"
                + " (use a List, or raise JsonLimits.withMaxEqualHashes if that is intended)";
        return mismatch(JsonErrorCode.HASH_LIMIT, message, valueStart(valueEnd));
    }

    JsonSyntaxException lookAhead(long factor, int at) {
        return syntax(
                JsonErrorCode.LOOK_AHEAD_LIMIT,
                "Members before discriminators, at all levels together, exceed " + factor
                        + " times the document (write the discriminator first)",
                at);
    }

    JsonSyntaxException syntax(JsonErrorCode code, String message, int at) {
        return new JsonSyntaxException(code, message, place(at));
    }

    JsonMismatchException mismatch(JsonErrorCode code, String message, int at) {
        return new JsonMismatchException(code, message, place(at), null);
    }

    private ErrorPlace place(int at) {
        return ErrorPlace.of(document, from, to, origin.get(), at, options);
    }

    /** Throws if a scalar of another kind than expected is malformed: then that is reported, not its kind. */
    private void checkScalar(int at) {
        if (document[at] != '{' && document[at] != '[') {
            SkipReader scalars = new SkipReader(options);
            scalars.reset(document, from, to);
            scalars.setOrigin(origin);
            scalars.checkScalar(at);
        }
    }

    private String hint(int at, char end) {
        return SyntaxHint.of(document, from, at, to, end);
    }
}
