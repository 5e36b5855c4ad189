package dev.burin.processor.read;

import dev.burin.processor.model.Direction;
import dev.burin.processor.model.Hints;
import dev.burin.processor.model.Hints.Mark;
import java.util.Optional;
import javax.lang.model.element.Element;

/**
 * The declarations between which a property goes into JSON and comes back.
 *
 * @param source the getter or field that gives the value
 * @param sink the parameter, setter or field that takes it
 */
record Ends(Optional<Element> source, Optional<Element> sink) {

    boolean hasSource() {
        return source.isPresent();
    }

    boolean hasSink() {
        return sink.isPresent();
    }

    /** Whether the codec can neither get nor set the property. */
    boolean areMissing() {
        return source.isEmpty() && sink.isEmpty();
    }

    /** Returns the direction that is possible, and that the annotations allow. */
    Direction directionFor(Hints hints) {
        if (hints.has(Mark.IGNORED)) {
            return Direction.NONE;
        }
        return switch (hints.access()) {
            case AUTO -> hasSource() ? (hasSink() ? Direction.BOTH : Direction.ENCODE) : Direction.DECODE;
            case READ_ONLY -> hasSource() ? Direction.ENCODE : Direction.NONE;
            case WRITE_ONLY -> hasSink() ? Direction.DECODE : Direction.NONE;
        };
    }

    /** Returns those that a codec of this direction uses. */
    Ends usedIn(Direction direction) {
        return new Ends(source.filter(any -> direction.isEncoded()), sink.filter(any -> direction.isDecoded()));
    }
}
