package dev.burin.processor.model;

import dev.burin.annotation.JsonBytes;
import java.util.Optional;

/**
 * How a value is represented, if an annotation says so; for containers that of their elements.
 *
 * @param bytes the form of bytes
 * @param isRaw whether a string is JSON
 * @param format of times and numbers
 * @param number of numbers with a fraction
 */
public record ValueForm(
        Optional<JsonBytes.Form> bytes, boolean isRaw, Optional<Format> format, Optional<NumberStyle> number) {

    /** Nothing specified. */
    public static final ValueForm NONE = new ValueForm(Optional.empty(), false, Optional.empty(), Optional.empty());

    /** Returns this form with that of bytes. */
    public ValueForm withBytes(JsonBytes.Form form) {
        return new ValueForm(Optional.of(form), isRaw, format, number);
    }

    /** Returns this form with strings that are JSON, or not. */
    public ValueForm withRaw(boolean raw) {
        return new ValueForm(bytes, raw, format, number);
    }

    /** Returns this form with that of times and numbers. */
    public ValueForm withFormat(Format form) {
        return new ValueForm(bytes, isRaw, Optional.of(form), number);
    }

    /** Returns this form with that of numbers with a fraction. */
    public ValueForm withNumber(NumberStyle style) {
        return new ValueForm(bytes, isRaw, format, Optional.of(style));
    }

    /** Whether {@code null} in a document is a number. */
    public boolean hasNullNumber() {
        return number.filter(NumberStyle::hasNull).isPresent();
    }

    /** Returns this form, completed by {@code other}. */
    public ValueForm or(ValueForm other) {
        return new ValueForm(
                bytes.or(other::bytes), isRaw || other.isRaw, format.or(other::format), number.or(other::number));
    }
}
