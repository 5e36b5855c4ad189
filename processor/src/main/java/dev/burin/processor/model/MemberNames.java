package dev.burin.processor.model;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * The JSON names of a member.
 *
 * @param json the name that is written, and read
 * @param aliases further names that are read
 */
public record MemberNames(String json, List<String> aliases) {

    /** Copies the list. */
    public MemberNames {
        aliases = List.copyOf(aliases);
    }

    /** Returns these names, each changed. */
    MemberNames map(UnaryOperator<String> change) {
        return new MemberNames(change.apply(json), aliases.stream().map(change).toList());
    }

    /** Returns all names that are read. */
    public Stream<String> all() {
        return Stream.concat(Stream.of(json), aliases.stream());
    }

    /** Returns the name without aliases. */
    public static MemberNames of(String json) {
        return new MemberNames(json, List.of());
    }
}
