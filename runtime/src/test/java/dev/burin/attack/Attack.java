package dev.burin.attack;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.function.IntFunction;

/**
 * A family of hostile documents, one for every size.
 *
 * @param name its class in {@code docs/attacks.md}, followed by a description
 * @param maxTimeFactor how many times longer ten times the length may take
 * @param ofSize creates the document of about the given number of bytes
 */
record Attack(String name, double maxTimeFactor, IntFunction<byte[]> ofSize) {
    private static final double MAX_TIME_FACTOR = 15;

    /**
     * For strings that the JDK sorts into the trees of its hash tables: ten times as many as some hundred take 10
     * log(2,800) / log(280) = 14 times as many comparisons, where linear growth takes 10.
     */
    private static final double MAX_TIME_FACTOR_OF_TREES = MAX_TIME_FACTOR * 1.4;

    /**
     * For hash tables of names in no particular order: a table of 50,000 does not fit into the cache that one of 5,000
     * fits into; it took 17 to 19 times as long when measured with a cache of 2 MB.
     */
    private static final double MAX_TIME_FACTOR_OF_TABLES = MAX_TIME_FACTOR_OF_TREES;

    static Attack of(String name, IntFunction<String> ofSize) {
        return ofBytes(name, byteCount -> ofSize.apply(byteCount).getBytes(UTF_8));
    }

    static Attack ofBytes(String name, IntFunction<byte[]> ofSize) {
        return new Attack(name, MAX_TIME_FACTOR, ofSize);
    }

    /** Fills the trees of the JDK's hash tables. */
    static Attack ofTrees(String name, IntFunction<String> ofSize) {
        Attack attack = of(name, ofSize);
        return new Attack(name, MAX_TIME_FACTOR_OF_TREES, attack.ofSize);
    }

    /** Fills hash tables with names that come in no particular order. */
    static Attack ofTables(String name, IntFunction<String> ofSize) {
        return new Attack(name, MAX_TIME_FACTOR_OF_TABLES, of(name, ofSize).ofSize);
    }

    byte[] document(int byteCount) {
        return ofSize.apply(byteCount);
    }

    @Override
    public String toString() {
        return name;
    }
}
