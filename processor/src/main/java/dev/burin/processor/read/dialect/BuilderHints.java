package dev.burin.processor.read.dialect;

import dev.burin.processor.model.Origin;
import java.util.Optional;
import javax.lang.model.type.DeclaredType;

/**
 * What annotations declare about the builder of a type.
 *
 * @param type the builder
 * @param create the name of the static method that returns one
 * @param isOfJackson whether it is created by its constructor, whatever static methods there are, as Jackson does
 * @param prefix the prefix of the methods that take values
 * @param build the name of the method that returns the instance
 * @param origin where this is declared
 */
public record BuilderHints(
        Optional<DeclaredType> type,
        Optional<String> create,
        boolean isOfJackson,
        Optional<String> prefix,
        String build,
        Origin origin) {

    /** Returns hints with nothing but the name of the method that returns the instance. */
    public static BuilderHints ofFinish(String build, Origin origin) {
        return new BuilderHints(Optional.empty(), Optional.empty(), false, Optional.empty(), build, origin);
    }

    /** Returns these hints with other method names. */
    BuilderHints withMethods(String otherPrefix, String otherBuild) {
        return new BuilderHints(type, create, isOfJackson, Optional.of(otherPrefix), otherBuild, origin);
    }
}
