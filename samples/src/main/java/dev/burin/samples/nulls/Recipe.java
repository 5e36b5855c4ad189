package dev.burin.samples.nulls;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonSetter;
import dev.burin.annotation.JsonSetter.Nulls;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A recipe: members that are not {@code @Nullable} are never null, neither when read nor when written. */
@JsonCodec
public record Recipe(
        String title,
        @Nullable String author,
        List<String> steps,
        List<@Nullable String> notes,

        @JsonSetter(nulls = Nulls.AS_EMPTY, contentNulls = Nulls.SKIP)
        List<String> tags) {}
