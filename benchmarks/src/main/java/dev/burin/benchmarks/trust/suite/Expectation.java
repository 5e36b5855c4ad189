package dev.burin.benchmarks.trust.suite;

import java.util.function.Predicate;

/**
 * What a peer may do with a document.
 *
 * @param mayAccept whether it may return a value
 * @param mayRefuse whether it may throw what it declares
 * @param isRight whether a returned value is the value of the document
 */
public record Expectation(boolean mayAccept, boolean mayRefuse, Predicate<Object> isRight) {

    /** Returns the expectation for an invalid document. */
    public static Expectation refusal() {
        return new Expectation(false, true, value -> false);
    }

    /** Returns the expectation for a valid document with this value. */
    public static Expectation value(Predicate<Object> isRight) {
        return new Expectation(true, false, isRight);
    }

    /** Returns the expectation for a document that may be rejected, but otherwise has this value. */
    public static Expectation valueOrRefusal(Predicate<Object> isRight) {
        return new Expectation(true, true, isRight);
    }

    /** Returns the expectation that allows everything that is declared and takes less than a second. */
    public static Expectation anything() {
        return valueOrRefusal(value -> true);
    }

    /** Returns whether some {@link Policy} leaves the document to the reader. */
    public boolean isLeftOpen() {
        return mayAccept && mayRefuse;
    }
}
