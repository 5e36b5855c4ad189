package dev.burin.samples.patches;

import dev.burin.Presence;
import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonSetter;
import dev.burin.annotation.JsonSetter.Nulls;

/** A change to a contact: null removes the phone, but the name cannot be removed. */
@JsonCodec
public record ContactPatch(
        @JsonSetter(nulls = Nulls.FAIL) Presence<String> name,
        Presence<String> phone,
        @JsonSetter(nulls = Nulls.FAIL) Presence<Integer> age) {}
