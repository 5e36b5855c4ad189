package dev.burin.test;

/**
 * How many rounds a random test takes, and how many of very many values an exhaustive one checks.
 *
 * <p>All, unless the tests run again and again, as in {@code .ci/mutation}: {@code -Dburin.rounds.oneOf=100} leaves one
 * in a hundred.
 */
public final class Rounds {
    private static final int ONE_OF = Integer.getInteger("burin.rounds.oneOf", 1);

    private Rounds() {}

    /** Returns {@code rounds}, or its share. */
    public static int of(int rounds) {
        return Math.max(1, rounds / ONE_OF);
    }

    /** Returns the distance from one value to the next. */
    public static int step() {
        return ONE_OF;
    }
}
