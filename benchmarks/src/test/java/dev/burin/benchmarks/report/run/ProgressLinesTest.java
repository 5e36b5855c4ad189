package dev.burin.benchmarks.report.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class ProgressLinesTest {
    private final AtomicLong seconds = new AtomicLong();
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final Progress progress = new ProgressLines(
            new PrintStream(bytes, true, StandardCharsets.UTF_8), () -> seconds.get() * 1_000_000_000L);

    @Test
    void theTimeLeftIsTheEstimateUntilThePaceIsKnown() {
        progress.begin(7200);
        progress.next("first");
        seconds.set(2000);
        progress.done(1800);
        progress.next("second");
        progress.say("said");
        progress.done(5400);
        progress.next("end");

        assertThat(bytes.toString(StandardCharsets.UTF_8).lines())
                .containsExactly(
                        "[  0 %, 2:00 h left] first", // as estimated
                        "[ 25 %, 1:40 h left] second", // 5400 s, at 2000 s for 1800 s
                        "said",
                        "[100 %, 0:00 min left] end");
    }

    @Test
    void noWorkIsDoneFromTheStart() {
        progress.begin(0);
        progress.next("nothing");

        assertThat(bytes.toString(StandardCharsets.UTF_8))
                .isEqualToNormalizingNewlines("[100 %, 0:00 min left] nothing\n");
    }

    @Test
    void aBarOnATerminalShowsTheProgress() {
        ByteArrayOutputStream terminal = new ByteArrayOutputStream();
        try (Progress bar = new ProgressBarOnTerminal(new PrintStream(terminal, true, StandardCharsets.UTF_8))) {
            bar.begin(120);
            bar.next("round 1: INTS_1.decode");
            bar.done(60);
            bar.say("FORY fails");
        }

        assertThat(terminal.toString(StandardCharsets.UTF_8)).contains("50%", "FORY fails");
    }
}
