package dev.burin.codegen;

import dev.burin.internal.bytes.Bytes;
import dev.burin.internal.bytes.Swar;
import java.util.Arrays;
import java.util.List;

/**
 * Guesses which of its members a name is, from the first bytes after its opening quote and without a branch that depends on the
 * name.
 *
 * <p>A multiplicative hash (Knuth, The Art of Computer Programming 3, §6.4) of those bytes selects one member; the caller
 * compares all bytes with its name. If that distinguishes the members, as many bytes are hashed as the shortest name has with
 * its closing quote, eight at most; otherwise those of the first eight that belong to the name. Of names that begin with the
 * same eight bytes, and occasionally of others, only the first gets the slot: the rest, other spellings and unknown names are
 * left to {@link NameHash}. So only time depends on a guess.
 *
 * <p>A guess contains the length of the token, as the next load of the document would otherwise have to wait for
 * {@link MemberName}.
 */
public final class MemberTable {
    /** Instead of a member: the table does not know it. */
    public static final int NONE = -1;

    /** Instead of a member: there are no more. */
    public static final int END = -2;

    /** Instead of a member: its value is skipped, although unknown members are rejected. */
    public static final int SKIPPED = -3;

    /** 2<sup>64</sup> divided by the golden ratio, odd. */
    private static final long MULTIPLIER = 0x9E3779B97F4A7C15L;

    /** How many multipliers are tried to find one that gives each name its own slot. */
    private static final int TRIES = 16;

    private static final int PLACES_PER_NAME = 4;

    /** Bytes of the comma and the opening quote that begin a token. */
    public static final int BEFORE_NAME = 2;

    /** Bytes of the colon that ends it. */
    private static final int BEHIND_NAME = 1;

    /** A guess is the member in the lower half, the length of its token in the upper one. */
    private static final int LENGTH_SHIFT = Short.SIZE;

    private static final int MEMBER_MASK = (1 << LENGTH_SHIFT) - 1;

    /** The longest token in a guess, which is negative only for {@link #NONE}; longer ones are left to {@link NameHash}. */
    private static final int MAX_LENGTH = Short.MAX_VALUE;

    /** Instead of a mask: the bytes before the closing quote. */
    private static final long WHOLE_NAME = 0;

    private final MemberName[] names;

    /** Which bytes are hashed: some of the first, or {@link #WHOLE_NAME}. */
    private final long mask;

    private final long multiplier;
    private final int shift;

    /** By slot, the guess, or {@link #NONE}. */
    private final int[] guesses;

    /** How many names have a slot. */
    private final int placed;

    private MemberTable(MemberName[] names, long mask, long multiplier) {
        this.names = names;
        this.mask = mask;
        this.multiplier = multiplier;
        shift = Long.numberOfLeadingZeros((long) PLACES_PER_NAME * names.length | 1);
        guesses = new int[1 << (Long.SIZE - shift)];
        Arrays.fill(guesses, NONE);
        placed = fill();
    }

    /**
     * Returns the table of these members.
     *
     * @param names by the index of the member; at most 32,768
     */
    public static MemberTable of(MemberName... names) {
        long mask = maskOfShortest(names);
        if (areApart(names, mask)) {
            MemberTable byBeginning = best(names, mask);
            if (byBeginning.isComplete()) {
                return byBeginning;
            }
        }
        return best(names, WHOLE_NAME);
    }

    /** Whether no two names have the same bytes under the mask. */
    private static boolean areApart(MemberName[] names, long mask) {
        long distinct = Arrays.stream(names)
                .mapToLong(name -> beginning(name) & mask)
                .distinct()
                .count();
        return distinct == names.length;
    }

    private static long beginning(MemberName name) {
        return Bytes.getLong(name.token(), BEFORE_NAME);
    }

    private static long maskOfShortest(MemberName[] names) {
        int shortest = Arrays.stream(names)
                .mapToInt(name -> name.length() - BEFORE_NAME - BEHIND_NAME)
                .min()
                .orElse(Long.BYTES);
        return shortest < Long.BYTES ? (1L << (shortest * Byte.SIZE)) - 1 : -1L;
    }

    private static MemberTable best(MemberName[] names, long mask) {
        MemberTable best = new MemberTable(names, mask, MULTIPLIER);
        for (int i = 1; i < TRIES && !best.isComplete(); i++) {
            MemberTable table = new MemberTable(names, mask, MULTIPLIER * (2 * i + 1));
            if (table.placed > best.placed) {
                best = table;
            }
        }
        return best;
    }

    private boolean isComplete() {
        return placed == names.length;
    }

    /** Returns how many names have a slot. */
    private int fill() {
        int count = 0;
        for (int i = 0; i < names.length; i++) {
            int place = place(beginning(names[i]));
            if (guesses[place] == NONE && names[i].length() <= MAX_LENGTH) {
                guesses[place] = i | names[i].length() << LENGTH_SHIFT;
                count++;
            }
        }
        return count;
    }

    private int place(long bytes) {
        long hashed = mask == WHOLE_NAME ? Swar.beforeQuote(bytes) : bytes & mask;
        return (int) ((hashed * multiplier) >>> shift);
    }

    /**
     * Returns which member a name may be, for {@link #member} and {@link #length}; or {@link #NONE}.
     *
     * @param bytes the eight bytes after its opening quote, little-endian
     */
    public int guess(long bytes) {
        return guesses[place(bytes)];
    }

    /** Returns the index of the member guessed. */
    public static int member(int guess) {
        return guess & MEMBER_MASK;
    }

    /** Returns how many bytes the token of the member guessed has: {@link MemberName#length()}. */
    public static int length(int guess) {
        return guess >>> LENGTH_SHIFT;
    }

    /** Returns the names of all members. */
    public List<String> names() {
        return Arrays.stream(names).map(MemberName::name).toList();
    }

    /** Returns the name of a member. */
    public MemberName name(int member) {
        return names[member];
    }
}
