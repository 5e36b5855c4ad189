package dev.burin;

/**
 * Makes sure that the stack has room for more levels of nesting before they are begun.
 *
 * <p>An overflow within a level is reported, too, but it may strike where a class is initialized, which no thread can use
 * afterwards. So readers and writers ask here, from level {@value #FIRST_LEVELS} on, before every {@value #LEVELS_PER_QUESTION} levels,
 * whether there is room for them and some more. If there is not, the stack overflows here, where that does no harm. A question
 * takes 1 to 2 us.
 */
final class StackRoom {
    /** Levels for which every thread is supposed to have room; most take up to 1 KiB each. */
    static final int FIRST_LEVELS = 64;

    /** Few, since a level takes 3 to 4 KiB if its value is created from 120 to 250 others. */
    private static final int LEVELS_PER_QUESTION = 4;

    /** Calls of {@link #descend}, which take 25 KiB once C2 has compiled it, and 75 KiB before it is compiled. */
    private static final int CALLS = 240;

    /** Zeros, but no compiler knows. */
    private static final long[] WORDS = new long[12];

    /** The depth for which there is room. */
    private int asked = FIRST_LEVELS;

    /** Returns to which depth to go before asking, which is no deeper than {@code maxDepth}. */
    int checkedDepth(int maxDepth) {
        return Math.min(asked, maxDepth);
    }

    /**
     * Asks for room for the level at {@code depth} and some more, and returns to which depth to go before asking again.
     *
     * @throws StackOverflowError if there is no room
     */
    int ask(int depth, int maxDepth) {
        asked = depth + LEVELS_PER_QUESTION - 1 + (int) descend(CALLS, WORDS);
        return checkedDepth(maxDepth);
    }

    /** Forgets what was asked, as the next caller may have less stack, and returns to which depth to go before asking. */
    int forget(int maxDepth) {
        asked = FIRST_LEVELS;
        return checkedDepth(maxDepth);
    }

    /** Returns zero; each call keeps twelve words on the stack for what it does after the next. */
    private static long descend(int calls, long[] words) {
        if (calls == 0) {
            return 0;
        }
        long a = words[0];
        long b = words[1];
        long c = words[2];
        long d = words[3];
        long e = words[4];
        long f = words[5];
        long g = words[6];
        long h = words[7];
        long i = words[8];
        long j = words[9];
        long k = words[10];
        long l = words[11];
        long below = descend(calls - 1, words);
        return (((((((((((below ^ a) + b) ^ c) + d) ^ e) + f) ^ g) + h) ^ i) + j) ^ k) + l;
    }
}
