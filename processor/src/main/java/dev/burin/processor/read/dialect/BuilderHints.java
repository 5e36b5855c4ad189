package dev.burin.processor.read.dialect;

import dev.burin.processor.model.Origin;
import java.util.Optional;
import javax.lang.model.type.DeclaredType;

/**
 * What annotations say about the builder of a type.
 *
 * @param type the builder
 * @param create the static method that returns one
 * @param isConstructed whether the constructor of the builder makes it, whatever static methods there are
 * @param prefix what the names of methods that take values begin with
 * @param build the method that returns the instance
 * @param origin where this is said
 */
public record BuilderHints(
        Optional<DeclaredType> type,
        Optional<String> create,
        boolean isConstructed,
        Optional<String> prefix,
        String build,
        Origin origin) {

    /** Returns hints that say nothing but how the method that returns the instance is called. */
    public static BuilderHints ofFinish(String build, Origin origin) {
        return new BuilderHints(Optional.empty(), Optional.empty(), false, Optional.empty(), build, origin);
    }

    /** Returns these hints with other names of methods. */
    BuilderHints withMethods(String otherPrefix, String otherBuild) {
        return new BuilderHints(type, create, isConstructed, Optional.of(otherPrefix), otherBuild, origin);
    }
}
