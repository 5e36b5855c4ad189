package dev.burin.benchmarks.model.trust;

import dev.burin.Presence;
import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonDefault;
import dev.burin.annotation.JsonProperty;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** Types for testing members that are null or absent. */
public final class Nulls {
    private Nulls() {}

    /** A primitive type, which cannot be null. */
    @JsonCodec
    public record OfInt(int value, String other) {}

    /** A boxed type, which can be null. */
    @JsonCodec
    public record OfInteger(Integer value, String other) {}

    /** A collection of boxed values. */
    @JsonCodec
    public record OfList(List<Integer> value) {}

    /** An array of primitives. */
    @JsonCodec
    public record OfInts(int[] value) {}

    /** A map. */
    @JsonCodec
    public record OfMap(Map<String, Integer> value) {}

    /** An optional string. */
    @JsonCodec
    public record OfOptional(Optional<String> value) {}

    /** An optional number. */
    @JsonCodec
    public record OfOptionalInt(OptionalInt value) {}

    /** Absent, null or a string. */
    @JsonCodec
    public record OfPresence(Presence<String> value) {}

    /** A member that must be present, but may be null. */
    @JsonCodec
    public record OfRequired(@JsonProperty(required = true) String value) {}

    /** A member with a default for when it is absent. */
    @JsonCodec
    public record OfDefault(@JsonDefault("7") int value) {}

    /** Types that exclude null at any depth. */
    @JsonCodec
    public record OfNonNull(
            @NonNull String value, List<@NonNull String> texts, Map<String, @NonNull Integer> numbers) {}

    /** Excludes null, as annotations of this name do in many libraries. */
    @Target(ElementType.TYPE_USE)
    @Retention(RetentionPolicy.CLASS)
    public @interface NonNull {}
}
