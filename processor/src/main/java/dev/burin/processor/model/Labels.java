package dev.burin.processor.model;

import java.util.List;
import java.util.stream.Stream;

/**
 * The texts by which a subtype is told from the others.
 *
 * @param written the one that is written
 * @param aliases others that are read
 * @param isFallback whether the subtype stands for every label that no other has, too
 */
public record Labels(String written, List<String> aliases, boolean isFallback) {

    /** Copies the list. */
    public Labels {
        aliases = List.copyOf(aliases);
    }

    /** All texts, the one that is written first. */
    public List<String> all() {
        return Stream.concat(Stream.of(written), aliases.stream()).toList();
    }
}
