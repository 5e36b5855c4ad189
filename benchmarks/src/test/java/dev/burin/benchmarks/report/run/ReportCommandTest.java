package dev.burin.benchmarks.report.run;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.burin.benchmarks.report.Cell;
import dev.burin.benchmarks.report.Chart;
import dev.burin.benchmarks.report.Section;
import dev.burin.benchmarks.report.Table;
import dev.burin.benchmarks.report.TableRow;
import dev.burin.benchmarks.report.Unit;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** Real runs, as short as possible. */
class ReportCommandTest {
    private static final String[] SMOKE = {"--smoke", "--libraries", "BURIN|AVAJE|JDK"};

    @TempDir
    private Path folder;

    private final StringWriter errors = new StringWriter();
    private final CountingSection section = new CountingSection();

    @Test
    void aReportIsWrittenAndContinuedWhereItWasStopped() throws IOException {
        String only = "ARTICLE.(DOUBLES_10_FULL|SKIP).decode|COUNTING";
        assertThat(run("--only", only)).as("%s", errors).isZero();

        // AVAJE misreads doubles, and JDK cannot skip anything.
        JsonNode json =
                new ObjectMapper().readTree(folder.resolve("report.json").toFile());
        assertThat(json).hasSize(4);
        assertThat(json.get(0).path("params").path("library").asText()).isEqualTo("BURIN");
        assertThat(json.get(0).path("secondaryMetrics").has("gc.alloc.rate.norm"))
                .isTrue();
        for (String file : List.of("report.md", "report.html")) {
            assertThat(folder.resolve(file))
                    .content()
                    .contains("avaje-jsonb: misreads doubles", "JDK: reads what was written", "Counted 1", "Burin")
                    .contains("Jason", "no Maven repository")
                    .doesNotContain(System.getProperty("java.home"), folder.toString());
        }
        assertThat(folder.resolve("report.json")).content().doesNotContain(System.getProperty("java.home"));

        Path lost = folder.resolve("forks/round-1/SKIP.decode.BURIN.json");
        Path kept = folder.resolve("forks/round-1/SKIP.decode.AVAJE.json");
        Files.delete(lost);
        byte[] before = Files.readAllBytes(kept);
        assertThat(run("--only", only)).as("%s", errors).isZero();

        assertThat(lost).exists();
        assertThat(kept).hasBinaryContent(before);
        assertThat(section.measured).isEqualTo(1);
    }

    @Test
    void resultsOfAnotherMachineAreNotContinuedButDiscardedOnRequest() throws IOException {
        Made other = new Made("classes", "another JDK", "m", "e", LocalDate.EPOCH);
        Files.write(folder.resolve("made.json"), MadeCodec.INSTANCE.toJsonBytes(other));
        Path fork = Files.createDirectories(folder.resolve("forks/round-1")).resolve("SKIP.decode.BURIN.json");
        Files.writeString(fork, "[]");
        Path mine = Files.writeString(folder.resolve("notes.txt"), "mine");

        assertThat(run("--only", "COUNTING")).isEqualTo(2);
        assertThat(errors.toString()).contains("cannot be continued", "Its Java was another JDK", "--restart");
        assertThat(fork).exists();

        assertThat(run("--only", "COUNTING", "--restart")).as("%s", errors).isZero();
        assertThat(fork).doesNotExist();
        assertThat(mine).exists();
        assertThat(MadeCodec.INSTANCE
                        .fromJson(Files.readAllBytes(folder.resolve("made.json")))
                        .java())
                .isNotEqualTo("another JDK");
    }

    @Test
    void aFailingSectionDoesNotStopTheRestAndIsRetried() throws IOException {
        section.fails = true;
        assertThat(run("--only", "COUNTING|^ARTICLE.SKIP", "--libraries=BURIN")).isZero();
        assertThat(folder.resolve("report.md"))
                .content()
                .contains("Skip structure")
                .doesNotContain("Counted");

        section.fails = false;
        assertThat(run("--only", "COUNTING|^ARTICLE.SKIP", "--libraries=BURIN")).isZero();
        assertThat(folder.resolve("report.md")).content().contains("Counted 2");
    }

    @Test
    void invalidOptionsAreRejected() {
        assertThat(run("--only", "NOTHING")).isEqualTo(2);
        assertThat(errors.toString()).contains("Nothing to measure");
        assertThat(command().execute("--quick", "--full")).isEqualTo(2);
        assertThat(errors.toString()).contains("mutually exclusive");
    }

    private int run(String... arguments) {
        List<String> all = new ArrayList<>(List.of(SMOKE));
        if (arguments[arguments.length - 1].startsWith("--libraries")) {
            all.subList(1, 3).clear();
        }
        all.addAll(List.of(arguments));
        all.addAll(List.of("--output", folder.toString()));
        return command().execute(all.toArray(String[]::new));
    }

    private CommandLine command() {
        return new CommandLine(new ReportCommand(List.of(section))).setErr(new PrintWriter(errors));
    }

    /** A section that counts how often it is measured. */
    private static final class CountingSection implements Section {
        private int measured;
        private boolean fails;

        @Override
        public String name() {
            return "COUNTING";
        }

        @Override
        public Duration expected(boolean quick) {
            return Duration.ofSeconds(1);
        }

        @Override
        public List<Table> measure(boolean quick, Consumer<String> progress) throws IOException {
            measured++;
            progress.accept("counts");
            if (fails) {
                throw new IOException("lost count");
            }
            return List.of(new Table(
                    "Counted " + measured,
                    "More is better.",
                    List.of("", "times"),
                    List.of(new TableRow("Burin", List.of(Cell.of(measured, Unit.COUNT)))),
                    Chart.BARS));
        }
    }
}
