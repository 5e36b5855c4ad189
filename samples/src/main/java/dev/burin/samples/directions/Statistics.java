package dev.burin.samples.directions;

import dev.burin.annotation.JsonCodec;
import java.util.stream.Stream;

/** A server's response: an interface, as none is ever created from JSON, with a member that can only be iterated over. */
@JsonCodec(direction = JsonCodec.Direction.ENCODE)
public interface Statistics {

    /** How many there are. */
    int getCount();

    /** The names, newest first. */
    Stream<String> getNames();
}
