package dev.burin.processor.model;

import java.util.Optional;

/**
 * The value of an absent member.
 *
 * @param literal the text of the value
 * @param supplier the static method that returns it; present, if the annotation is as it should be, where there is no literal
 * @param isForNull whether null means the default, too
 */
public record DefaultValue(Optional<String> literal, Optional<Call> supplier, boolean isForNull) {}
