package dev.burin;

/**
 * One error in a document: what a {@link JsonException} says, but without being thrown.
 *
 * <pre>{@code
 * for (DecodingError error : OrderCodec.INSTANCE.tryFromJson(json).errors()) {
 *     log.info("{} at {}: {}", error.code(), error.path(), error.message());
 * }
 * }</pre>
 *
 * @param code what is wrong, for programs
 * @param message what is wrong, for people; without the place
 * @param path of the value concerned, such as {@code $.items[3].price}
 * @param offset of the first offending byte, from 0
 * @param line of that byte, from 1
 * @param column of that byte within its line, from 1, in code points
 */
public record DecodingError(JsonErrorCode code, String message, String path, long offset, int line, int column) {
    /** Returns the message of the exception that would have been thrown. */
    @Override
    public String toString() {
        return message + ", at " + path + " (line " + line + ", column " + column + ").";
    }
}
