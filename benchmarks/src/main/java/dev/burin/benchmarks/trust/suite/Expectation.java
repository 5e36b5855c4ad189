package dev.burin.benchmarks.trust.suite;

import java.util.function.Predicate;

/**
 * What a peer may do with a document.
 *
 * @param mayAccept whether it may return a value
 * @param mayRefuse whether it may throw what it declares
 * @param isRight whether a value that it returns is the document's
 */
public record Expectation(boolean mayAccept, boolean mayRefuse, Predicate<Object> isRight) {

    /** The document is wrong. */
    public static Expectation refusal() {
        return new Expectation(false, true, value -> false);
    }

    /** The document is right, and this is its value. */
    public static Expectation value(Predicate<Object> isRight) {
        return new Expectation(true, false, isRight);
    }

    /** The document may be refused; if it is not, this is its value. */
    public static Expectation valueOrRefusal(Predicate<Object> isRight) {
        return new Expectation(true, true, isRight);
    }

    /** Anything will do, if it is declared and takes less than a second. */
    public static Expectation anything() {
        return valueOrRefusal(value -> true);
    }

    /** Returns whether the document is left to the reader by some {@link Policy}. */
    public boolean isLeftOpen() {
        return mayAccept && mayRefuse;
    }
}
