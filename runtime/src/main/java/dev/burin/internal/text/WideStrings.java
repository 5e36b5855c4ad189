package dev.burin.internal.text;

/**
 * Keeps strings of two bytes a character in the profile of {@link String#charAt}, so that C2 makes good code of loops over it.
 *
 * <p>C2 makes two loops of one, for either width of strings, and knows in the first that nothing is above U+00FF, if it inlines
 * what {@code charAt} does for wide strings; and it inlines that if it was at least 0.85 % of all calls in its profile, or none. In
 * a program that has seen some such strings, but few, it leaves a call in the loop, and looks at fields, width and bounds of the
 * string again for each character: short strings take a third longer then, and long ones four times as long.
 *
 * <p>Source: OpenJDK 17 and 25, {@code InlineTree::should_not_inline}, "low call site frequency". Figures: {@code
 * docs/performance/string-writing.md}.
 */
public final class WideStrings {
    /**
     * Of sixteen calls each. Fewer than the 40,000 after which C2 compiles {@link #lookAt}, for what it compiled counts no calls. They are enough beside 55 million other calls, as other libraries of the program make while they warm up.
     */
    private static final int ROUNDS = 38_000;

    /**
     * So many take place in the first document, one in each call: they are interpreted, and count for nothing but that C1 compiles
     * {@link #lookAt}, with the counters, before C2 has compiled what writes strings. It does after 200 calls.
     */
    private static final int FIRST_ROUNDS = 224;

    /**
     * However small a document is: all are over after some 340, before C2 compiles what asks for them, so that it knows both answers
     * and sets no trap; and before {@link #lookAt} is called 600 times, for C2 compiles it after fewer rounds then.
     */
    private static final int ROUNDS_PER_DOCUMENT = 112;

    /** One more for so many bytes: in a large document C2 compiles before it ends. */
    private static final int BYTES_PER_ROUND = 1 << 7;

    /** Spreads them over several large documents, for in the first, nothing may be compiled that counts. */
    private static final int MAX_FOR_BYTES = 1 << 10;

    /** As many characters as {@link #lookAt} looks at, each of two bytes. */
    static final String WIDE = "ŁłŃńŅņŇňŊŋŌōŎŏŐő";

    /** Races of threads give some more. */
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

    /** Returns {@code rounds}. Sixteen calls a turn, for C2 goes by the number of turns. */
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
