package dev.burin.samples.tokens;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonUsing;
import java.util.List;

/** A recipe with a member that is one string or many. */
@JsonCodec
public record Recipe(
        String title, @JsonUsing(OneOrManyCodec.class) List<String> tags) {}
