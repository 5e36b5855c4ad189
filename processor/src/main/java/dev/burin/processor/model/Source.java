package dev.burin.processor.model;

import java.util.List;

/**
 * Where a type was declared, and what was noticed while reading it.
 *
 * @param origin the declaration
 * @param fileName the simple name of the file, {@code Order.java}
 * @param observations facts a rule may object to, in source order
 * @param unseen fields and the like that are not properties, as the codec cannot reach them and no annotation requests them
 * @param defaults settings that are not specified on the type, and what specifies them
 * @param hasMixin whether another class annotates it
 * @param hasFluentAccessors whether Lombok gives it accessors without a prefix, which are none here
 */
public record Source(
        Origin origin,
        String fileName,
        List<Observation> observations,
        List<String> unseen,
        List<String> defaults,
        boolean hasMixin,
        boolean hasFluentAccessors) {

    /** Copies the lists. */
    public Source {
        observations = List.copyOf(observations);
        unseen = List.copyOf(unseen);
        defaults = List.copyOf(defaults);
    }
}
