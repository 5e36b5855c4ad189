package dev.burin.codegen.value;

import dev.burin.Codec;
import dev.burin.JsonErrorCode;
import dev.burin.JsonException;
import dev.burin.JsonLimits;
import dev.burin.JsonNull;
import dev.burin.JsonOptions;
import dev.burin.JsonReader;
import dev.burin.JsonValue;
import dev.burin.JsonWriter;
import dev.burin.RawJson;
import dev.burin.codegen.ReadsNull;
import dev.burin.codegen.TextSlice;
import dev.burin.internal.number.NumberScan;
import dev.burin.internal.text.Base64Text;
import dev.burin.internal.text.UuidText;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.BitSet;
import java.util.Collection;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Values that generated code writes and reads with one call; every {@code put} writes {@code null} for null. */
public final class Values {
    private static final int QUOTES = 2;
    private static final String NULL = "null";

    private static final Codec<RawJson> RAW_OF_ANY_DEPTH =
            RawJson.CODEC.with(JsonOptions.DEFAULT.withLimits(JsonLimits.DEFAULT.withMaxDepth(Integer.MAX_VALUE)));

    private Values() {}

    /**
     * Returns {@code value}, which is never null according to its type.
     *
     * @param name its name, for the message
     * @throws JsonException if it is null: the result could not be read
     */
    public static <T> T present(JsonWriter out, int at, @Nullable T value, String name) {
        if (value == null) {
            throw out.error(JsonErrorCode.NOT_REPRESENTABLE, name + " is null, which its type does not allow", at);
        }
        return value;
    }

    /** As {@link #present}, for a value of any kind, which may be null in JSON though not in Java. */
    public static <T> T presentJson(JsonWriter out, int at, @Nullable T value, String name) {
        return present(out, at, isNullInJson(value) ? null : value, name);
    }

    private static boolean isNullInJson(@Nullable Object value) {
        return value == null
                || value instanceof JsonNull
                || (value instanceof RawJson raw
                        && raw.size() == NULL.length()
                        && raw.toString().equals(NULL))
                || (value instanceof Optional<?> optional && isNullInJson(optional.orElse(null)));
    }

    /** Stores a UUID as a string, in {@link SizeBounds#UUID} reserved bytes. */
    public static int put(JsonWriter out, int at, @Nullable UUID value) {
        if (value == null) {
            return out.putNull(at);
        }
        byte[] to = out.bytes();
        to[at] = '"';
        int next = UuidText.write(to, at + 1, value);
        to[next] = '"';
        return next + 1;
    }

    /** Reads a UUID of 36 characters. */
    public static UUID readUuid(JsonReader in) {
        TextSlice text = in.supposeTextOf(UuidText.BYTES);
        UUID value = UuidText.read(text.bytes(), text.start(), text.end());
        if (value == null) {
            return TextKernel.read(in, UuidText::read, "a UUID");
        }
        in.endText();
        return value;
    }

    /** Stores a number with its scale; reserves for itself. */
    public static int put(JsonWriter out, int at, @Nullable BigDecimal value) {
        return putNumber(out, at, value);
    }

    /** Stores an integer; reserves for itself. */
    public static int put(JsonWriter out, int at, @Nullable BigInteger value) {
        return putNumber(out, at, value);
    }

    /** Stores a number whose {@code toString} is a JSON number. */
    @SuppressWarnings("deprecation") // the one method that copies the bytes of a string known to be ASCII
    private static int putNumber(JsonWriter out, int at, @Nullable Number value) {
        if (value == null) {
            return Marks.putNull(out, at);
        }
        String text = value.toString();
        if (!isOfTheJdk(value) && !isNumber(text)) {
            String found = mayQuote(out) ? ": " + text : "";
            String message = value.getClass().getName() + ".toString() returns no JSON number" + found;
            throw out.error(JsonErrorCode.NOT_REPRESENTABLE, message, at);
        }
        int length = text.length();
        out.reserve(at, length);
        text.getBytes(0, length, out.bytes(), at);
        return at + length;
    }

    private static boolean isNumber(@Nullable String text) {
        byte[] utf8 = String.valueOf(text).getBytes(StandardCharsets.UTF_8);
        return NumberScan.skip(utf8, 0, utf8.length) == utf8.length;
    }

    /** Whether {@code toString} can be trusted; anybody may extend these classes. */
    private static boolean isOfTheJdk(Number value) {
        return value.getClass() == BigDecimal.class || value.getClass() == BigInteger.class;
    }

    /** Stores bytes as a base64 string; reserves for itself. */
    public static int putBase64(JsonWriter out, int at, byte @Nullable [] value) {
        if (value == null) {
            return Marks.putNull(out, at);
        }
        out.reserve(at, Base64Text.encodedBytes(value.length) + QUOTES);
        byte[] to = out.bytes();
        to[at] = '"';
        int next = Base64Text.write(value, to, at + 1);
        to[next] = '"';
        return next + 1;
    }

    /** Reads a base64 string with padding. */
    public static byte[] readBase64(JsonReader in) {
        TextSlice text = in.readText("a base64 string");
        byte[] value = Base64Text.read(text.bytes(), text.start(), text.end());
        if (value == null) {
            throw in.invalidText("base64 with padding");
        }
        return value;
    }

