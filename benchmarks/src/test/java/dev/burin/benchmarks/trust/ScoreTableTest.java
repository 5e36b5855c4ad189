package dev.burin.benchmarks.trust;

import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.benchmarks.trust.peer.Peer;
import dev.burin.benchmarks.trust.peer.ReferencePeer;
import dev.burin.benchmarks.trust.suite.Case;
import dev.burin.benchmarks.trust.suite.Context;
import dev.burin.benchmarks.trust.suite.Expectation;
import dev.burin.benchmarks.trust.suite.Suite;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class ScoreTableTest {
    private static final Case VALUE = asked(Context.VALUE, Expectation.refusal());
    private static final Case SKIPPED = asked(Context.SKIPPED, Expectation.refusal());
    private static final Case OPEN = asked(Context.SKIPPED, Expectation.anything());
    private static final Suite BOTH = new Suite("both", "Two places.", List.of(VALUE, SKIPPED, OPEN));
    private static final Suite ONE = new Suite("one", "One place.", List.of(VALUE));
    private static final Peer BAD = new ReferencePeer() {
        @Override
        public String title() {
            return "bad";
        }
    };
    private static final Peer GOOD = new ReferencePeer();

    private final Scoreboard scoreboard = new Scoreboard();
    private final ScoreTable table = new ScoreTable(scoreboard, List.of(GOOD, BAD));

    @Test
    void countsStandInTheirColumnsOneForEachContext() {
        scoreboard.add(BAD, BOTH, SKIPPED, value());
        scoreboard.add(BAD, BOTH, SKIPPED, value());
        scoreboard.add(BAD, BOTH, VALUE, new Outcome(null, new StackOverflowError(), Duration.ZERO, false));
        scoreboard.add(BAD, ONE, VALUE, Outcome.givenUpAfter(Duration.ofSeconds(2)));

        assertThat(table.details(BOTH)).isEqualTo("""
                | both      | wrong accepts | wrong rejects | wrong values | undeclared throwables | over 1 s |
                | --------- | ------------- | ------------- | ------------ | --------------------- | -------- |
                | reference | 0             | 0             | 0            | 0                     | 0        |
                | bad       | 0 · 2         | 0             | 0            | 1 · 0                 | 0        |
                """);
        assertThat(table.details(ONE)).endsWith("""
                | bad       | 0             | 0             | 0            | 0                     | 1        |
                """);
        assertThat(table.overview(List.of(BOTH, ONE))).isEqualTo("""
                | faults    | both | one |
                | --------- | ---- | --- |
                | reference | 0    | 0   |
                | bad       | 3    | 1   |
                """);
    }

    @Test
    void theCaptionSaysHowManyRunsThereAreAndHowManyAreLeftOpen() {
        assertThat(ScoreTable.caption(BOTH))
                .isEqualTo("Two places. Runs: 1 value · 2 skipped; of them the reader may refuse or read 1.");
    }

    @Test
    void theFirstCaseOfEachFaultIsKeptAsItsExample() {
        scoreboard.add(BAD, BOTH, SKIPPED, value());
        scoreboard.add(BAD, BOTH, VALUE, value());
        scoreboard.add(BAD, BOTH, VALUE, new Outcome(null, new StackOverflowError(), Duration.ZERO, false));

        assertThat(scoreboard.example(BAD, BOTH, Fault.WRONG_ACCEPT)).hasValue("title (skipped)");
        assertThat(scoreboard.example(BAD, BOTH, Fault.UNDECLARED)).hasValue("title (value): StackOverflowError");
        assertThat(scoreboard.example(GOOD, BOTH, Fault.WRONG_ACCEPT)).isEmpty();
    }

    private static Case asked(Context context, Expectation expectation) {
        return new Case("title", context, peer -> null, expectation);
    }

    private static Outcome value() {
        return new Outcome(1, null, Duration.ZERO, false);
    }
}
