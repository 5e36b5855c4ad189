package dev.burin.benchmarks.trust.suite;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.burin.benchmarks.trust.peer.Peer;
import java.util.Objects;
import java.util.function.Function;

/**
 * A type that documents are read into, and a document that shows what there is to it: whoever does not read that has no
 * such type, and is not asked about it.
 *
 * @param type the type
 * @param value what of an instance is compared
 * @param example the document
 * @param exampleValue what it is
 * @param isOwn whether only Burin says that it has this type
 */
public record Subject<T>(
        Class<T> type, Function<? super T, ?> value, String example, Object exampleValue, boolean isOwn) {

    /** Returns a type that others may have. */
    static <T> Subject<T> of(Class<T> type, Function<? super T, ?> value, String example, Object exampleValue) {
        return new Subject<>(type, value, example, exampleValue, false);
    }

    /** Returns a type that nobody else says to have. */
    static <T> Subject<T> own(Class<T> type, Function<? super T, ?> value, String example, Object exampleValue) {
        return new Subject<>(type, value, example, exampleValue, true);
    }

    /** Returns what the type is called in reports. */
    public String title() {
        return type.getEnclosingClass().getSimpleName() + "." + type.getSimpleName();
    }

    /** Returns whether a peer has the type: whether it reads the example. */
    @SuppressWarnings("CatchThrowable") // Errors are an answer, too.
    public boolean isKnownTo(Peer peer) {
        if (isOwn && !peer.isBurin()) {
            return false;
        }
        try {
            return Objects.equals(valueOf(peer.object(type, example.getBytes(UTF_8))), exampleValue);
        } catch (Throwable e) {
            return false;
        }
    }

    /** Returns what is compared of what a peer has read; null if it is nothing of the type. */
    Object valueOf(Object object) {
        return type.isInstance(object) ? value.apply(type.cast(object)) : null;
    }
}
