package dev.burin.samples.patches;

import dev.burin.Presence;
import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonSetter;
import dev.burin.annotation.JsonSetter.Nulls;

/** What changes of a contact: a phone that is null is taken away, and a name cannot be. */
@JsonCodec
public record ContactPatch(
        @JsonSetter(nulls = Nulls.FAIL) Presence<String> name,
        Presence<String> phone,
        @JsonSetter(nulls = Nulls.FAIL) Presence<Integer> age) {}
