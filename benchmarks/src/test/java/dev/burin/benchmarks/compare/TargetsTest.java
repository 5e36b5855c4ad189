package dev.burin.benchmarks.compare;

import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.benchmarks.data.Scenario;
import dev.burin.benchmarks.library.Library;
import dev.burin.benchmarks.library.Operation;
import java.util.List;
import org.junit.jupiter.api.Test;

class TargetsTest {
    private static final Row INTS = new Row(Scenario.INTS_1, Operation.ENCODE);
    private static final Row STRINGS = new Row(Scenario.STRINGS_1, Operation.ENCODE);
    private static final Row TWITTER = new Row(Scenario.TWITTER, Operation.ENCODE);

    private final Results results = new Results();

    @Test
    void rowsThatMissTheTargetAreListedWithTheirRatio() {
        times(INTS, 79, 100, 50);
        times(STRINGS, 90, 100, 50);
        times(TWITTER, 200, 100, 50);

        assertThat(targets().of(Operation.ENCODE).lines())
                .first()
                .isEqualTo("target, encode: at most 0.80 of the best JSON library; in 1 of 3 rows"
                        + "; not in STRINGS_1 0.90, TWITTER 2.00");
    }

    @Test
    void protobufIsComparedOverTheArticlesRowsOnly() {
        times(INTS, 100, 100, 100);
        times(STRINGS, 400, 100, 100);
        times(TWITTER, 1000, 100, 1);

        assertThat(targets().of(Operation.ENCODE))
                .contains(
                        "target, encode: at most 1.80 of Protobuf in the mean of the article's rows; 2.00 over 2 rows");
    }

    @Test
    void rowsThatWereNotComparedHaveNoTarget() {
        results.add(INTS, Library.BURIN, 10);

        assertThat(targets().of(Operation.ENCODE)).isEmpty();
        assertThat(targets().of(Operation.DECODE)).isEmpty();
    }

    private void times(Row row, double burin, double jackson, double protobuf) {
        results.add(row, Library.BURIN, burin);
        results.add(row, Library.JACKSON, jackson);
        results.add(row, Library.PROTOBUF, protobuf);
    }

    private Targets targets() {
        return new Targets(results, List.of(INTS, STRINGS, TWITTER), List.of(Library.JACKSON));
    }
}
