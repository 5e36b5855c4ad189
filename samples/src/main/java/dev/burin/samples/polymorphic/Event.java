package dev.burin.samples.polymorphic;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonTypeInfo;
import dev.burin.annotation.JsonTypeName;

/** Events of today, and those that a later version of the sender may think of. */
@JsonCodec
@JsonTypeInfo(property = "event", fallback = Event.Other.class)
public sealed interface Event {

    /** Somebody has come. */
    @JsonTypeName("login")
    record Login(String user) implements Event {}

    /** Whatever else: its name is kept, as there is a property for it. */
    record Other(String event, String user) implements Event {}
}
