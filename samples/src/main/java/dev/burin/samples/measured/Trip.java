package dev.burin.samples.measured;

import dev.burin.annotation.JsonCodec;
import java.time.Instant;
import java.util.List;

/** A type whose codec is to be measured. */
@JsonCodec
public record Trip(long id, String vehicle, Instant start, boolean isPaid, List<Position> positions) {

    /** The position of the vehicle, {@code seconds} after the start. */
    public record Position(int seconds, double latitude, double longitude) {}
}