    /** Stores the bytes from the position to the limit as a base64 string, without moving either; reserves for itself. */
    public static int putBase64(JsonWriter out, int at, @Nullable ByteBuffer value) {
        return putBase64(out, at, ByteForms.copy(value));
    }

    /** Stores a set of bits as the base64 string of its bytes, the lowest bits first; reserves for itself. */
    public static int putBase64(JsonWriter out, int at, @Nullable BitSet value) {
        return putBase64(out, at, value == null ? null : value.toByteArray());
    }

    /** Stores a text as a string; reserves for itself. */
    public static int putText(JsonWriter out, int at, @Nullable CharSequence value) {
        return out.putString(at, value == null ? null : value.toString(), 0);
    }

    /** Stores a text as a string; reserves for itself. */
    public static int putText(JsonWriter out, int at, char @Nullable [] value) {
        return out.putString(at, value == null ? null : String.valueOf(value), 0);
    }

    /** Stores a value that is JSON already; reserves for itself. */
    public static int put(JsonWriter out, int at, @Nullable RawJson value) {
        return out.putRaw(at, value);
    }

    /**
     * Stores a string that is JSON as it is, without surrounding white space; reserves for itself.
     *
     * @throws dev.burin.JsonException if it is not valid JSON
     */
    public static int putRawText(JsonWriter out, int at, @Nullable String value) {
        return out.putRaw(at, value == null ? null : raw(out, at, value));
    }

    /** Whether messages may quote what cannot be written: not if options forbid it, nor if it may be a secret. */
    static boolean mayQuote(JsonWriter out) {
        return out.optionsOfErrors().hasContentInErrors();
    }

    private static RawJson raw(JsonWriter out, int at, String value) {
        try {
            return RAW_OF_ANY_DEPTH.fromJson(value); // levels are counted where it is written
        } catch (JsonException e) {
            String found = mayQuote(out) ? " (" + e.getMessage() + ")" : "";
            throw out.error(JsonErrorCode.NOT_REPRESENTABLE, "The raw value is no JSON" + found, at);
        }
    }

    /** Reads the text of any value except null. */
    public static String readRawText(JsonReader in) {
        return readRaw(in).toString();
    }

    /** Reads any value except null, byte for byte. */
    public static RawJson readRaw(JsonReader in) {
        if (in.readNull()) {
            throw in.mismatch("a value other than null");
        }
        return in.readRaw();
    }

    /** Stores a tree or {@code null}; reserves for itself. */
    public static int put(JsonWriter out, int at, @Nullable JsonValue value) {
        return out.putValue(at, JsonValue.CODEC, value);
    }

    /** Reads any value except null as a tree. */
    public static JsonValue readTree(JsonReader in) {
        if (in.readNull()) {
            throw in.mismatch("a value other than null");
        }
        return in.readValue(JsonValue.CODEC);
    }

    /**
     * Stores a value of any type that JSON has, or that is represented by one: string, character, number, boolean, map,
     * collection, array, {@code Optional}, enum, {@code UUID}, raw, tree; reserves for itself. Other iterables, such as a
     * {@code Path}, are rejected.
     *
     * @throws dev.burin.JsonException if it, or something in it, is of another type
     */
    public static int putUntyped(JsonWriter out, int at, @Nullable Object value) {
        return UntypedWriter.put(out, at, value);
    }

    /** Returns whether a value declared as {@code Object} is an empty string, collection, map, array or {@code Optional}. */
    public static boolean isEmpty(Object value) {
        return UntypedWriter.isEmpty(value);
    }

    /**
     * Reads any value: a {@code LinkedHashMap}, {@code ArrayList}, {@code String}, {@code Boolean}, null, a {@code Long} for an
     * integer that fits, else a {@code BigInteger}, and a {@code Double} for any other number.
     */
    public static @Nullable Object readUntyped(JsonReader in) {
        return UntypedReader.read(in, false);
    }

    /** Reads any value, as {@link #readUntyped}, but of two values with the same name in an object the last counts. */
    public static @Nullable Object readUntypedLastWins(JsonReader in) {
        return UntypedReader.read(in, true);
    }

    /**
     * Adds what was read to an existing collection; nothing if it is null.
     *
     * @throws NullPointerException if there is no collection
     */
    public static <E> void addAll(Collection<E> there, @Nullable Collection<? extends E> read) {
        Objects.requireNonNull(there, "there is no collection to add to");
        if (read != null) {
            there.addAll(read);
        }
    }

    /**
     * Puts what was read into an existing map; nothing if it is null.
     *
     * @throws NullPointerException if there is no map
     */
    public static <K, V> void addAll(Map<K, V> there, @Nullable Map<? extends K, ? extends V> read) {
        Objects.requireNonNull(there, "there is no map to put into");
        if (read != null) {
            there.putAll(read);
        }
    }

    /** Returns the value of an absent member that {@code codec} would read: null for most codecs. */
    @SuppressWarnings("unchecked") // the codec of T that reads null has a T for it
    public static <T> @Nullable T absent(Codec<T> codec) {
        return codec instanceof ReadsNull<?> readsNull ? (T) readsNull.absent() : null;
    }
}
