package dev.burin.benchmarks.trust;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.benchmarks.model.trust.Subtypes;
import dev.burin.benchmarks.model.trust.Target;
import dev.burin.benchmarks.model.trust.Times;
import dev.burin.benchmarks.trust.peer.Peer;
import dev.burin.benchmarks.trust.peer.ReferencePeer;
import dev.burin.benchmarks.trust.suite.Extent;
import dev.burin.benchmarks.trust.suite.Suites;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class TrustTest {
    private static final String SOME = "[1-9][0-9,]*";

    private final ByteArrayOutputStream printed = new ByteArrayOutputStream();

    @ParameterizedTest
    @EnumSource(Suites.class)
    void aCorrectPeerHasNoFaults(Suites suite) {
        assertThat(run(new ReferencePeer(), suite)).as(printed::toString).isTrue();
    }

    @ParameterizedTest
    @EnumSource(Suites.class)
    void burinHasNoFaults(Suites suite) {
        Peer burin = TrustOptions.parse(List.of("--peers", "^Burin$")).peers().get(0);

        assertThat(run(burin, suite)).as(printed::toString).isTrue();
    }

    @Test
    void wronglyAcceptedDocumentsAreFoundInEveryContext() {
        Peer careless = new ReferencePeer() {
            @Override
            public Object value(byte[] json) throws Exception {
                try {
                    return super.value(json);
                } catch (Refused e) {
                    return null;
                }
            }

            @Override
            public Target target(byte[] json) throws Exception {
                try {
                    return super.target(json);
                } catch (Refused e) {
                    return new Target();
                }
            }
        };

        assertThat(run(careless, Suites.DOCUMENTS, Suites.MUTATIONS)).isFalse();
        assertThat(row(Suites.DOCUMENTS, 1)).matches(SOME + " · " + SOME + " · " + SOME);
        assertThat(row(Suites.MUTATIONS, 1)).matches(SOME + " · " + SOME + " · " + SOME);
    }

    @Test
    void wronglyRejectedDocumentsAreFound() {
        Peer shy = new ReferencePeer() {
            @Override
            public Object value(byte[] json) throws Exception {
                if (json.length > 2 && json[0] == '"') {
                    throw new Refused();
                }
                return super.value(json);
            }
        };

        assertThat(run(shy, Suites.DOCUMENTS)).isFalse();
        assertThat(row(Suites.DOCUMENTS, 2)).matches(SOME + " · 0 · 0");
    }

    @Test
    void doublesThatAreOffByOneUnitAreFound() {
        Peer inexact = new ReferencePeer() {
            @Override
            protected double toDouble(String text) {
                double value = super.toDouble(text);
                return text.length() > 20 ? Math.nextUp(value) : value;
            }
        };

        assertThat(run(inexact, Suites.DECIMALS)).isFalse();
        assertThat(row(Suites.DECIMALS, 3)).matches(SOME + " · 0 · " + SOME);
    }

    @Test
    void floatsThatAreRoundedTwiceAreFound() {
        Peer twice = new ReferencePeer() {
            @Override
            protected float toFloat(String text) {
                return (float) toDouble(text);
            }
        };

        assertThat(run(twice, Suites.DECIMALS)).isFalse();
        assertThat(row(Suites.DECIMALS, 3)).matches(SOME + " · 0 · " + SOME);
    }

    @Test
    void integersThatWrapAroundAreFound() {
        Peer wrapping = new ReferencePeer() {
            @Override
            protected long integer(Object value, int bits) {
                return super.integer(value, Long.SIZE);
            }
        };

        assertThat(run(wrapping, Suites.INTEGERS)).isFalse();
        assertThat(row(Suites.INTEGERS, 1)).matches(SOME + " · 0 · " + SOME);
    }

    @Test
    void numbersWrittenWithTooFewOrTooManyDigitsAreFound() {
        Peer rounding = new ReferencePeer() {
            @Override
            protected String text(double value) {
                return value == 0 ? super.text(value) : rounded(value, 6).toString();
            }
        };
        Peer verbose = new ReferencePeer() {
            @Override
            protected String text(double value) {
                return value == 0 ? super.text(value) : rounded(value, 17).toString();
            }
        };

        assertThat(run(rounding, Suites.READ_BACK)).isFalse();
        assertThat(run(verbose, Suites.READ_BACK)).isTrue();
        assertThat(run(verbose, Suites.SHORTEST)).isFalse();
    }

    @Test
    void confusedNamesAreFound() {
        Peer loose = new ReferencePeer() {
            @Override
            protected void set(Target target, String name, Object value) {
                super.set(target, name.endsWith("\0") ? name.substring(0, name.length() - 1) : name, value);
            }
        };

        assertThat(run(loose, Suites.NAMES)).isFalse();
        assertThat(row(Suites.NAMES, 3)).matches(SOME + " · 0 · " + SOME);
    }

    @Test
    void misreadStringsAreFound() {
        Peer trimming = new ReferencePeer() {
            @Override
            protected void set(Target target, String name, Object value) {
                super.set(target, name, value instanceof String text ? text.strip() : value);
            }
        };

        assertThat(run(trimming, Suites.STRINGS)).isFalse();
        assertThat(row(Suites.STRINGS, 3)).matches(SOME + " · 0 · " + SOME);
    }

    @ParameterizedTest
    @EnumSource(
            value = Suites.class,
            names = {"TIMES", "VALUES", "KEYS", "NULLS", "SHAPES", "SUBTYPES"})
    void carelesslyReadTypesAreFound(Suites suite) {
        Peer careless = new ReferencePeer() {
            @Override
            public Object object(Class<?> type, byte[] json) throws Exception {
                try {
                    return super.object(type, json);
                } catch (Refused e) {
                    return null;
                }
            }
        };
        Peer shy = new ReferencePeer() {
            @Override
            public List<?> objects(Class<?> type, byte[] json) throws Exception {
                if (new String(json, StandardCharsets.UTF_8).contains("\\u")) {
                    throw new Refused();
                }
                return super.objects(type, json);
            }
        };
        Peer forgetful = new ReferencePeer() {
            private final Map<Class<?>, Object> first = new HashMap<>();

            @Override
            public Object object(Class<?> type, byte[] json) throws Exception {
                Object read = super.object(type, json);
                return first.computeIfAbsent(type, key -> read);
            }
        };

        assertThat(run(careless, suite)).isFalse();
        assertThat(row(suite, 1)).matches(SOME + " · 0 · 0");
        assertThat(run(shy, suite)).isFalse();
        assertThat(row(suite, 2)).matches("0 · 0 · " + SOME);
        assertThat(run(forgetful, suite)).isFalse();
        assertThat(row(suite, 3)).matches(SOME + " · 0 · 0");
    }

    @Test
    void peersAreNotAskedAboutTypesTheyDoNotSupport() {
        Peer other = new ReferencePeer() {
            @Override
            public String library() {
                return "GSON";
            }

            @Override
            public Object object(Class<?> type, byte[] json) throws Exception {
                if (type == Times.OfYear.class || type.getEnclosingClass() == Subtypes.class) {
                    throw new IllegalStateException();
                }
                return super.object(type, json);
            }
        };

        run(other, Suites.TIMES, Suites.SUBTYPES);

        assertThat(printed())
                .containsPattern("\\| reference \\| 0\\* +\\| — ")
                .contains("- reference: Times.OfYear\n", "- reference: everything\n");
        assertThat(row(Suites.TIMES, 2)).isEqualTo("0");
        assertThat(row(Suites.SUBTYPES, 2)).isEqualTo("—");
    }

    @Test
    void burinMustSupportAllTypes() {
        Peer lacking = new ReferencePeer() {
            @Override
            public Object object(Class<?> type, byte[] json) {
                throw new Refused();
            }
        };

        assertThatThrownBy(() -> run(lacking, Suites.NULLS)).hasMessageContaining("Nulls.OfInt");
    }

    @Test
    @Tag("timing")
    void stackOverflowsAndEndlessLoopsAreFound() {
        Peer fragile = new ReferencePeer() {
            @Override
            public Object value(byte[] json) throws Exception {
                if (json.length > 200_000 && json[json.length - 2] == '}') {
                    throw new StackOverflowError();
                }
                if (json.length > 900_000 && json[0] == '1') {
                    spin(Duration.ofSeconds(4));
                }
                return super.value(json);
            }
        };

        assertThat(run(fragile, Suites.ABUSE)).isFalse();
        assertThat(row(Suites.ABUSE, 4)).matches(SOME + " · 0 · .*");
        assertThat(row(Suites.ABUSE, 5)).matches(SOME + " · 0 · 0");
    }

    @Test
    void theReportContainsWhatIsPrintedAndFaultsOfBurinHaveAnExample(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("trust.md");
        Peer wrong = new ReferencePeer() {
            @Override
            public Object value(byte[] json) {
                return 1;
            }
        };
        TrustOptions options =
                new TrustOptions(List.of(wrong), List.of(Suites.DOCUMENTS), Extent.SHORT, false, Optional.of(file));

        new Trust(options, new PrintStream(printed, true, StandardCharsets.UTF_8)).run();

        String report = Files.readString(file);
        assertThat(report)
                .startsWith("JDK " + Runtime.version())
                .contains("### documents", "| reference |", "- two members of one name: may be refused");
        assertThat(printed()).contains(report).contains("reference, documents, wrong accepts: ");
    }

    /** Keeps the processor busy. */
    private static void spin(Duration time) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long end = threads.getCurrentThreadCpuTime() + time.toNanos();
        while (threads.getCurrentThreadCpuTime() < end) {
            Thread.onSpinWait();
        }
    }

    private boolean run(Peer peer, Suites... suites) {
        printed.reset();
        TrustOptions options =
                new TrustOptions(List.of(peer), Arrays.asList(suites), Extent.SHORT, false, Optional.empty());
        return new Trust(options, new PrintStream(printed, true, StandardCharsets.UTF_8)).run();
    }

    private String printed() {
        return printed.toString(StandardCharsets.UTF_8);
    }

    /** Returns what is printed for the only peer in a column of the table of a suite. */
    private String row(Suites suite, int column) {
        String table = printed()
                .substring(printed().indexOf("### " + suite.suite(Extent.SHORT).title()));
        String row = table.lines()
                .filter(line -> line.startsWith("| reference "))
                .findFirst()
                .orElseThrow();
        return row.split(" *\\| *", -1)[column + 1];
    }
}
