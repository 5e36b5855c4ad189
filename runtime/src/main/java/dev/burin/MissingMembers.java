package dev.burin;

import dev.burin.codegen.MemberName;
import java.util.ArrayList;
import java.util.List;

/** Finds out which required members are missing. */
final class MissingMembers {

    private MissingMembers() {}

    /** Returns their names; {@code names} are those of the bits of {@code required}, from the lowest to the highest. */
    static List<MemberName> of(long seen, long required, MemberName... names) {
        List<MemberName> missing = new ArrayList<>();
        int index = 0;
        for (long rest = required; rest != 0; rest &= rest - 1) {
            MemberName name = names[index++];
            if ((seen & Long.lowestOneBit(rest)) == 0) {
                missing.add(name);
            }
        }
        return missing;
    }

    /** Like {@link #of(long, long, MemberName...)}, for several words of 64 members each. */
    static List<MemberName> of(long[] seen, long[] required, MemberName[]... names) {
        List<MemberName> missing = new ArrayList<>();
        for (int word = 0; word < required.length; word++) {
            missing.addAll(of(seen[word], required[word], names[word]));
        }
        return missing;
    }
}
