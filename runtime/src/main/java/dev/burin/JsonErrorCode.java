package dev.burin;

/**
 * What went wrong, as a stable name for programs; {@link JsonException#getMessage()} is for people.
 *
 * <pre>{@code
 * try {
 *     process(OrderCodec.INSTANCE.fromJson(body));
 * } catch (JsonException e) {
 *     answer(e.code() == JsonErrorCode.DOCUMENT_LIMIT ? 413 : 400);
 * }
 * }</pre>
 */
public enum JsonErrorCode {
    /** The document ends in the middle of a value, or holds none. */
    UNEXPECTED_END,
    /**
     * A byte that is not allowed in its place: a missing comma or colon, a misspelt literal, a control character between values.
     */
    UNEXPECTED_BYTE,
    /** Something other than white space follows the value. */
    TRAILING_CONTENT,
    /** A number that the grammar of RFC 8259 does not allow: {@code 01}, {@code 1.}, {@code +1}. */
    INVALID_NUMBER,
    /** A string with a raw control character, an unknown escape or half of a surrogate pair. */
    INVALID_STRING,
    /** Bytes that are not UTF-8. */
    INVALID_UTF8,
    /** Another kind of value than the type takes: a string for a number, {@code null} for a primitive. */
    TYPE_MISMATCH,
    /** A number that the Java type cannot hold. */
    OUT_OF_RANGE,
    /** A string that is not a value of the type: an unknown enum constant, a date that does not exist. */
    INVALID_VALUE,
    /**
     * A value for which a constructor, factory, setter, codec or collection of the user, or the {@code hashCode} or comparison of
     * an element, threw an exception, which is the cause of this one; or a value that a codec did not read as it must.
     */
    REFUSED_VALUE,
    /** A member that occurs twice in one object. */
    DUPLICATE_NAME,
    /** A member that the type does not have, where unknown members are rejected. */
    UNKNOWN_NAME,
    /** An excess element of an array that stands for a type with fewer members, {@code @JsonCodec(shape = ARRAY)}. */
    UNKNOWN_ELEMENT,
    /** One or more required members that the object does not have. */
    MISSING_MEMBER,
    /**
     * Deeper nesting than {@link JsonLimits#maxDepth()} or {@code @JsonLimit} allows, or than fits on the stack of the thread.
     */
    DEPTH_LIMIT,
    /** Discriminators that come so late, in objects within objects, that finding them would take too long. */
    LOOK_AHEAD_LIMIT,
    /**
     * A number longer than {@link JsonLimits#maxNumberDigits()}, {@link JsonLimits#maxNumberScale()} or {@code @JsonLimit}
     * allows.
     */
    NUMBER_LIMIT,
    /** A string, or bytes encoded in a string, longer than {@code @JsonLimit} allows. */
    LENGTH_LIMIT,
    /** More elements of an array, or members of an object, than {@code @JsonLimit} allows. */
    ITEM_LIMIT,
    /**
     * More elements or keys with the same hash code than {@link JsonLimits#maxEqualHashes()} allows, or sets in sets that take
     * too long to hash and compare.
     */
    HASH_LIMIT,
    /** An element or line of a stream with more bytes than {@link JsonLimits#maxElementBytes()} allows. */
    ELEMENT_LIMIT,
    /**
     * A document from a stream with more bytes than {@link JsonLimits#maxDocumentBytes()} allows, or any document with more than
     * 2<sup>31</sup>-1025 bytes.
     */
    DOCUMENT_LIMIT,
    /** A Java value that JSON cannot represent: NaN, an infinity, half of a surrogate pair. */
    NOT_REPRESENTABLE,
    /** The document does not fit into the given array, or into any array. */
    OUTPUT_TOO_LARGE
}
