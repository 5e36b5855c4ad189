package dev.burin.internal.text;

/**
 * Keeps strings of two bytes per character in the profile of {@link String#charAt}, so that C2 compiles loops over it well.
 *
 * <p>C2 splits such a loop in two, one for each width of strings, and knows that nothing is above U+00FF in the narrow one, if it
 * inlines what {@code charAt} does for wide strings; it inlines that if it was at least 0.85 % of all calls in the profile, or
 * none. In a program that has seen only few such strings, C2 leaves a call in the loop, and loads fields, width and bounds of the
 * string again for each character: short strings then take a third longer, and long ones four times as long.
 *
 * <p>Source: OpenJDK 17 and 25, {@code InlineTree::should_not_inline}, "low call site frequency". Figures:
 * {@code docs/performance/string-writing.md}.
 */
public final class WideStrings {
    /**
     * The iterations in all, of sixteen calls each. Fewer than the 40,000 after which C2 compiles {@link #lookAt}, since code
     * compiled by C2 counts no calls. Enough beside 55 million other calls, such as other libraries of the program make while
     * they warm up.
     */
    private static final int ROUNDS = 38_000;

    /**
     * The iterations for the first document, one in each call of {@link #lookAt}: they are interpreted, and only make C1 compile
     * it, with the counters, before C2 has compiled the code that writes strings. C1 does so after 200 calls.
     */
    private static final int FIRST_ROUNDS = 224;

    /**
     * The iterations for each later document, however small. All are done after some 340 documents: before C2 compiles the code
     * that checks {@link #areAllShown}, so that it has seen both answers and sets no trap; and before {@link #lookAt} has been
     * called 600 times, after which C2 compiles it with fewer iterations.
     */
    private static final int ROUNDS_PER_DOCUMENT = 112;

    /** The bytes of a document for which there is one more iteration: C2 already compiles before a large document ends. */
    private static final int BYTES_PER_ROUND = 1 << 7;

    /**
     * The most that the size of a document adds: spreads the iterations over several large documents, since during the first one,
     * the code that counts may not be compiled yet.
     */
    private static final int MAX_FOR_BYTES = 1 << 10;

    /** As many characters as {@link #lookAt} reads, each of two bytes. */
    static final String WIDE = "ŁłŃńŅņŇňŊŋŌōŎŏŐő";

    /** Races between threads lead to a few more iterations. */
    private static int roundsGiven;

    private WideStrings() {}

    /** Shows some wide characters for a document of {@code byteCount} bytes, unless enough have been shown. */
    public static void show(int byteCount) {
        if (!areAllShown()) {
            showSome(byteCount);
        }
    }

    static boolean areAllShown() {
        return roundsGiven >= ROUNDS;
    }

    private static void showSome(int byteCount) {
        if (roundsGiven == 0) {
            for (int i = 0; i < FIRST_ROUNDS; i++) {
                roundsGiven += lookAt(WIDE, 1);
            }
        } else {
            int rounds = ROUNDS_PER_DOCUMENT + Math.min(byteCount / BYTES_PER_ROUND, MAX_FOR_BYTES);
            roundsGiven += lookAt(WIDE, Math.min(rounds, ROUNDS - roundsGiven));
        }
    }

    /** Returns {@code rounds}. Makes sixteen calls per iteration, since C2 goes by the number of iterations. */
    private static int lookAt(String text, int rounds) {
        int all = 0;
        for (int i = 0; i < rounds; i++) {
            all |= text.charAt(0)
                    | text.charAt(1)
                    | text.charAt(2)
                    | text.charAt(3)
                    | text.charAt(4)
                    | text.charAt(5)
                    | text.charAt(6)
                    | text.charAt(7)
                    | text.charAt(8)
                    | text.charAt(9)
                    | text.charAt(10)
                    | text.charAt(11)
                    | text.charAt(12)
                    | text.charAt(13)
                    | text.charAt(14)
                    | text.charAt(15);
        }
        return all == 0 ? 0 : rounds;
    }
}
