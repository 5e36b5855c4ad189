package dev.burin;

import dev.burin.internal.number.NumberScan;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * A JSON number: its text in the document, whatever type it may become.
 *
 * <pre>{@code
 * JsonNumber price = JsonNumber.of("19.90");
 * BigDecimal exact = price.asBigDecimal(); // 19.90
 * double near = price.asDouble(); // 19.9
 * }</pre>
 */
public final class JsonNumber implements JsonValue {
    private final String text;

    /** For text that is known to be a number. */
    JsonNumber(String text) {
        this.text = text;
    }

    /**
     * Returns the number with this text.
     *
     * @throws IllegalArgumentException if it is not a JSON number
     */
    public static JsonNumber of(String text) {
        byte[] json = text.getBytes(StandardCharsets.UTF_8);
        if (json.length == 0
                || !FoundBytes.beginsNumber(json[0])
                || NumberScan.skip(json, 0, json.length) != json.length) {
            throw new IllegalArgumentException("No JSON number: " + text);
        }
        return new JsonNumber(text);
    }

    /** Returns an integer. */
    public static JsonNumber of(long value) {
        return new JsonNumber(Long.toString(value));
    }

    /**
     * Returns the shortest number that reads back as the same float.
     *
     * @throws JsonException for NaN and the infinities
     */
    public static JsonNumber of(float value) {
        JsonWriter out = new JsonWriter();
        out.writeFloat(value);
        return new JsonNumber(out.toString());
    }

    /**
     * Returns the shortest number that reads back as the same double.
     *
     * @throws JsonException for NaN and the infinities
     */
    public static JsonNumber of(double value) {
        JsonWriter out = new JsonWriter();
        out.writeDouble(value);
        return new JsonNumber(out.toString());
    }

    /** Returns an integer of any size. */
    public static JsonNumber of(BigInteger value) {
        return of(value.toString());
    }

    /**
     * Returns a number with its scale.
     *
     * @throws IllegalArgumentException if it is of a subclass whose text is not a JSON number
     */
    public static JsonNumber of(BigDecimal value) {
        String text = value.toString();
        return value.getClass() == BigDecimal.class ? new JsonNumber(text) : of(text);
    }

    /** Returns the text. */
    public String text() {
        return text;
    }

    /** Returns whether the texts are the same: {@code 1.0} and {@code 1.00} are not. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof JsonNumber number && text.equals(number.text);
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }

    @Override
    public String toString() {
        return text;
    }
}
