package dev.burin.processor.model;

import java.util.Optional;
import java.util.OptionalInt;

/**
 * What stands for the values of a type as keys of maps: its {@code @JsonKey}, or else its {@code @JsonValue}.
 *
 * @param accessor how to get it from a value
 * @param type its type
 * @param creator what makes a value of it; absent if nothing does, and for enums
 * @param annotation the annotation that says so
 * @param length how many characters it may have, if it is a text
 * @param flaw why it does not do; mostly nothing
 */
public record KeyMember(
        Accessor accessor,
        TypeRef type,
        Optional<Call> creator,
        String annotation,
        OptionalInt length,
        Optional<String> flaw) {}
