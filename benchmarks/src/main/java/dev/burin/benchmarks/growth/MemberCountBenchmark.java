package dev.burin.benchmarks.growth;

import java.io.IOException;
import java.util.List;
import org.openjdk.jmh.annotations.Param;

/** Types of few and of many members; compare the time per member. */
public class MemberCountBenchmark extends CodecRoundBenchmark {
    private static final long SEED = 20261121;
    private static final int MEMBERS_OF_ALL_DOCUMENTS = 10_000;

    /** How many members the type has. */
    @Param({"10", "65", "100", "500"})
    public int members;

    @Override
    List<Round<?>> rounds() throws IOException {
        MadeTypes types = MadeTypes.of(List.of(TypeSource.ofMembers("Members" + members, members)));
        return types.rounds(contender, MEMBERS_OF_ALL_DOCUMENTS / members, new RandomValues(SEED));
    }
}
