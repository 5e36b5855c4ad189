package dev.burin.processor.model;

import java.util.Optional;

/**
 * What a member is that is absent.
 *
 * @param literal the text of the value
 * @param supplier the static method that returns it; present, if the annotation is as it should be, where there is no literal
 * @param isForNull whether null stands for it, too
 */
public record DefaultValue(Optional<String> literal, Optional<Call> supplier, boolean isForNull) {}
