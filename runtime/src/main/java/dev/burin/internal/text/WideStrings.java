package dev.burin.internal.text;

/**
 * Keeps strings of two bytes per character in the profile of {@link String#charAt}, so that C2 compiles loops over it well.
 *
 * <p>C2 splits such a loop in two, one for each width of strings, and knows that nothing is above U+00FF in the narrow one, if it
 * inlines what {@code charAt} does for wide strings; it inlines that if it was at least 0.85 % of all calls in the profile, or
 * none. In a program that has seen only few such strings, C2 leaves a call in the loop, and loads fields, width and bounds of the
 * string again for each character: short strings then take a third longer, and long ones four times as long.
 *
 * <p>Calls count only in code that C1 compiled with a profile. C1 leaves the profile out while C2 has much to do, and decides that
 * once for each method. So there are two that do the same: one for the first documents, and one for those some time later, when C2
 * may have caught up. Either is enough.
 *
 * <p>Source: OpenJDK 17 and 25, {@code InlineTree::should_not_inline}, "low call site frequency", and
 * {@code CompilationPolicy::common}. Figures: {@code docs/performance/string-writing.md}.
 */
public final class WideStrings {
    private static final WideStrings OF_PROGRAM = new WideStrings();

    /**
     * The iterations of each method, of sixteen calls each. Fewer than the 40,000 after which C2 compiles the method, since code
     * compiled by C2 counts no calls. Those of one method are enough beside 27 million other calls, such as other libraries of
     * the program make while they warm up.
     */
    private static final int ROUNDS = 19_000;

    /**
     * The iterations for the first document, one in each call: they are interpreted, and only make C1 compile the method, before
     * C2 has compiled the code that writes strings. HotSpot looks at the count at one of each 128 calls, and asks C1 from 200 on,
     * or at twice or three times as many while C1 has much to do.
     */
    static final int FIRST_ROUNDS = 640;

    /**
     * The iterations for each later document, however small. All are done after some 190 documents, before C1's code of the
     * method has been called 600 times, after which C2 compiles it with fewer iterations.
     */
    private static final int ROUNDS_PER_DOCUMENT = 100;

    /** The bytes of a document for which there is one more iteration: C2 already compiles before a large document ends. */
    private static final int BYTES_PER_ROUND = 1 << 8;

    /**
     * The most that the size of a document adds: spreads the iterations over several large documents, since during the first one,
     * the code that counts may not be compiled yet.
     */
    private static final int MAX_FOR_BYTES = 1 << 9;

    /** The time after the first document from which on the second method is called: 30 ms. */
    static final long PAUSE_NANOS = 30_000_000;

    /** As many characters as {@link #look} reads, each of two bytes. */
    static final String WIDE = "ŁłŃńŅņŇňŊŋŌōŎŏŐő";

    /** Races between threads lead to a few more iterations. */
    private int roundsAtFirst;

    private int roundsLater;
    private long begunAt;

    WideStrings() {}

    /** Shows some wide characters for a document of {@code byteCount} bytes, unless enough have been shown. */
    public static void show(int byteCount) {
        show(byteCount, OF_PROGRAM.areAllShown());
    }

    private static void show(int byteCount, boolean areAllShown) {
        if (!areAllShown) {
            show(0, true); // so that C2 has seen both answers whenever it compiles this, and sets no trap
            OF_PROGRAM.showSome(byteCount, System.nanoTime());
        }
    }

    boolean areAllShown() {
        return roundsAtFirst + roundsLater >= 2 * ROUNDS;
    }

    void showSome(int byteCount, long now) {
        int rounds = ROUNDS_PER_DOCUMENT + Math.min(byteCount / BYTES_PER_ROUND, MAX_FOR_BYTES);
        if (roundsAtFirst == 0) {
            begunAt = now;
            while (roundsAtFirst < FIRST_ROUNDS) {
                roundsAtFirst += lookAtFirst(1);
            }
        } else {
            roundsAtFirst += lookAtFirst(Math.min(rounds, ROUNDS - roundsAtFirst));
        }
        if (roundsLater > 0) {
            roundsLater += lookLater(Math.min(rounds, ROUNDS - roundsLater));
        } else if (now - begunAt >= PAUSE_NANOS) {
            while (roundsLater < FIRST_ROUNDS) {
                roundsLater += lookLater(1);
            }
        }
    }

    /** Returns {@code rounds}. */
    private static int lookAtFirst(int rounds) {
        int all = 0;
        for (int i = 0; i < rounds; i++) {
            all |= look(0) | look(4) | look(8) | look(12);
        }
        return all == 0 ? 0 : rounds;
    }

    /** Returns the same as {@link #lookAtFirst}, but is compiled by itself. */
    private static int lookLater(int rounds) {
        int all = 0;
        for (int i = 0; i < rounds; i++) {
            all |= look(0) | look(4) | look(8) | look(12);
        }
        return all == 0 ? 0 : rounds;
    }

    /** Short enough for C1 to inline: 35 bytes. Without a loop, since C2 goes by the number of iterations. */
    private static int look(int at) {
        return WIDE.charAt(at) | WIDE.charAt(at + 1) | WIDE.charAt(at + 2) | WIDE.charAt(at + 3);
    }
}
