package dev.burin.samples.defaults;

import dev.burin.annotation.JsonCodec;

/** What is not said here, the package says. */
@JsonCodec
public record Reservation(long guestId, String roomName, Period bookedFor) {}
