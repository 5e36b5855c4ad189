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
 * <p>Immutable: each {@code with} method returns another value. Not a record, whose constructor would change with every
 * new option.
 */
public final class JsonOptions {
    /** {@link JsonLimits#DEFAULT}; exceptions show content and have stack traces. */
    public static final JsonOptions DEFAULT = new JsonOptions(JsonLimits.DEFAULT, true, true, 0);

    /** {@link #DEFAULT}, but what is written is laid out for people: two spaces for each level. */
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

    /** Returns how much a document may ask of its reader; of a writer, only the depth. */
    public JsonLimits limits() {
        return limits;
    }

    /** Returns these options with other limits: lower ones for strangers' documents, higher ones for what is known to be deep. */
    public JsonOptions withLimits(JsonLimits limits) {
        return new JsonOptions(limits, hasContentInErrors, hasStackTraces, indent);
    }

    /** Returns whether {@link JsonException}s show what stands in the document. */
    public boolean hasContentInErrors() {
        return hasContentInErrors;
    }

    /**
     * Returns these options with messages and paths that show what stands in the document, or that do not.
     *
     * <p>Without, neither has a byte of the document, read or written, however secret it is: a message says {@code a
     * string} or {@code a number}, a path has {@code *} for every name, also for those that the type declares, since the bytes
     * do not say which: {@code $.*[3].*}. Code, offset, line, column and the indexes of elements stay; so do names of types and of
     * members that are missing, which are the program's.
     *
     * <p>What code of yours says is yours: the expectation that it passes to {@link JsonReader#mismatch}, say. Of what it throws, the
     * message names the class only; the exception itself, with whatever its message quotes, is still the cause, and most loggers
     * print causes.
     */
    public JsonOptions withContentInErrors(boolean isShown) {
        return new JsonOptions(limits, isShown, hasStackTraces, indent);
    }

    /** Returns whether {@link JsonException}s have stack traces. */
    public boolean hasStackTraces() {
        return hasStackTraces;
    }

    /**
     * Returns these options with exceptions that have a stack trace, or none: it says where the program is, not where the
     * document is wrong, and takes time for every document that is refused.
     *
     * <p>Exceptions of yours that become causes keep theirs.
     */
    public JsonOptions withStackTraces(boolean areTaken) {
        return new JsonOptions(limits, hasContentInErrors, areTaken, indent);
    }

    /** Returns how many spaces stand in front of a line for each level of what is written; 0 if it is all in one line. */
    public int indent() {
        return indent;
    }

    /**
     * Returns these options with whole documents that are written in lines, one for each member and element, with so many spaces
     * in front for each level; 0 for the shortest form.
     *
     * <p>Lines end with a line feed; {@link RawJson} is laid out like the rest. It costs time and memory for a second document, which is as much larger
     * as it is deep: not for what strangers nest. What
     * {@link Codec#toArray} and {@link Codec#toLines} write stays short.
     *
     * @throws IllegalArgumentException if there are less than 0 or more than 16
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
