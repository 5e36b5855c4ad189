package dev.burin.benchmarks.growth;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.openjdk.jmh.annotations.Param;

/** Types with few and with many members; compare the time per member. */
public class MemberCountBenchmark extends CodecRoundBenchmark {
    private static final long SEED = 20261121;
    private static final int MEMBERS_OF_ALL_DOCUMENTS = 100_000;

    /** The number of members of the type. */
    @Param({"10", "65", "100", "500"})
    public int members;

    /** The order of the members in the documents. */
    @Param({"DECLARED", "SHUFFLED"})
    public MemberOrder order;

    @Override
    List<Round<?>> rounds() throws IOException {
        MadeTypes types = MadeTypes.of(List.of(TypeSource.ofMembers("Members" + members, members)));
        Random random = new Random(SEED);
        List<Round<?>> rounds = new ArrayList<>();
        for (Round<?> round : types.rounds(contender, MEMBERS_OF_ALL_DOCUMENTS / members, new RandomValues(SEED))) {
            rounds.add(round.in(order, random));
        }
        return rounds;
    }
}
