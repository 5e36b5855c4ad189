package dev.burin.benchmarks.trust.suite;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.burin.benchmarks.trust.peer.Peer;
import java.util.Objects;
import java.util.function.Function;

/**
 * A type that documents are read into, and a document that shows its features: a peer that cannot read that does not support
 * the type, and is not asked about it.
 *
 * @param type the type
 * @param value extracts what is compared of an instance
 * @param example the document
 * @param exampleValue the value of the example
 * @param isOwn whether only Burin claims to support this type
 */
public record Subject<T>(
        Class<T> type, Function<? super T, ?> value, String example, Object exampleValue, boolean isOwn) {

    /** Returns a type that others may support. */
    static <T> Subject<T> of(Class<T> type, Function<? super T, ?> value, String example, Object exampleValue) {
        return new Subject<>(type, value, example, exampleValue, false);
    }

    /** Returns a type that only Burin claims to support. */
    static <T> Subject<T> own(Class<T> type, Function<? super T, ?> value, String example, Object exampleValue) {
        return new Subject<>(type, value, example, exampleValue, true);
    }

    /** Returns the name of the type in reports. */
    public String title() {
        return type.getEnclosingClass().getSimpleName() + "." + type.getSimpleName();
    }

    /** Returns whether a peer supports the type, that is, whether it reads the example. */
    @SuppressWarnings("CatchThrowable") // An error is an answer, too.
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

    /** Returns what is compared of an object that a peer has read; null if it is not of the type. */
    Object valueOf(Object object) {
        return type.isInstance(object) ? value.apply(type.cast(object)) : null;
    }
}
