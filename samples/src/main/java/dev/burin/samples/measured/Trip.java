package dev.burin.samples.measured;

import dev.burin.annotation.JsonCodec;
import java.time.Instant;
import java.util.List;

/** A type whose speed somebody wants to know. */
@JsonCodec
public record Trip(long id, String vehicle, Instant start, boolean isPaid, List<Position> positions) {

    /** Where the vehicle was, so many seconds after the start. */
    public record Position(int seconds, double latitude, double longitude) {}
}
