package dev.burin.benchmarks.trust;

import dev.burin.benchmarks.library.Versions;
import dev.burin.benchmarks.trust.peer.Peer;
import dev.burin.benchmarks.trust.suite.Context;
import dev.burin.benchmarks.trust.suite.Policy;
import dev.burin.benchmarks.trust.suite.Suite;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The scoreboard as Markdown, with all that is needed to understand it.
 *
 * @param table lays out the counts
 * @param suites the suites that were run
 */
record TrustReport(ScoreTable table, List<Suite> suites) {

    @Override
    public String toString() {
        String contexts = Arrays.stream(Context.values()).map(Context::title).collect(Collectors.joining(" · "));
        String details = suites.stream()
                .map(suite -> "### " + suite.title() + "\n\n" + ScoreTable.caption(suite) + "\n\n"
                        + table.details(suite) + table.leftOut(suite))
                .collect(Collectors.joining("\n"));
        return """
                %s
                Faults by suite: runs that ended in a wrong accept, a wrong reject, a wrong value or a throwable that the \
                library does not declare, StackOverflowError included, or that took more than 1 s of the processor.

                %s
                `*`: a type of the suite is not known to the library, `—`: none is; what it does not know it is not asked.

                The tables below have the counts of each kind of fault, as %s: decoded as a whole document, skipped as an \
                unknown member in front of a known one, and decoded as the last element of an array.

                %s
                What RFC 8259 leaves to the reader is counted for nobody:

                %s
                """.formatted(circumstances(), table.overview(suites), contexts, details, Policy.footnote());
    }

    private String circumstances() {
        String versions = table.peers().stream()
                .map(TrustReport::nameAndVersion)
                .distinct()
                .collect(Collectors.joining(", "));
        return "JDK " + Runtime.version() + ", " + LocalDate.now() + "; " + versions + ".\n";
    }

    /** Returns the name and version of a library, without the configuration. */
    private static String nameAndVersion(Peer peer) {
        return peer.title().replaceFirst(",.*", "") + " " + Versions.of(peer.library());
    }
}
