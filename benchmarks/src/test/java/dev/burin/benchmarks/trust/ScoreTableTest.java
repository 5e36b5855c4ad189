package dev.burin.benchmarks.trust;

import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.benchmarks.model.trust.Times;
import dev.burin.benchmarks.trust.peer.Peer;
import dev.burin.benchmarks.trust.peer.ReferencePeer;
import dev.burin.benchmarks.trust.suite.Case;
import dev.burin.benchmarks.trust.suite.Context;
import dev.burin.benchmarks.trust.suite.Expectation;
import dev.burin.benchmarks.trust.suite.Subject;
import dev.burin.benchmarks.trust.suite.Suite;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
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
    void countsAreInTheirColumnsWithOneForEachContext() {
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
    void peersThatLackSomeTypesHaveAStarAndThoseThatLackAllADash() {
        Subject<?> year = subject(Times.OfYear.class);
        Subject<?> period = subject(Times.OfPeriod.class);
        Suite types = new Suite("types", "Two types.", List.of(asked(year), asked(period)));
        scoreboard.leaveOut(GOOD, types, Set.of(year));
        scoreboard.leaveOut(BAD, types, Set.of(year, period));

        assertThat(table.overview(List.of(types))).endsWith("""
                | reference | 0*    |
                | bad       | —     |
                """);
        assertThat(table.details(types)).endsWith("""
                | bad       | —             | —             | —            | —                     | —        |
                """);
        assertThat(table.leftOut(types)).isEqualTo("""

                Not asked, for the type, with what its annotations say, is not one of theirs:

                - reference: Times.OfYear
                - bad: everything
                """);
        assertThat(table.leftOut(BOTH)).isEmpty();
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

    private static Subject<?> subject(Class<?> type) {
        return new Subject<>(type, Object::toString, "{}", "", false);
    }

    private static Case asked(Subject<?> subject) {
        Expectation wrong = Expectation.refusal();
        return new Case("title", Context.VALUE, peer -> null, wrong, wrong, Optional.of(subject));
    }

    private static Case asked(Context context, Expectation expectation) {
        return new Case("title", context, peer -> null, expectation);
    }

    private static Outcome value() {
        return new Outcome(1, null, Duration.ZERO, false);
    }
}
