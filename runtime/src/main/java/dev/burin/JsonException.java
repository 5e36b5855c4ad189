package dev.burin;

import org.jspecify.annotations.Nullable;

/**
 * The only exception that reports bad input, or a value that JSON cannot express.
 *
 * <pre>{@code
 * try {
 *     Order order = OrderCodec.INSTANCE.fromJson(bytes);
 * } catch (JsonException e) {
 *     log.warn("{} at {} (byte {})", e.code(), e.path(), e.offset());
 * }
 * }</pre>
 *
 * <p>{@link JsonSyntaxException}: the bytes are not JSON, nested too deeply, or too many for a stream.
 * {@link JsonMismatchException}: they are JSON, but do not fit the Java type. Plain {@code JsonException}: a Java value could not
 * be written.
 *
 * <p>{@link JsonOptions} can keep the content of the document out of messages and paths, and turn off stack traces.
 */
public class JsonException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final JsonErrorCode code;
    private final long offset;
    private final int line;
    private final int column;
    private final String path;

    /** Not serialized: where the exception is deserialized, there is no document. */
    private final transient @Nullable ErrorPlace place;

    JsonException(JsonErrorCode code, String message, ErrorPlace place, @Nullable Throwable cause) {
        super(
                MessageText.printable(message) + place,
                cause,
                true, // suppressed exceptions of a try-with-resources cost nothing unless there are some
                place.options().hasStackTraces());
        this.code = code;
        this.offset = place.offset();
        this.line = place.line();
        this.column = place.column();
        this.path = place.path();
        this.place = place;
    }

    /** Returns whether this reports an error in the document of a reader. */
    boolean isIn(byte[] document, int from, int to) {
        return place != null && place.isIn(document, from, to);
    }

    /** Returns whether this reports an error in what {@code document} stands for. */
    boolean isIn(Object document) {
        return place != null && place.isIn(document);
    }

    /** Returns the place of the error; null in a deserialized exception. */
    @Nullable
    ErrorPlace place() {
        return place;
    }

    /** Returns the message without the place at its end. */
    String messageWithoutPlace() {
        String message = String.valueOf(getMessage());
        return place == null
                ? message
                : message.substring(0, message.length() - place.toString().length());
    }

    /** Returns what went wrong. */
    public JsonErrorCode code() {
        return code;
    }

    /** Returns the offset of the first offending byte, from 0, counted from the start of the document. */
    public long offset() {
        return offset;
    }

    /** Returns the line of that byte, from 1; {@link Integer#MAX_VALUE} for all lines after that one. */
    public int line() {
        return line;
    }

    /**
     * Returns the column of that byte within its line, from 1, in code points; {@link Integer#MAX_VALUE} for all columns after
     * that one.
     */
    public int column() {
        return column;
    }

    /**
     * Returns the path of the value concerned, such as {@code $.items[3].price}; long ones are elided in the middle.
     *
     * <p>Without {@linkplain JsonOptions#withContentInErrors content}, every name is a {@code *}: {@code $.*[3].*}.
     */
    public String path() {
        return path;
    }
}
