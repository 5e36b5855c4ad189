package dev.burin.codegen.value;

import dev.burin.JsonErrorCode;
import dev.burin.JsonReader;
import dev.burin.JsonWriter;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The values of a type as strings that the JDK creates and parses; map keys are the same.
 *
 * @param <T> the type
 */
public final class TextForm<T> {
    private final String expected;
    private final Function<T, String> toText;
    private final Parser<T> parser;
    private final Diagnosis diagnosis;

    /** Parses a string: null and any exception except errors mean that it is not a value of the type. */
    @FunctionalInterface
    interface Parser<T> {
        @Nullable
        T parse(String text);
    }

    /** Says what is wrong with a string, after a space; nothing if that is clear from what was expected. */
    @FunctionalInterface
    interface Diagnosis {
        /** Says it; {@code isShown} is whether that may quote the string. */
        String of(String text, boolean isShown);
    }

    /**
     * Creates the form of a type.
     *
     * @param expected what a string should be, with its article, for messages
     * @param toText returns the string; throws {@code IllegalArgumentException} if there is none that is read as the same value
     */
    TextForm(String expected, Function<T, String> toText, Parser<T> parser) {
        this(expected, toText, parser, (text, isShown) -> "");
    }

    /** Creates the form of a type whose strings have flaws that are worth a {@code diagnosis}. */
    TextForm(String expected, Function<T, String> toText, Parser<T> parser, Diagnosis diagnosis) {
        this.expected = expected;
        this.toText = toText;
        this.parser = parser;
        this.diagnosis = diagnosis;
    }

    /**
     * Stores a value as a string, or {@code null}; reserves for itself.
     *
     * @throws dev.burin.JsonException if it has no text
     */
    public int put(JsonWriter out, int at, @Nullable T value) {
        return out.putString(at, value == null ? null : text(out, at, value), 0);
    }

    /**
     * Stores a value as a member name, and a colon; reserves for itself.
     *
     * @throws dev.burin.JsonException if it is null or has no text
     */
    public int putName(JsonWriter out, int at, @Nullable T key) {
        return out.putName(at, key == null ? null : text(out, at, key));
    }

    private String text(JsonWriter out, int at, T value) {
        try {
            return toText.apply(value);
        } catch (IllegalArgumentException e) {
            throw out.error(JsonErrorCode.NOT_REPRESENTABLE, String.valueOf(e.getMessage()), at);
        }
    }

    /**
     * Reads a value from a string.
     *
     * @throws dev.burin.JsonMismatchException if the string is not one
     */
    public T read(JsonReader in) {
        String text = in.readText(expected).toString();
        T value = parse(text);
        if (value == null) {
            throw in.invalidText(expected, diagnosis(text, in));
        }
        return value;
    }

    /**
     * Reads a member name and the colon, and returns the value whose text the name is.
     *
     * @throws dev.burin.JsonMismatchException if there is none
     */
    public T readName(JsonReader in) {
        String text = in.readNameSlice().toString();
        T key = parse(text);
        if (key == null) {
            throw in.invalidKey(expected + diagnosis(text, in));
        }
        return key;
    }

    private String diagnosis(String text, JsonReader in) {
        return diagnosis.of(text, in.options().hasContentInErrors());
    }

    // The parsers of the JDK throw a dozen exceptions for the same thing; none runs user code.
    private @Nullable T parse(String text) {
        try {
            return parser.parse(text);
        } catch (RuntimeException malformed) {
            return null;
        }
    }
}
