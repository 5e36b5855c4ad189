package dev.burin.processor;

import dev.burin.processor.read.UnresolvedTypeException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;

/**
 * What mentions a type that does not exist yet: another processor may generate it, so this is tried again in the next round.
 *
 * @param <S> what is tried: a name, as javac may represent what it names by a different element in the next round
 */
final class Postponed<S> {
    private final Map<S, String> missingBySubject = new LinkedHashMap<>();

    /** Runs an action for a subject; if a type that it needs does not exist yet, the subject waits for the next round. */
    void attempt(S subject, Runnable action) {
        try {
            action.run();
        } catch (UnresolvedTypeException unresolved) {
            missingBySubject.put(subject, unresolved.typeName());
        }
    }

    /** Whether something waits for the next round. */
    boolean isWaiting() {
        return !missingBySubject.isEmpty();
    }

    /** Returns what waits, in the order in which it was tried, and forgets it. */
    List<S> take() {
        List<S> taken = List.copyOf(missingBySubject.keySet());
        missingBySubject.clear();
        return taken;
    }

    /** Passes on what still waits, with the type that is missing there. */
    void forEach(BiConsumer<S, String> action) {
        missingBySubject.forEach(action);
    }
}
