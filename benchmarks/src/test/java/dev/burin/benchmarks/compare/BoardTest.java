package dev.burin.benchmarks.compare;

import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.benchmarks.data.Scenario;
import dev.burin.benchmarks.library.Library;
import dev.burin.benchmarks.library.Operation;
import java.util.List;
import org.junit.jupiter.api.Test;

class BoardTest {
    private static final Row DOUBLES = new Row(Scenario.DOUBLE_ARRAY_10_SHORT, Operation.DECODE);
    private static final Row INTS = new Row(Scenario.INTS_1, Operation.ENCODE);
    private static final Row STRINGS = new Row(Scenario.STRINGS_1, Operation.ENCODE);
    private static final Row TWITTER = new Row(Scenario.TWITTER, Operation.ENCODE);

    private final Results results = new Results();

    @Test
    void rowsThatMissTheTargetAreListedWorstFirst() {
        times(DOUBLES, 90, 100);
        times(INTS, 80, 100);
        times(STRINGS, 81, 100);
        times(TWITTER, 23_000, 20_000);
        results.add(DOUBLES, Library.OPENED, 90);
        results.add(TWITTER, Library.OPENED, 10_000);

        assertThat(board()).hasToString("""
                Of 4 rows, 1 are at 0.80 or less, in 3 Burin is the first, in 1 it is behind by 15 % or more. Not at 0.80:

                | row | Burin | the fastest other | ratio | opened |
                | --- | --- | --- | --- | --- |
                | encode, twitter.json | 23.0 us | Jackson 20.0 us | 1.15 | 0.50 |
                | decode, double\\[10\\], short | 90.0 ns | Jackson 100 ns | 0.90 |  |
                | encode, 1 short string member | 81.0 ns | Jackson 100 ns | 0.81 |  |
                """);
    }

    @Test
    void rowsThatWereNotComparedAreNotListed() {
        results.add(INTS, Library.BURIN, 10);

        assertThat(board()).hasToString("");
    }

    private void times(Row row, double burin, double jackson) {
        results.add(row, Library.BURIN, burin);
        results.add(row, Library.JACKSON, jackson);
    }

    private Board board() {
        return new Board(results, List.of(DOUBLES, INTS, STRINGS, TWITTER), List.of(Library.JACKSON));
    }
}
