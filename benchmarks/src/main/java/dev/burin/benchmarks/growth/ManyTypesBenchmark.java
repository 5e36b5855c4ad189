package dev.burin.benchmarks.growth;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.openjdk.jmh.annotations.Param;

/**
 * Types that take turns in one virtual machine, each with twelve members of the same kinds in a different order: a type should
 * cost as much among others as alone, except for what does not fit into the caches of the processor.
 */
public class ManyTypesBenchmark extends CodecRoundBenchmark {
    private static final long SEED = 20261121;
    private static final int ALL_DOCUMENTS = 1000;

    /** How often each type is read and written before JMH warms up. */
    int warmUps = 10_000;

    /** The number of types that take turns. */
    @Param({"1", "50"})
    public int types;

    @Override
    List<Round<?>> rounds() throws IOException {
        MadeTypes made = MadeTypes.of(TypeSource.mixed(types));
        List<Round<?>> rounds = made.rounds(contender, ALL_DOCUMENTS / types, new RandomValues(SEED));
        warmUpInRandomOrder(rounds);
        return rounds;
    }

    /** Calls the codecs in random order, because applications do not call theirs in a fixed rotation from the start. */
    private void warmUpInRandomOrder(List<Round<?>> rounds) throws IOException {
        List<Round<?>> shuffled = new ArrayList<>(rounds);
        Random random = new Random(SEED);
        for (int calls = 0; calls < warmUps * types; calls += shuffled.size()) {
            Collections.shuffle(shuffled, random);
            for (Round<?> round : shuffled) {
                warmUp(round);
            }
        }
    }

    private static <T> void warmUp(Round<T> round) throws IOException {
        round.coding().decode(round.json());
        round.coding().encode(round.value());
    }
}
