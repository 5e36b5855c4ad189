package dev.burin.benchmarks.growth;

import java.io.IOException;
import java.util.List;
import java.util.Random;
import org.openjdk.jmh.annotations.Param;

/** Values that do not occur in the objects of the articles, separately and together in one object. */
public class EverydayBenchmark extends CodecRoundBenchmark {
    private static final long SEED = 20261128;

    /** The content of the documents. */
    @Param
    public Everyday kind;

    /** The number of documents. The checks run each only once, so with few, HotSpot compiles with hardly any profile. */
    @Param("100")
    public int documents;

    @Override
    List<? extends Round<?>> rounds() throws IOException {
        return kind.rounds(contender, new Random(SEED), documents);
    }
}
