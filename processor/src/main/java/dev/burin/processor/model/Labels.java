package dev.burin.processor.model;

import java.util.List;
import java.util.stream.Stream;

/**
 * The strings that distinguish a subtype from the others.
 *
 * @param written the one that is written
 * @param aliases others that are read
 * @param isFallback whether the subtype is also read for every label that no other has
 * @param others all labels of the other subtypes, which a fallback must not have; none for others than fallbacks
 */
public record Labels(String written, List<String> aliases, boolean isFallback, List<String> others) {

    /** Copies the lists. */
    public Labels {
        aliases = List.copyOf(aliases);
        others = List.copyOf(others);
    }

    /** Returns the labels of a subtype that is not a fallback. */
    public static Labels of(String written, List<String> aliases) {
        return new Labels(written, aliases, false, List.of());
    }

    /** Returns these as those of the fallback, which is read for every label except {@code others}. */
    public Labels ofFallback(List<String> others) {
        return new Labels(written, aliases, true, others);
    }

    /** All labels, the one that is written first. */
    public List<String> all() {
        return Stream.concat(Stream.of(written), aliases.stream()).toList();
    }
}
