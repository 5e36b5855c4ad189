package dev.burin.processor.model;

import java.util.Optional;
import javax.tools.Diagnostic;

/** Where something was declared, so that a message can stand there. */
public interface Origin {

    /** Reports a message at this place. */
    void report(Diagnostic.Kind kind, String message);

    /** What messages call the type that declares this member, if the type being read inherits it. */
    default Optional<String> inheritedFrom() {
        return Optional.empty();
    }

    /** The place in source order among the origins of one type; messages are sorted by it. */
    default int position() {
        return 0;
    }

    /** Whether {@code @SuppressWarnings} at this place or around it names the code of a problem. */
    default boolean suppresses(String code) {
        return false;
    }
}
