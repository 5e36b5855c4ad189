package dev.burin.samples.members;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonIgnore;
import dev.burin.annotation.JsonProperty;
import dev.burin.annotation.JsonProperty.Access;

/** A user: the id is required, the password is only read, the score only written, and the token neither. */
@JsonCodec
public record User(
        @JsonProperty(required = true) long id,
        String name,
        @JsonProperty(access = Access.WRITE_ONLY) String password,
        @JsonProperty(access = Access.READ_ONLY) int score,
        @JsonIgnore String token) {}
