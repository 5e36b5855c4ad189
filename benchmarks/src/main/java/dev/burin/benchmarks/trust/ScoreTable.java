package dev.burin.benchmarks.trust;

import dev.burin.benchmarks.trust.peer.Peer;
import dev.burin.benchmarks.trust.suite.Case;
import dev.burin.benchmarks.trust.suite.Context;
import dev.burin.benchmarks.trust.suite.Subject;
import dev.burin.benchmarks.trust.suite.Suite;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Lays out a scoreboard as Markdown that is also readable as plain text. */
record ScoreTable(Scoreboard scoreboard, List<Peer> peers) {
    private static final String NOTHING = "—";

    /** Returns a table with the number of faults in each suite. */
    String overview(List<Suite> suites) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(row("faults", suites.stream().map(Suite::title)));
        for (Peer peer : peers) {
            rows.add(row(peer.title(), suites.stream().map(suite -> count(peer, suite))));
        }
        return text(rows);
    }

    /** Returns the number of faults; a star means that the peer lacks some of the types, a dash that it lacks all. */
    private String count(Peer peer, Suite suite) {
        int left = scoreboard.leftOut(peer, suite).size();
        if (isLeftOut(peer, suite)) {
            return NOTHING;
        }
        return number(scoreboard.count(peer, suite)) + (left > 0 ? "*" : "");
    }

    private boolean isLeftOut(Peer peer, Suite suite) {
        int left = scoreboard.leftOut(peer, suite).size();
        return left > 0 && left == suite.subjects().count();
    }

    /** Returns the types about which each peer was not asked, one line per peer; empty if all peers have all types. */
    String leftOut(Suite suite) {
        String lines = peers.stream()
                .filter(peer -> !scoreboard.leftOut(peer, suite).isEmpty())
                .map(peer -> "- " + peer.title() + ": " + subjects(peer, suite) + "\n")
                .collect(Collectors.joining());
        return lines.isEmpty()
                ? ""
                : "\nNot asked, for the type, with what its annotations say, is not one of theirs:\n\n" + lines;
    }

    private String subjects(Peer peer, Suite suite) {
        if (isLeftOut(peer, suite)) {
            return "everything";
        }
        return scoreboard.leftOut(peer, suite).stream()
                .map(Subject::title)
                .sorted()
                .collect(Collectors.joining(", "));
    }

    /** Returns the table of a suite, with each fault in each context. */
    String details(Suite suite) {
        List<Context> contexts = contexts(suite);
        List<List<String>> rows = new ArrayList<>();
        rows.add(row(suite.title(), Arrays.stream(Fault.values()).map(Fault::title)));
        for (Peer peer : peers) {
            rows.add(row(
                    peer.title(),
                    Arrays.stream(Fault.values())
                            .map(fault -> isLeftOut(peer, suite)
                                    ? NOTHING
                                    : cell(contexts.stream()
                                            .map(context -> scoreboard.count(peer, suite, fault, context))
                                            .toList()))));
        }
        return text(rows);
    }

    /** Returns the description of a suite, the number of runs in each context, and how many are left to the reader. */
    static String caption(Suite suite) {
        long leftOpen = suite.cases().stream()
                .filter(asked -> asked.expectation().isLeftOpen())
                .count();
        String runs = contexts(suite).stream()
                .map(context -> String.format(Locale.ROOT, "%,d %s", count(suite, context), context.title()))
                .collect(Collectors.joining(" · "));
        return String.format(
                Locale.ROOT,
                "%s Runs: %s; of them the reader may refuse or read %,d.",
                suite.description(),
                runs,
                leftOpen);
    }

    private static List<Context> contexts(Suite suite) {
        return Arrays.stream(Context.values())
                .filter(context -> count(suite, context) > 0)
                .toList();
    }

    private static long count(Suite suite, Context context) {
        return suite.cases().stream().map(Case::context).filter(context::equals).count();
    }

    private static List<String> row(String title, Stream<String> cells) {
        return Stream.concat(Stream.of(title), cells).toList();
    }

    /** Returns the counts of the contexts, or a single 0 if all are 0. */
    private static String cell(List<Integer> counts) {
        return counts.stream().allMatch(count -> count == 0)
                ? "0"
                : counts.stream().map(ScoreTable::number).collect(Collectors.joining(" · "));
    }

    private static String number(int count) {
        return String.format(Locale.ROOT, "%,d", count);
    }

    private static String text(List<List<String>> rows) {
        StringBuilder text = new StringBuilder();
        int columns = rows.get(0).size();
        List<Integer> widths = new ArrayList<>();
        for (int column = 0; column < columns; column++) {
            int index = column;
            widths.add(
                    rows.stream().mapToInt(row -> row.get(index).length()).max().orElseThrow());
        }
        for (List<String> row : rows) {
            append(text, row, widths);
            if (row == rows.get(0)) {
                append(text, widths.stream().map("-"::repeat).toList(), widths);
            }
        }
        return text.toString();
    }

    private static void append(StringBuilder text, List<String> row, List<Integer> widths) {
        for (int column = 0; column < row.size(); column++) {
            text.append("| ").append(String.format("%-" + widths.get(column) + "s ", row.get(column)));
        }
        text.append("|\n");
    }
}
