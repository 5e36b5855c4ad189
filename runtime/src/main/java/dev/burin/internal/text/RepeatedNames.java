package dev.burin.internal.text;

import dev.burin.internal.bytes.Bytes;
import dev.burin.internal.bytes.Swar;
import org.jspecify.annotations.Nullable;

/**
 * Names that documents of unknown type had before: the objects of an array mostly have the same, and so share their strings.
 *
 * <p>Source: our own; a direct-mapped cache. A multiplicative hash of all bytes guesses one string, whose bytes are then
 * compared, as words. If it is a different one, it is replaced: so a hash can only cost time, and no more than {@value #SLOTS}
 * names are kept. Names with escapes or characters beyond ASCII, of {@value #LOADED_BYTES} bytes and more, or near the end of the
 * document are left to others.
 */
public final class RepeatedNames {
    private static final int WORDS = 4;

    /** So many bytes are loaded, of which the last may be the quote. */
    private static final int LOADED_BYTES = WORDS * Long.BYTES;

    private static final int SLOT_BITS = 9;
    private static final int SLOTS = 1 << SLOT_BITS;

    /** Odd numbers: 2<sup>64</sup> divided by the golden ratio, and primes of xxHash64. */
    private static final long FIRST_MULTIPLIER = 0x9E3779B97F4A7C15L;

    private static final long SECOND_MULTIPLIER = 0xC2B2AE3D27D4EB4FL;
    private static final long THIRD_MULTIPLIER = 0x165667B19E3779F9L;
    private static final long FOURTH_MULTIPLIER = 0x85EBCA77C2B2AE63L;

    /** A reader that has had fewer names is not worth the array. */
    private static final int NAMES_TO_PASS = 64;

    private static final @Nullable Name[] NO_NAMES = {};

    private @Nullable Name[] names = NO_NAMES;
    private int namesPassed;

    /** A string, and its bytes, followed by zeros; in one object, so that they belong together whatever several threads do. */
    private record Name(String text, long first, long second, long third, long fourth) {
        boolean has(long word, long next, long nextButOne, long last) {
            return ((first ^ word) | (second ^ next) | (third ^ nextButOne) | (fourth ^ last)) == 0;
        }
    }

    /**
     * Returns the name at {@code at}, or null if it has to be read otherwise.
     *
     * @param at after the opening quote
     */
    public @Nullable String find(byte[] json, int at, int end) {
        if (at > end - LOADED_BYTES || (names.length == 0 && !begin())) {
            return null;
        }
        long first = Bytes.getLong(json, at);
        long stops = Swar.stopMask(first);
        if (stops != 0) {
            return find(json, at, at + Swar.firstFlagged(stops), before(first, stops), 0, 0, 0);
        }
        long second = Bytes.getLong(json, at + Long.BYTES);
        stops = Swar.stopMask(second);
        if (stops != 0) {
            int stop = at + Long.BYTES + Swar.firstFlagged(stops);
            return find(json, at, stop, first, before(second, stops), 0, 0);
        }
        long third = Bytes.getLong(json, at + 2 * Long.BYTES);
        stops = Swar.stopMask(third);
        if (stops != 0) {
            int stop = at + 2 * Long.BYTES + Swar.firstFlagged(stops);
            return find(json, at, stop, first, second, before(third, stops), 0);
        }
        long fourth = Bytes.getLong(json, at + 3 * Long.BYTES);
        stops = Swar.stopMask(fourth);
        if (stops != 0) {
            int stop = at + 3 * Long.BYTES + Swar.firstFlagged(stops);
            return find(json, at, stop, first, second, third, before(fourth, stops));
        }
        return null;
    }

    /** Returns the bytes before the first flagged one, zeros above. */
    private static long before(long word, long stops) {
        return word & ((Long.lowestOneBit(stops) >>> (Byte.SIZE - 1)) - 1);
    }

    @SuppressWarnings(
            "deprecation") // the one constructor that copies bytes known to be ASCII without looking at them again
    private @Nullable String find(byte[] json, int at, int stop, long first, long second, long third, long fourth) {
        if (json[stop] != '"') {
            return null;
        }
        long hashed = first * FIRST_MULTIPLIER
                + second * SECOND_MULTIPLIER
                + third * THIRD_MULTIPLIER
                + fourth * FOURTH_MULTIPLIER;
        int slot = (int) (hashed >>> (Long.SIZE - SLOT_BITS));
        Name known = names[slot];
        if (known != null && known.has(first, second, third, fourth)) {
            return known.text;
        }
        String text = new String(json, 0, at, stop - at);
        names[slot] = new Name(text, first, second, third, fourth);
        return text;
    }

    private boolean begin() {
        namesPassed++;
        if (namesPassed <= NAMES_TO_PASS) {
            return false;
        }
        names = new Name[SLOTS];
        return true;
    }
}
