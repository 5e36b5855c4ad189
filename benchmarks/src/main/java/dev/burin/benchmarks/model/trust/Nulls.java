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

/** Members that are null, or absent, in types that know better. */
public final class Nulls {
    private Nulls() {}

    /** A primitive type, for which there is no null. */
    @JsonCodec
    public record OfInt(int value, String other) {}

    /** A box, for which there is one. */
    @JsonCodec
    public record OfInteger(Integer value, String other) {}

    /** A collection of boxes. */
    @JsonCodec
    public record OfList(List<Integer> value) {}

    /** An array of primitives. */
    @JsonCodec
    public record OfInts(int[] value) {}

    /** A map. */
    @JsonCodec
    public record OfMap(Map<String, Integer> value) {}

    /** A text that need not be. */
    @JsonCodec
    public record OfOptional(Optional<String> value) {}

    /** A number that need not be. */
    @JsonCodec
    public record OfOptionalInt(OptionalInt value) {}

    /** Absent, null or a text. */
    @JsonCodec
    public record OfPresence(Presence<String> value) {}

    /** A member that has to be there, and may be null. */
    @JsonCodec
    public record OfRequired(@JsonProperty(required = true) String value) {}

    /** A member that is something where it is absent. */
    @JsonCodec
    public record OfDefault(@JsonDefault("7") int value) {}

    /** Types that have no null, at any depth. */
    @JsonCodec
    public record OfNonNull(
            @NonNull String value, List<@NonNull String> texts, Map<String, @NonNull Integer> numbers) {}

    /** Excludes null, as annotations of this name do in many libraries. */
    @Target(ElementType.TYPE_USE)
    @Retention(RetentionPolicy.CLASS)
    public @interface NonNull {}
}
