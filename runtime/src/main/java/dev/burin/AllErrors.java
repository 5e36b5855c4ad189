package dev.burin;

import static java.util.Objects.requireNonNull;

import dev.burin.internal.text.Origin;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads a document, and after each mismatch once more without the member or element that was rejected, which is overwritten with
 * spaces: so the reader and all codecs are the same as those that stop at the first mismatch. An array whose elements are
 * distinguished by position, or that has too many, is overwritten as a whole; so is an object or array with too many equal hash codes,
 * each reading of which takes long.
 *
 * <p>A value that is then rejected because it lacks a part rejected before is not reported, but removed in turn, so that its
 * parent may lack it.
 */
final class AllErrors<T> {
    private static final int MAX_ERRORS = 100;

    /** Each mismatch costs a reading, even if it is not reported. */
    private static final int MAX_READINGS = 2 * MAX_ERRORS;

    private static final byte[] NOTHING = {};

    private final Codec<T> codec;
    private final byte[] document;

    /** Where the document begins in what errors refer to. */
    private final Origin origin;

    /** The document with spaces where something was rejected. */
    private final byte[] rest;

    private final JsonOptions options;
    private final JsonReader in;
    private final RefusedParts refused = new RefusedParts();
    private final List<DecodingError> errors = new ArrayList<>();

    private AllErrors(Codec<T> codec, byte[] document, Origin origin, JsonOptions options) {
        this.codec = codec;
        this.document = document;
        this.origin = origin;
        this.options = options.withStackTraces(false);
        rest = document.clone();
        in = JsonReader.of(NOTHING, 0, 0, this.options); // each reading sets the document, and may reject it
        in.refused = refused;
    }

    static <T> Decoded<T> read(Codec<T> codec, byte[] document, JsonOptions options) {
        return read(codec, document, Origin.START, options);
    }

    static <T> Decoded<T> read(Codec<T> codec, byte[] document, Origin origin, JsonOptions options) {
        return new AllErrors<>(codec, document, origin, options).read();
    }

    static <T> Decoded<T> read(Codec<T> codec, String document, JsonOptions options) {
        byte[] utf8;
        try {
            utf8 = Inputs.utf8(document, options.withStackTraces(false));
        } catch (JsonSyntaxException e) { // without a UTF-8 form, there is nothing to go on with
            return only(e);
        }
        return read(codec, utf8, options);
    }

    static <T> Decoded<T> read(Codec<T> codec, InputStream document, JsonOptions options) throws IOException {
        byte[] bytes;
        try {
            bytes = Inputs.bytes(document, options.withStackTraces(false));
        } catch (JsonSyntaxException e) { // longer than is to be read
            return only(e);
        }
        return read(codec, bytes, options);
    }

    /** Returns the result for a document of which nothing else is read. */
    static <T> Decoded<T> only(JsonSyntaxException e) {
        return new Decoded<>(null, List.of(error(e, requireNonNull(e.place()))));
    }

    private Decoded<T> read() {
        boolean goesOn = true;
        for (int i = 0; goesOn && i < MAX_READINGS && errors.size() < MAX_ERRORS; i++) {
            try {
                in.reset(rest, 0, rest.length);
                T value = in.readDocument(codec);
                return new Decoded<>(errors.isEmpty() ? value : null, errors);
            } catch (JsonSyntaxException e) {
                add(e);
                goesOn = false;
            } catch (JsonException e) {
                goesOn = isJson(e) && goOn(e);
            }
        }
        return new Decoded<>(null, errors);
    }

    /** Returns whether the document is JSON to its end; if not, reports the mismatch and the syntax error, and nothing else. */
    private boolean isJson(JsonException mismatch) {
        if (refused.isEmpty()) {
            try {
                in.reset(rest, 0, rest.length);
                in.skipValue();
                in.endDocument(rest);
            } catch (JsonSyntaxException e) {
                add(mismatch);
                add(e);
                return false;
            }
        }
        return true;
    }

    /** Reports the mismatch if it is new, and removes what was rejected; returns false if that is the whole document. */
    private boolean goOn(JsonException mismatch) {
        DocumentPart part = DocumentPart.at(rest, (int) mismatch.offset());
        boolean isNew =
                mismatch.code() == JsonErrorCode.MISSING_MEMBER ? !refused.coverLastMissing() : !refused.isWithin(part);
        boolean isOneOfTooMany =
                mismatch.code() == JsonErrorCode.ITEM_LIMIT || mismatch.code() == JsonErrorCode.HASH_LIMIT;
        if (isNew || isOneOfTooMany) { // one element or member too many, whatever it lacks
            add(mismatch);
        }
        DocumentPart whole = refused.whole(rest, isOneOfTooMany ? part.containerEnd() : (int) mismatch.offset());
        if (whole.isDocument()) {
            return false;
        }
        refused.add(rest, whole);
        whole.blank(rest);
        return true;
    }

    /** Takes the place from the original document: without some elements, others have other indexes. */
    private void add(JsonException e) {
        ErrorPlace place = ErrorPlace.of(document, 0, document.length, origin, (int) e.offset(), options);
        errors.add(error(e, place));
    }

    private static DecodingError error(JsonException e, ErrorPlace place) {
        return new DecodingError(
                e.code(), e.messageWithoutPlace(), place.path(), place.offset(), place.line(), place.column());
    }
}
