package dev.burin.benchmarks.trust;

import dev.burin.benchmarks.trust.peer.Peer;
import dev.burin.benchmarks.trust.peer.Peers;
import dev.burin.benchmarks.trust.suite.Extent;
import dev.burin.benchmarks.trust.suite.Suites;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The options of the command {@code trust}.
 *
 * @param peers the rows of the tables
 * @param suites the suites, each with its own table
 * @param extent how much to try
 * @param hasExamples whether to print an example of every fault
 * @param report the file to which a report is written
 */
public record TrustOptions(
        List<Peer> peers, List<Suites> suites, Extent extent, boolean hasExamples, Optional<Path> report) {
    /** How to call the command. */
    public static final String USAGE = """
            trust [--peers <regex>] [--suites <regex>] [--full] [--examples] [--report <file>]
              --peers <regex>   peers such as "Jackson 3" that contain a match
              --suites <regex>  suites such as MUTATIONS that contain a match
              --full            all mutations and numbers of the corpus, and 10 s of patience with each run instead of 2
              --examples        also prints an example of everything that a peer got wrong
              --report <file>   also writes the tables, and what they were made on and with, as Markdown
              --help            prints this
            Ends with 1 if Burin got anything wrong.
            """;

    private static final Pattern EVERYTHING = Pattern.compile("");

    /** Parses the arguments that follow {@code trust}. */
    public static TrustOptions parse(List<String> arguments) {
        Pattern peers = EVERYTHING;
        Pattern suites = EVERYTHING;
        Extent extent = Extent.SHORT;
        boolean hasExamples = false;
        Optional<Path> report = Optional.empty();
        for (Iterator<String> rest = arguments.iterator(); rest.hasNext(); ) {
            String argument = rest.next();
            switch (argument) {
                case "--peers" -> peers = Pattern.compile(argument(argument, "a regular expression", rest));
                case "--suites" -> suites = Pattern.compile(argument(argument, "a regular expression", rest));
                case "--full" -> extent = Extent.FULL;
                case "--examples" -> hasExamples = true;
                case "--report" -> report = Optional.of(Path.of(argument(argument, "a file", rest)));
                default -> throw new IllegalArgumentException("Unknown option: " + argument);
            }
        }
        return of(peers, suites, extent, hasExamples, report);
    }

    private static TrustOptions of(
            Pattern peers, Pattern suites, Extent extent, boolean hasExamples, Optional<Path> report) {
        List<Peer> chosenPeers = Peers.all().stream()
                .filter(peer -> peers.matcher(peer.title()).find())
                .toList();
        List<Suites> chosenSuites = Arrays.stream(Suites.values())
                .filter(suite -> suites.matcher(suite.name()).find())
                .toList();
        if (chosenPeers.isEmpty() || chosenSuites.isEmpty()) {
            throw new IllegalArgumentException("Nothing to do: no peer, or no suite, contains a match.");
        }
        return new TrustOptions(chosenPeers, chosenSuites, extent, hasExamples, report);
    }

    private static String argument(String option, String what, Iterator<String> rest) {
        if (!rest.hasNext()) {
            throw new IllegalArgumentException(option + " needs " + what + ".");
        }
        return rest.next();
    }
}
