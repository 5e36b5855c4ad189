package dev.burin.processor.check;

import dev.burin.processor.model.Direction;
import dev.burin.processor.model.Hints.Mark;
import dev.burin.processor.model.Property;

/** How to do without a value that a codec cannot write or read. */
final class Omission {
    private Omission() {}

    /**
     * Returns what else to do, with a comma: a member is left out where it has one direction already, but not what is the whole
     * value.
     *
     * @param restriction how to leave it out in one direction and keep the other
     */
    static String alternative(Property property, String restriction) {
        if (property.hints().has(Mark.VALUE)) {
            return "";
        }
        return ", or " + (property.direction() == Direction.BOTH ? restriction : "leave the member out: @JsonIgnore");
    }
}
