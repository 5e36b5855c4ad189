package dev.burin.processor.model;

import java.util.Optional;
import java.util.OptionalInt;

/**
 * The member that represents the values of a type as keys of maps: its {@code @JsonKey}, or else its {@code @JsonValue}.
 *
 * @param accessor how to get it from a value
 * @param type its type
 * @param creator what creates a value from it; absent if nothing does, and for enums
 * @param annotation the annotation that says so
 * @param length how many characters it may have, if it is a string
 * @param flaw why it is unsuitable; usually nothing
 */
public record KeyMember(
        Accessor accessor,
        TypeRef type,
        Optional<Call> creator,
        String annotation,
        OptionalInt length,
        Optional<String> flaw) {}
