package dev.burin.samples.directions;

import dev.burin.annotation.JsonCodec;
import java.util.stream.Stream;

/** What a server answers: an interface, for nobody makes one from JSON, with a member that can only be gone through. */
@JsonCodec(direction = JsonCodec.Direction.ENCODE)
public interface Statistics {

    /** How many there are. */
    int getCount();

    /** The newest first. */
    Stream<String> getNames();
}
