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
    /** Fewer than the 5,000 calls after which C2 compiles {@link #lookAt}: what it compiled counts no calls. */
    private static final int LESSONS = 1 << 12;

    /**
     * So many take place in the first two documents: they are interpreted, and count for nothing but that C1 compiles {@link #lookAt},
     * with the counters, before C2 has compiled what writes strings.
     */
    private static final int FIRST_LESSONS = 1 << 9;

    private static final int FIRST_LESSONS_PER_DOCUMENT = FIRST_LESSONS / 2;

    /**
     * However small a document is: all lessons are given after some 450, before C2 compiles what asks for them, so that it knows
     * both answers and sets no trap.
     */
    private static final int LESSONS_PER_DOCUMENT = 8;

    /** One more for so many bytes: in a large document C2 compiles before it ends. */
    private static final int BYTES_PER_LESSON = 1 << 8;

    /** Spreads them over several large documents, for in the first, nothing may be compiled that counts. */
    private static final int MAX_FOR_BYTES = 1 << 8;

    /** As many characters as {@link #lookAt} looks at, each of two bytes. */
    static final String WIDE = "ŁłŃńŅņŇňŊŋŌōŎŏŐő";

    /** Races of threads give some lessons more. */
    private static int lessonsGiven;

    private WideStrings() {}

    /** Shows some wide characters for a document of {@code byteCount} bytes, unless enough have been shown. */
    public static void show(int byteCount) {
        if (!areAllGiven()) {
            giveLessons(byteCount);
        }
    }

    static boolean areAllGiven() {
        return lessonsGiven >= LESSONS;
    }

    private static void giveLessons(int byteCount) {
        int perDocument = lessonsGiven < FIRST_LESSONS ? FIRST_LESSONS_PER_DOCUMENT : LESSONS_PER_DOCUMENT;
        int count = perDocument + Math.min(byteCount / BYTES_PER_LESSON, MAX_FOR_BYTES);
        int last = Math.min(lessonsGiven + count, LESSONS);
        while (lessonsGiven < last && lookAt(WIDE) != 0) {
            lessonsGiven++;
        }
    }

    /** Has no loop: that would be compiled by C2, and its calls no longer counted, after a tenth of the lessons. */
    private static int lookAt(String text) {
        return text.charAt(0)
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
}
