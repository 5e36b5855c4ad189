package dev.burin.processor.model;

import dev.burin.annotation.JsonBytes;
import java.util.Optional;

/**
 * How a value is represented, where an annotation says so; in containers that of their elements.
 *
 * @param bytes the form of bytes
 * @param isRaw whether a text is JSON
 * @param format of times and numbers
 */
public record ValueForm(Optional<JsonBytes.Form> bytes, boolean isRaw, Optional<Format> format) {

    /** Nothing said. */
    public static final ValueForm NONE = new ValueForm(Optional.empty(), false, Optional.empty());

    /** Returns this form with what {@code other} says where this says nothing. */
    public ValueForm or(ValueForm other) {
        return new ValueForm(bytes.or(other::bytes), isRaw || other.isRaw, format.or(other::format));
    }
}
