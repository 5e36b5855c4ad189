package dev.burin.samples.optionals;

import dev.burin.annotation.JsonCodec;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** A profile, every part of which may be empty. */
@JsonCodec
public record Profile(
        Optional<String> nickname,
        OptionalInt age,
        OptionalLong followers,
        OptionalDouble rating,
        Optional<List<String>> languages) {}
