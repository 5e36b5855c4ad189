package dev.burin.processor.read;

import dev.burin.processor.model.Creator;
import dev.burin.processor.model.Property;
import java.util.List;
import java.util.Optional;

/**
 * The properties of a type and how instances are made.
 *
 * @param properties in writing order
 * @param creator absent for enums, and when none was found
 */
record Members(List<Property> properties, Optional<Creator> creator) {
    static final Members NONE = new Members(List.of(), Optional.empty());
}
