package dev.burin;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * How documents are read and written: the limits, and what exceptions show.
 *
 * <pre>{@code
 * JsonOptions forStrangers = JsonOptions.DEFAULT
 *         .withLimits(new JsonLimits(16, 40, 40))
 *         .withContentInErrors(false)
 *         .withStackTraces(false);
 * Order order = OrderCodec.INSTANCE.with(forStrangers).fromJson(json);
 * }</pre>
 *
 * <p>Immutable: each {@code with} method returns a new value. Not a record: its constructor would change with every new
 * option.
 */
public final class JsonOptions {
    /** {@link JsonLimits#DEFAULT}; exceptions show content and have stack traces. */
    public static final JsonOptions DEFAULT = new JsonOptions(JsonLimits.DEFAULT, true, true, 0);

    /** {@link #DEFAULT}, but written for people: indented by two spaces per level. */
    public static final JsonOptions PRETTY = DEFAULT.withIndent(2);

    private static final int MAX_INDENT = 16;

    private final JsonLimits limits;
    private final boolean hasContentInErrors;
    private final boolean hasStackTraces;
    private final int indent;

    private JsonOptions(JsonLimits limits, boolean hasContentInErrors, boolean hasStackTraces, int indent) {
        this.limits = Objects.requireNonNull(limits, "limits");
        this.hasContentInErrors = hasContentInErrors;
        this.hasStackTraces = hasStackTraces;
        this.indent = indent;
    }

    /** Returns the limits on documents read; when writing, only the depth counts. */
    public JsonLimits limits() {
        return limits;
    }

    /** Returns these options with other limits: lower for untrusted documents, higher for known deep ones. */
    public JsonOptions withLimits(JsonLimits limits) {
        return new JsonOptions(limits, hasContentInErrors, hasStackTraces, indent);
    }

    /** Returns whether {@link JsonException}s show content of the document. */
    public boolean hasContentInErrors() {
        return hasContentInErrors;
    }

    /**
     * Returns these options with messages and paths that show content of the document, or hide it.
     *
     * <p>When hidden, neither contains a byte of the document, read or written: a message says {@code a string} or
     * {@code a number}, and a path has {@code *} for every name, {@code $.*[3].*}, even for declared ones, since the bytes do
     * not say which they are. Code, offset, line, column and element indexes stay. So do names of types and of missing
     * members, which belong to the program.
     *
     * <p>What your code says is shown as it is, such as the expectation passed to {@link JsonReader#mismatch}. For an exception
     * that it throws, the message names only the class. The exception itself, with whatever its message quotes, is still the
     * cause, and most loggers print causes.
     */
    public JsonOptions withContentInErrors(boolean isShown) {
        return new JsonOptions(limits, isShown, hasStackTraces, indent);
    }

    /** Returns whether {@link JsonException}s have stack traces. */
    public boolean hasStackTraces() {
        return hasStackTraces;
    }

    /**
     * Returns these options with or without stack traces in exceptions. A stack trace shows where the program is, not where
     * the document is wrong, and takes time for every rejected document.
     *
     * <p>Your own exceptions that become causes keep theirs.
     */
    public JsonOptions withStackTraces(boolean areTaken) {
        return new JsonOptions(limits, hasContentInErrors, areTaken, indent);
    }

    /** Returns how many spaces indent a written line for each level; 0 if everything is on one line. */
    public int indent() {
        return indent;
    }

    /**
     * Returns these options with whole documents written in lines, one per member and element, each indented by this many
     * spaces per level; 0 for the shortest form.
     *
     * <p>Lines end with a line feed; {@link RawJson} is laid out like the rest. This costs time and memory for a second
     * document, which grows with the depth: not for nesting that strangers control. {@link Codec#toArray} and
     * {@link Codec#toLines} still write the short form.
     *
     * @throws IllegalArgumentException if {@code spaces} is less than 0 or more than 16
     */
    public JsonOptions withIndent(int spaces) {
        if (spaces < 0 || spaces > MAX_INDENT) {
            throw new IllegalArgumentException("indent must be 0 to " + MAX_INDENT + " spaces, not " + spaces);
        }
        return new JsonOptions(limits, hasContentInErrors, hasStackTraces, spaces);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof JsonOptions that
                && limits.equals(that.limits)
                && hasContentInErrors == that.hasContentInErrors
                && hasStackTraces == that.hasStackTraces
                && indent == that.indent;
    }

    @Override
    public int hashCode() {
        return Objects.hash(limits, hasContentInErrors, hasStackTraces, indent);
    }

    @Override
    public String toString() {
        return "JsonOptions[limits=" + limits + ", hasContentInErrors=" + hasContentInErrors + ", hasStackTraces="
                + hasStackTraces + ", indent=" + indent + "]";
    }
}
