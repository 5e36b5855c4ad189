package dev.burin.codegen;

import dev.burin.internal.bytes.Bytes;
import dev.burin.internal.bytes.Swar;
import java.util.Arrays;
import java.util.List;

/**
 * Finds out which of several known strings is in a document, from its first sixteen bytes and without a branch that depends on
 * them.
 *
 * <p>As in {@link MemberTable}, a multiplicative hash guesses one string; then all its bytes are compared, including the
 * closing quote. If that distinguishes the strings, as many bytes are hashed as the shortest has with its quote, otherwise
 * those of the first sixteen before the quote. Of strings that begin with the same sixteen bytes, and occasionally of others,
 * only the first gets the slot: the rest, and other spellings, are left to {@link NameHash}. So only time depends on a guess.
 */
public final class TextTable {
    /** Instead of a string: the table does not have it. */
    public static final int NONE = -1;

    /** Two odd numbers: 2<sup>64</sup> divided by the golden ratio, and a prime of xxHash64. */
    private static final long MULTIPLIER = 0x9E3779B97F4A7C15L;

    private static final long SECOND_MULTIPLIER = 0xC2B2AE3D27D4EB4FL;

    /** How many multipliers are tried to find one that gives each string its own slot. */
    private static final int TRIES = 16;

    private static final int PLACES_PER_TEXT = 4;

    /** Bytes that are compared as words: longer strings are then compared to their end. */
    private static final int WORD_BYTES = 2 * Long.BYTES;

    /** For each string, two masks and two words: which bytes count, and what they are. */
    private static final int WORDS_PER_TEXT = 4;

    /** A string that was found is its index in the lower half and its length in the upper half. */
    private static final int LENGTH_SHIFT = Short.SIZE;

    private static final int INDEX_MASK = (1 << LENGTH_SHIFT) - 1;

    private static final int MAX_LENGTH = Short.MAX_VALUE;

    /** Each as it occurs in a document, escaped if necessary and with the closing quote. */
    private final byte[][] texts;

    private final long[] words;

    /** Whether everything before the quote is hashed, rather than what the masks select. */
    private final boolean isWhole;

    private final long firstMask;
    private final long secondMask;
    private final long multiplier;
    private final int shift;

    /** By slot, the string and its length; in an empty slot the first string, which is rejected just as easily. */
    private final int[] guesses;

    /** How many strings have a slot. */
    private final int placed;

    private TextTable(byte[][] texts, boolean isWhole, long multiplier) {
        this.texts = texts;
        this.isWhole = isWhole;
        this.multiplier = multiplier;
        int shortest = Arrays.stream(texts).mapToInt(text -> text.length).min().orElse(0);
        firstMask = mask(shortest);
        secondMask = mask(shortest - Long.BYTES);
        words = words(texts);
        shift = Long.numberOfLeadingZeros((long) PLACES_PER_TEXT * texts.length | 1);
        guesses = new int[1 << (Long.SIZE - shift)];
        placed = fill();
    }

    /** Returns the table of these strings, which are all different. */
    public static TextTable of(List<MemberName> names) {
        byte[][] texts = names.stream().map(TextTable::quoted).toArray(byte[][]::new);
        TextTable best = new TextTable(texts, false, MULTIPLIER);
        for (int i = 1; i < 2 * TRIES && best.placed < texts.length; i++) {
            TextTable table = new TextTable(texts, i >= TRIES, MULTIPLIER * (2 * i + 1));
            if (table.placed > best.placed) {
                best = table;
            }
        }
        return best;
    }

    private static byte[] quoted(MemberName name) {
        return Arrays.copyOfRange(name.token(), MemberTable.BEFORE_NAME, 1 + name.quotedLength());
    }

    /** Returns the mask of the first {@code bytes} bytes of a word, or of all if there are fewer. */
    private static long mask(int bytes) {
        return bytes <= 0 ? 0 : -1L >>> (Math.max(0, Long.BYTES - bytes) * Byte.SIZE);
    }

    private static long[] words(byte[]... texts) {
        long[] words = new long[WORDS_PER_TEXT * Math.max(1, texts.length)];
        for (int at = 0; at < words.length; at += WORDS_PER_TEXT) {
            words[at + 1] = 1; // no word equals it under a mask of zero: for strings that are not in the table
        }
        for (int i = 0; i < texts.length; i++) {
            if (texts[i].length > MAX_LENGTH) {
                continue;
            }
            byte[] text = Arrays.copyOf(texts[i], Math.max(texts[i].length, WORD_BYTES));
            int at = WORDS_PER_TEXT * i;
            words[at] = mask(texts[i].length);
            words[at + 1] = Bytes.getLong(text, 0);
            words[at + 2] = mask(texts[i].length - Long.BYTES);
            words[at + 3] = Bytes.getLong(text, Long.BYTES);
        }
        return words;
    }

    /** Returns how many strings have a slot. */
    private int fill() {
        boolean[] isTaken = new boolean[guesses.length];
        int count = 0;
        for (int i = 0; i < texts.length; i++) {
            int at = WORDS_PER_TEXT * i;
            int place = place(words[at + 1], words[at + 3]);
            if (!isTaken[place] && texts[i].length <= MAX_LENGTH && i <= INDEX_MASK) {
                isTaken[place] = true;
                guesses[place] = i | texts[i].length << LENGTH_SHIFT;
                count++;
            }
        }
        return count;
    }

    private int place(long first, long second) {
        long hashed;
        if (isWhole) {
            long front = Swar.beforeQuote(first);
            hashed = front * multiplier;
            if (front == first) {
                hashed += Swar.beforeQuote(second) * SECOND_MULTIPLIER;
            }
        } else {
            hashed = (first & firstMask) * multiplier + (second & secondMask) * SECOND_MULTIPLIER;
        }
        return (int) (hashed >>> shift);
    }

    /**
     * Finds a string of the table.
     *
     * @param at the index after the opening quote, below {@code end}, which is at least eight
     * @return the argument for {@link #index} and {@link #length}, or {@link #NONE} if it is a different string, or spelled
     *     differently
     */
    public int find(byte[] json, int at, int end) {
        int excess = at + WORD_BYTES - end;
        if (excess <= 0) {
            return find(json, at, end, Bytes.getLong(json, at), Bytes.getLong(json, at + Long.BYTES));
        }
        // The last bytes of the document, followed by zeros.
        long last = Bytes.getLong(json, end - Long.BYTES);
        if (excess >= Long.BYTES) {
            return find(json, at, end, last >>> ((excess - Long.BYTES) * Byte.SIZE), 0);
        }
        return find(json, at, end, Bytes.getLong(json, at), last >>> (excess * Byte.SIZE));
    }

    private int find(byte[] json, int at, int end, long first, long second) {
        int guess = guesses[place(first, second)];
        int word = WORDS_PER_TEXT * index(guess);
        long difference = ((first & words[word]) ^ words[word + 1]) | ((second & words[word + 2]) ^ words[word + 3]);
        return difference == 0 && (length(guess) <= WORD_BYTES || isLongAt(json, at, end, index(guess))) ? guess : NONE;
    }

    private boolean isLongAt(byte[] json, int at, int end, int index) {
        byte[] text = texts[index];
        return text.length <= end - at
                && Arrays.equals(json, at + WORD_BYTES, at + text.length, text, WORD_BYTES, text.length);
    }

    /** Returns the index of a string that was found. */
    public static int index(int found) {
        return found & INDEX_MASK;
    }

    /** Returns the length in bytes of a string that was found, with its closing quote. */
    public static int length(int found) {
        return found >>> LENGTH_SHIFT;
    }
}
