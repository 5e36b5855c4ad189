package dev.burin.conformance;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.burin.Codec;
import dev.burin.JsonReader;
import dev.burin.JsonWriter;
import dev.burin.RawJson;
import dev.burin.codegen.value.Values;
import dev.burin.conformance.AnyCodec.Any;
import dev.burin.reference.StrictParser;
import dev.burin.reference.StrictParser.Purpose;
import dev.burin.test.ChunkedStream;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** A context in which a document can occur; the verdict must not depend on it. */
public enum Context {
    DECODED("", "", Purpose.DECODE),
    DECODED_ELEMENT("[0,", "]", Purpose.DECODE),
    DECODED_MEMBER("{\"any\":", ",\"a\":1}", Purpose.DECODE),
    STREAMED_ELEMENT("[0,", "]", Purpose.DECODE),
    SKIPPED("{\"unknown\": ", ", \"a\":1}", Purpose.SKIP),
    SKIPPED_ELEMENT("{\"unknown\":[0,", "],\"a\":1}", Purpose.SKIP),
    CAPTURED("", "", Purpose.SKIP),
    CAPTURED_ELEMENT("[0,", "]", Purpose.SKIP),
    CAPTURED_MEMBER("{\"any\":", ",\"a\":1}", Purpose.SKIP);

    public static final List<Context> ALL = List.of(values());

    /** Reads any value. */
    public static final Codec<Object> UNTYPED = new Codec<>() {
        @Override
        public void write(JsonWriter out, Object value) {
            out.position(Values.putUntyped(out, out.beginValue(), value));
        }

        @Override
        public Object read(JsonReader in) {
            return Values.readUntyped(in);
        }
    };

    /** Reads the elements of an array, not as a list but as a stream that gives a few bytes at a time. */
    public static final Codec<List<Object>> STREAMED = new Codec<>() {
        @Override
        public void write(JsonWriter out, List<Object> value) {
            UNTYPED.list().write(out, value);
        }

        @Override
        public List<Object> read(JsonReader in) {
            return UNTYPED.list().read(in);
        }

        @Override
        public List<Object> fromJson(byte[] json, int offset, int length) {
            byte[] document = Arrays.copyOfRange(json, offset, offset + length);
            return UNTYPED.stream(new ChunkedStream(document, 7)).collect(Collectors.toList());
        }
    };

    /** Reads any value as a type with {@code duplicates = LAST} reads its {@code Object}s. */
    static final Codec<Object> UNTYPED_LAST_WINS = new Codec<>() {
        @Override
        public void write(JsonWriter out, Object value) {
            out.position(Values.putUntyped(out, out.beginValue(), value));
        }

        @Override
        public Object read(JsonReader in) {
            return Values.readUntypedLastWins(in);
        }
    };

    private final byte[] before;
    private final byte[] after;
    private final Purpose purpose;

    Context(String before, String after, Purpose purpose) {
        this.before = before.getBytes(US_ASCII);
        this.after = after.getBytes(US_ASCII);
        this.purpose = purpose;
    }

    /** Returns what happens to the document here; what is captured raw is judged as if it were skipped. */
    public Purpose purpose() {
        return purpose;
    }

    /**
     * Returns all contexts, without the typed ones if the document ends before its last byte: what follows, such as
     * {@code },"a":"text"}, would be members of the type around it, and the reference parser has no information on
     * their types or on which of them are skipped.
     */
    public static List<Context> allFor(byte[] document) {
        return ALL.stream()
                .filter(context -> !context.isTyped() || !StrictParser.hasTrailingContent(document, context.purpose()))
                .toList();
    }

    /** Returns the number of bytes before the document. */
    int offset() {
        return before.length;
    }

    /** Returns the document in this context. */
    public byte[] around(byte[] document) {
        byte[] json = new byte[before.length + document.length + after.length];
        System.arraycopy(before, 0, json, 0, before.length);
        System.arraycopy(document, 0, json, before.length, document.length);
        System.arraycopy(after, 0, json, before.length + document.length, after.length);
        return json;
    }

    /** Returns whether the document is part of an object that is bound to a type. */
    boolean isTyped() {
        return switch (this) {
            case DECODED, DECODED_ELEMENT, STREAMED_ELEMENT, CAPTURED, CAPTURED_ELEMENT -> false;
            case DECODED_MEMBER, SKIPPED, SKIPPED_ELEMENT, CAPTURED_MEMBER -> true;
        };
    }

    /** Returns the codec that reads {@link #around a whole document} of this context. */
    public Codec<?> codec() {
        return switch (this) {
            case DECODED, DECODED_ELEMENT -> UNTYPED;
            case DECODED_MEMBER, SKIPPED, SKIPPED_ELEMENT -> AnyCodec.INSTANCE;
            case STREAMED_ELEMENT -> STREAMED;
            case CAPTURED -> RawJson.CODEC;
            case CAPTURED_ELEMENT -> RawJson.CODEC.list();
            case CAPTURED_MEMBER -> AnyCodec.CAPTURING;
        };
    }

    /**
     * Returns what is wrong with the value that the codec read from a valid document of this context, or null if
     * nothing is.
     */
    String deviation(byte[] json, Object tree, Object actual) {
        return switch (this) {
            case DECODED, DECODED_ELEMENT, STREAMED_ELEMENT -> difference(StrictParser.untyped(tree), actual);
            case DECODED_MEMBER, SKIPPED, SKIPPED_ELEMENT ->
                difference(
                        Arrays.asList(((Map<?, ?>) StrictParser.untyped(tree)).get("any"), 1),
                        Arrays.asList(((Any) actual).any(), ((Any) actual).number()));
            case CAPTURED -> Captured.deviation(json, "", List.of((RawJson) actual), "");
            case CAPTURED_ELEMENT -> Captured.deviation(json, "[", (List<?>) actual, "]");
            case CAPTURED_MEMBER -> Captured.deviation(json, "{\"any\":", List.of(((Any) actual).any()), ",\"a\":1}");
        };
    }

    private static String difference(Object expected, Object actual) {
        return DeepEquality.areEqual(expected, actual) ? null : "read as " + actual + " instead of " + expected;
    }
}
