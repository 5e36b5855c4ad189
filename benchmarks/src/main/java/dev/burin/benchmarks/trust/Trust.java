package dev.burin.benchmarks.trust;

import dev.burin.benchmarks.trust.peer.Peer;
import dev.burin.benchmarks.trust.suite.Case;
import dev.burin.benchmarks.trust.suite.Subject;
import dev.burin.benchmarks.trust.suite.Suite;
import dev.burin.benchmarks.trust.suite.Suites;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/** Asks every peer about every case, and prints their faults. */
public final class Trust {
    private static final byte[] FIRST_DOCUMENT = {'{', '}'};
    private static final byte[] FIRST_ARRAY = {'[', ']'};

    private final TrustOptions options;
    private final PrintStream out;
    private final Scoreboard scoreboard = new Scoreboard();
    private final List<Suite> suites = new ArrayList<>();

    /** Prepares a run that reports to {@code out}. */
    public Trust(TrustOptions options, PrintStream out) {
        this.options = options;
        this.out = out;
    }

    /**
     * Runs all suites, reporting progress, prints the tables and writes the report; returns whether Burin had
     * no faults.
     */
    public boolean run() {
        Suites.missing().forEach(out::println);
        options.peers().forEach(Trust::load);
        for (Suites suite : options.suites()) {
            run(suite.suite(options.extent()));
        }
        String report = new TrustReport(new ScoreTable(scoreboard, options.peers()), suites).toString();
        out.println();
        out.print(report);
        options.report().ifPresent(file -> write(report, file));
        options.peers().stream()
                .filter(peer -> options.hasExamples() || peer.isBurin())
                .forEach(this::printExamples);
        return options.peers().stream().filter(Peer::isBurin).allMatch(this::isClean);
    }

    /** Makes a simple call, so that the initialization of a library does not count in any run. */
    private static void load(Peer peer) {
        try {
            peer.value(FIRST_DOCUMENT);
            peer.targets(FIRST_ARRAY);
            peer.write(peer.target(FIRST_DOCUMENT));
        } catch (Exception e) {
            throw new IllegalStateException(peer.title() + " cannot do the simplest things.", e);
        }
    }

    private void run(Suite suite) {
        suites.add(suite);
        out.printf("%s, %d runs:", suite.title(), suite.cases().size());
        for (Peer peer : options.peers()) {
            long start = System.nanoTime();
            new Runner(
                            peer,
                            casesFor(peer, suite),
                            options.extent().patience(),
                            (asked, outcome) -> scoreboard.add(peer, suite, asked, outcome))
                    .run();
            out.printf(Locale.ROOT, " %s %.1f s", peer.title(), (System.nanoTime() - start) / 1e9);
            out.flush();
        }
        out.println();
    }

    /** Returns the cases of a suite, except for those with types that the peer does not have. */
    private List<Case> casesFor(Peer peer, Suite suite) {
        Set<Subject<?>> unknown =
                suite.subjects().filter(subject -> !subject.isKnownTo(peer)).collect(Collectors.toSet());
        if (peer.isBurin() && !unknown.isEmpty()) {
            throw new IllegalStateException(peer.title() + " does not read the examples of "
                    + unknown.stream().map(Subject::title).sorted().toList());
        }
        scoreboard.leaveOut(peer, suite, unknown);
        return suite.cases().stream()
                .filter(asked -> asked.subject().filter(unknown::contains).isEmpty())
                .toList();
    }

    private boolean isClean(Peer peer) {
        return suites.stream().allMatch(suite -> scoreboard.count(peer, suite) == 0);
    }

    private void printExamples(Peer peer) {
        for (Suite suite : suites) {
            for (Fault fault : Fault.values()) {
                scoreboard
                        .example(peer, suite, fault)
                        .ifPresent(example ->
                                out.printf("%s, %s, %s: %s%n", peer.title(), suite.title(), fault.title(), example));
            }
        }
    }

    private static void write(String report, Path file) {
        try {
            Files.writeString(file, report);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
