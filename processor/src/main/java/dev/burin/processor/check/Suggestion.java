package dev.burin.processor.check;

import dev.burin.codegen.NearestName;
import java.util.Collection;

/** "Did you mean", for the end of a message. */
public final class Suggestion {

    private Suggestion() {}

    /** Returns a sentence that begins with a space, or nothing when no name is near. */
    public static String sentence(String unknown, Collection<String> names) {
        return NearestName.of(unknown, names)
                .filter(name -> !name.equals(unknown)) // which exists, but is not what is meant
                .map(name -> " Did you mean \"" + name + "\"?")
                .orElse("");
    }
}
