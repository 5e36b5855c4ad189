package dev.burin.samples.polymorphic;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonTypeInfo;
import dev.burin.annotation.JsonTypeName;

/** Today's events, and those that a later version of the sender may add. */
@JsonCodec
@JsonTypeInfo(property = "event", fallback = Event.Other.class)
public sealed interface Event {

    /** A user has logged in. */
    @JsonTypeName("login")
    record Login(String user) implements Event {}

    /** Any other event: its name is kept, because there is a property for it. */
    record Other(String event, String user) implements Event {}
}
