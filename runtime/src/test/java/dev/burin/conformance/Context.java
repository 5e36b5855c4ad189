package dev.burin.conformance;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.burin.Codec;
import dev.burin.JsonReader;
import dev.burin.JsonWriter;
import dev.burin.codegen.value.Values;
import dev.burin.conformance.AnyCodec.Any;
import dev.burin.reference.StrictParser;
import dev.burin.reference.StrictParser.Purpose;
import java.util.List;
import java.util.Map;

/** A place where a document can stand; the verdict must not depend on it. */
enum Context {
    DECODED("", "", Purpose.DECODE),
    DECODED_ELEMENT("[0,", "]", Purpose.DECODE),
    DECODED_MEMBER("{\"any\":", ",\"a\":1}", Purpose.DECODE),
    SKIPPED("{\"unknown\": ", ", \"a\":1}", Purpose.SKIP),
    SKIPPED_ELEMENT("{\"unknown\":[0,", "],\"a\":1}", Purpose.SKIP);

    static final List<Context> ALL = List.of(values());

    private static final Codec<Object> UNTYPED = new Codec<>() {
        @Override
        public void write(JsonWriter out, Object value) {
            out.position(Values.putUntyped(out, out.beginValue(), value));
        }

        @Override
        public Object read(JsonReader in) {
            return Values.readUntyped(in);
        }
    };

    /** As a type with {@code duplicates = LAST} reads its {@code Object}s. */
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
    private final byte[] behind;
    private final Purpose purpose;

    Context(String before, String behind, Purpose purpose) {
        this.before = before.getBytes(US_ASCII);
        this.behind = behind.getBytes(US_ASCII);
        this.purpose = purpose;
    }

    Purpose purpose() {
        return purpose;
    }

    /** The number of bytes in front of the document. */
    int offset() {
        return before.length;
    }

    byte[] around(byte[] document) {
        byte[] json = new byte[before.length + document.length + behind.length];
        System.arraycopy(before, 0, json, 0, before.length);
        System.arraycopy(document, 0, json, before.length, document.length);
        System.arraycopy(behind, 0, json, before.length + document.length, behind.length);
        return json;
    }

    /** Is the document part of an object that is bound to a type? */
    boolean isTyped() {
        return this != DECODED && this != DECODED_ELEMENT;
    }

    Codec<?> codec() {
        return isTyped() ? AnyCodec.INSTANCE : UNTYPED;
    }

    /** What the codec makes of a whole text of this context whose tree is {@code tree}. */
    Object expectedValue(Object tree) {
        Object value = StrictParser.untyped(tree);
        return switch (this) {
            case DECODED, DECODED_ELEMENT -> value;
            default -> new Any(((Map<?, ?>) value).get("any"), 1);
        };
    }
}
