package dev.burin.samples.measured;

import dev.burin.annotation.JsonCodec;
import java.time.Instant;
import java.util.List;

/** What somebody wants to know the speed of. */
@JsonCodec
public record Trip(long id, String vehicle, Instant start, boolean isPaid, List<Position> positions) {

    /** Where the vehicle was, so many seconds after the start. */
    public record Position(int seconds, double latitude, double longitude) {}
}
