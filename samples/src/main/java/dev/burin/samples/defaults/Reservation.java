package dev.burin.samples.defaults;

import dev.burin.annotation.JsonCodec;

/** A reservation; its settings are those of the package. */
@JsonCodec
public record Reservation(long guestId, String roomName, Period bookedFor) {}
