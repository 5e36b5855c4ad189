package dev.burin.benchmarks.compare;

import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.benchmarks.data.Scenario;
import dev.burin.benchmarks.library.Library;
import dev.burin.benchmarks.library.Operation;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ScalingTableTest {
    private static final Row INTS = new Row(Scenario.INTS_1, Operation.DECODE);
    private static final Row SKIP = new Row(Scenario.SKIP, Operation.DECODE);

    @Test
    void theGainIsTheWorkOfAllThreadsOverThatOfOne() {
        Results one = new Results();
        Results two = new Results();
        one.add(INTS, Library.BURIN, 10);
        two.add(INTS, Library.BURIN, 10);
        one.add(SKIP, Library.BURIN, 100);
        two.add(SKIP, Library.BURIN, 200);

        assertThat(new ScalingTable(options(), one, two)).asString().isEqualToNormalizingNewlines("""
                2 threads                                             Burin
                INTS_1.decode                                10.0 ns   2.00
                SKIP.decode                                   200 ns   1.00
                geometric mean of the gains                            1.41
                """);
    }

    private static ComparisonOptions options() {
        return new ComparisonOptions(
                List.of(INTS, SKIP), List.of(), List.of(Library.BURIN), Effort.SHORT, 2, Optional.empty(), "");
    }
}
