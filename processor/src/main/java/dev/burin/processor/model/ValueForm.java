package dev.burin.processor.model;

import dev.burin.annotation.JsonBytes;
import java.util.Optional;

/**
 * How a value is represented, where an annotation says so; in containers that of their elements.
 *
 * @param bytes the form of bytes
 * @param isRaw whether a text is JSON
 */
public record ValueForm(Optional<JsonBytes.Form> bytes, boolean isRaw) {

    /** Nothing said. */
    public static final ValueForm NONE = new ValueForm(Optional.empty(), false);

    /** Returns this form with what {@code other} says where this says nothing. */
    public ValueForm or(ValueForm other) {
        return new ValueForm(bytes.or(other::bytes), isRaw || other.isRaw);
    }
}
