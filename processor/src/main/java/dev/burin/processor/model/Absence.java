package dev.burin.processor.model;

import dev.burin.annotation.JsonInclude.Include;
import java.util.Optional;

/**
 * What annotations request for values that are absent from a document.
 *
 * @param include which values are written
 * @param value the value of an absent one
 */
public record Absence(Optional<Include> include, Optional<DefaultValue> value) {

    /** Nothing requested. */
    public static final Absence NONE = new Absence(Optional.empty(), Optional.empty());
}
