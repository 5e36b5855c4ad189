package dev.burin.processor.model;

import dev.burin.annotation.JsonInclude.Include;
import java.util.Optional;

/**
 * What is asked for about values that are not in a document.
 *
 * @param include which are written
 * @param value what an absent one is
 */
public record Absence(Optional<Include> include, Optional<DefaultValue> value) {

    /** Nothing asked for. */
    public static final Absence NONE = new Absence(Optional.empty(), Optional.empty());
}
