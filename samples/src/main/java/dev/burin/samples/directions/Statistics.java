package dev.burin.samples.directions;

import dev.burin.annotation.JsonCodec;
import java.util.stream.Stream;

/** A server's response: an interface, because it is never created from JSON, with a member that can only be iterated. */
@JsonCodec(direction = JsonCodec.Direction.ENCODE)
public interface Statistics {

    /** The number of names. */
    int getCount();

    /** The names, newest first. */
    Stream<String> getNames();
}
