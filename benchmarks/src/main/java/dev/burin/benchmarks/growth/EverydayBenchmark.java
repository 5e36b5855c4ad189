package dev.burin.benchmarks.growth;

import java.io.IOException;
import java.util.List;
import java.util.Random;
import org.openjdk.jmh.annotations.Param;

/** Values that the objects of the articles have not, by themselves and in one object. */
public class EverydayBenchmark extends CodecRoundBenchmark {
    private static final long SEED = 20261128;

    /** What the documents hold. */
    @Param
    public Everyday kind;

    /** How many there are. Each is checked, so with few of them HotSpot compiles what it has hardly seen. */
    @Param("100")
    public int documents;

    @Override
    List<? extends Round<?>> rounds() throws IOException {
        return kind.rounds(contender, new Random(SEED), documents);
    }
}
