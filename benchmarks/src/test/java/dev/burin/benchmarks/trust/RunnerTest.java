package dev.burin.benchmarks.trust;

import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.benchmarks.trust.peer.ReferencePeer;
import dev.burin.benchmarks.trust.suite.Case;
import dev.burin.benchmarks.trust.suite.Context;
import dev.burin.benchmarks.trust.suite.Expectation;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class RunnerTest {
    private static final Duration PATIENCE = Duration.ofMillis(200);

    @Test
    void everyCaseHasItsOutcome() {
        Map<String, Outcome> outcomes = run(asked("value", peer -> 1), asked("error", peer -> {
            throw new IllegalStateException();
        }));

        assertThat(outcomes).containsOnlyKeys("value", "error");
        assertThat(outcomes.get("value").value()).isEqualTo(1);
        assertThat(outcomes.get("error").thrown()).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void stackOverflowsAreOutcomes() {
        Map<String, Outcome> outcomes = run(asked("deep", peer -> depth(0)), asked("next", peer -> 2));

        assertThat(outcomes.get("deep").thrown()).isInstanceOf(StackOverflowError.class);
        assertThat(outcomes.get("next").value()).isEqualTo(2);
    }

    @Test
    void anEndlessCaseIsAbandonedAndTheNextOneRuns() {
        CountDownLatch never = new CountDownLatch(1);

        Map<String, Outcome> outcomes = run(
                asked("before", peer -> 1),
                asked("endless", peer -> {
                    never.await();
                    return 2;
                }),
                asked("behind", peer -> 3));

        assertThat(outcomes).containsOnlyKeys("before", "endless", "behind");
        assertThat(outcomes.get("endless").isGivenUp()).isTrue();
        assertThat(outcomes.get("behind").value()).isEqualTo(3);
        never.countDown();
    }

    @Test
    void theTimeIsCpuTimeNotElapsedTime() {
        Map<String, Outcome> outcomes = run(asked("asleep", peer -> {
            Thread.sleep(100);
            return 1;
        }));

        assertThat(outcomes.get("asleep").time()).isLessThan(Duration.ofMillis(90));
    }

    @Test
    void aCaseThatTookTooLongIsAskedAgain() {
        AtomicInteger calls = new AtomicInteger();

        Map<String, Outcome> outcomes = run(Duration.ofSeconds(20), asked("slow start", peer -> {
            if (calls.getAndIncrement() == 0) {
                spin(Duration.ofMillis(1_100));
            }
            return calls.get();
        }));

        assertThat(outcomes.get("slow start").value()).isEqualTo(2);
        assertThat(outcomes.get("slow start").isTooLong()).isFalse();
    }

    @Test
    void aCaseThatTakesTooLongTwiceIsTooLong() {
        Map<String, Outcome> outcomes =
                run(Duration.ofSeconds(20), asked("slow", peer -> spin(Duration.ofMillis(1_100))));

        assertThat(outcomes.get("slow").isTooLong()).isTrue();
        assertThat(outcomes.get("slow").isGivenUp()).isFalse();
    }

    /** Keeps the processor busy. */
    private static long spin(Duration time) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long end = threads.getCurrentThreadCpuTime() + time.toNanos();
        long turns = 0;
        while (threads.getCurrentThreadCpuTime() < end) {
            turns++;
        }
        return turns;
    }

    private static int depth(int depth) {
        return depth(depth + 1) + 1;
    }

    private static Case asked(String title, Case.Call call) {
        return new Case(title, Context.VALUE, call, Expectation.anything());
    }

    private static Map<String, Outcome> run(Case... cases) {
        return run(PATIENCE, cases);
    }

    private static Map<String, Outcome> run(Duration patience, Case... cases) {
        Map<String, Outcome> outcomes = new LinkedHashMap<>();
        new Runner(
                        new ReferencePeer(),
                        List.of(cases),
                        patience,
                        (asked, outcome) -> outcomes.put(asked.title(), outcome))
                .run();
        return outcomes;
    }
}
