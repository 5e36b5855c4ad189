package dev.burin.codegen;

import dev.burin.internal.bytes.Bytes;
import dev.burin.internal.bytes.Swar;
import java.util.Arrays;
import java.util.List;

/**
 * Guesses which of its members a name is, from the first eight bytes behind its opening quote and without a branch.
 *
 * <p>A multiplicative hash (Knuth, The Art of Computer Programming 3, §6.4) of those bytes that belong to the name selects one
 * member; whoever asks compares all bytes with that one's. Of names that begin with the same eight bytes, and now and then of
 * others, only the first has the place: the rest, other spellings and unknown names are left to {@link NameHash}. So nothing
 * depends on a guess but time.
 */
public final class MemberTable {
    /** Instead of a member: it is none that the table knows. */
    public static final int NONE = -1;

    /** Instead of a member: there are no more. */
    public static final int END = -2;

    /** Instead of a member: its value is skipped, although members that are not known are refused. */
    public static final int SKIPPED = -3;

    /** 2<sup>64</sup> divided by the golden ratio, odd. */
    private static final long MULTIPLIER = 0x9E3779B97F4A7C15L;

    /** How many multipliers are tried for one that gives each name a place of its own. */
    private static final int TRIES = 16;

    private static final int PLACES_PER_NAME = 4;

    /** The comma and the opening quote that a token begins with. */
    private static final int BEFORE_NAME = 2;

    private final MemberName[] names;
    private final long multiplier;
    private final int shift;

    /** By place, the member that has it, or {@link #NONE}. */
    private final short[] members;

    private MemberTable(MemberName[] names, long multiplier, int shift) {
        this.names = names;
        this.multiplier = multiplier;
        this.shift = shift;
        members = new short[1 << (Long.SIZE - shift)];
        Arrays.fill(members, (short) NONE);
    }

    /**
     * Returns the table of these members.
     *
     * @param names by the index that stands for the member; at most 32,768
     */
    public static MemberTable of(MemberName... names) {
        int shift = Long.numberOfLeadingZeros((long) PLACES_PER_NAME * names.length | 1);
        MemberTable best = new MemberTable(names, MULTIPLIER, shift);
        int most = best.fill();
        for (int i = 1; i < TRIES && most < names.length; i++) {
            MemberTable table = new MemberTable(names, MULTIPLIER * (2 * i + 1), shift);
            int placed = table.fill();
            if (placed > most) {
                best = table;
                most = placed;
            }
        }
        return best;
    }

    /** Returns how many names have a place. */
    private int fill() {
        int placed = 0;
        for (int i = 0; i < names.length; i++) {
            int place = place(Bytes.getLong(names[i].token(), BEFORE_NAME));
            if (members[place] == NONE) {
                members[place] = (short) i;
                placed++;
            }
        }
        return placed;
    }

    private int place(long bytes) {
        return (int) ((Swar.beforeQuote(bytes) * multiplier) >>> shift);
    }

    /**
     * Returns the index of the member that a name may be, or {@link #NONE}.
     *
     * @param bytes the eight bytes behind its opening quote, little-endian
     */
    public int guess(long bytes) {
        return members[place(bytes)];
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
