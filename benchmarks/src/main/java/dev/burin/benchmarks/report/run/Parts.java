package dev.burin.benchmarks.report.run;

import static dev.burin.benchmarks.data.Scenario.DOUBLES_10_FULL;
import static dev.burin.benchmarks.data.Scenario.DOUBLES_10_SHORT;
import static dev.burin.benchmarks.data.Scenario.DOUBLE_ARRAY_10_FULL;
import static dev.burin.benchmarks.data.Scenario.DOUBLE_ARRAY_10_SHORT;
import static dev.burin.benchmarks.data.Scenario.EVENT_PAYLOAD;
import static dev.burin.benchmarks.data.Scenario.INTS_1;
import static dev.burin.benchmarks.data.Scenario.INTS_10;
import static dev.burin.benchmarks.data.Scenario.INT_LIST_10;
import static dev.burin.benchmarks.data.Scenario.OBJECT_LIST_10;
import static dev.burin.benchmarks.data.Scenario.SKIP;
import static dev.burin.benchmarks.data.Scenario.STRINGS_1;
import static dev.burin.benchmarks.data.Scenario.STRINGS_10;
import static dev.burin.benchmarks.data.Scenario.STRINGS_5;
import static dev.burin.benchmarks.data.Scenario.TEXT_ASCII;
import static dev.burin.benchmarks.data.Scenario.TEXT_CHINESE;
import static dev.burin.benchmarks.data.Scenario.TEXT_ESCAPED;

import dev.burin.benchmarks.coding.Contender;
import dev.burin.benchmarks.compare.Row;
import dev.burin.benchmarks.data.Scenario;
import dev.burin.benchmarks.growth.DocumentSizeBenchmark;
import dev.burin.benchmarks.growth.MemberCountBenchmark;
import dev.burin.benchmarks.growth.MemberOrder;
import dev.burin.benchmarks.growth.MemberOrderBenchmark;
import dev.burin.benchmarks.library.Library;
import dev.burin.benchmarks.library.Operation;
import dev.burin.benchmarks.report.run.GrowthPart.Step;
import dev.burin.benchmarks.report.run.ScorePart.Entry;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Everything that JMH measures for the report, in order: a new row, part or size is a line here. */
final class Parts {
    private static final List<String> BOTH = List.of("decode", "encode");

    private static final Set<Scenario> VARIED = EnumSet.range(Scenario.INTS_10_VARIED, Scenario.PERSON_SMALL_VARIED);

    private static final List<Contender> OF_OUR_TYPES = Arrays.stream(Contender.values())
            .filter(contender -> contender != Contender.JACKSON_PLAIN)
            .toList();

    /** The libraries that can handle types that are compiled at run time. */
    private static final List<Contender> OF_ANY_TYPE = OF_OUR_TYPES.stream()
            .filter(contender -> contender != Contender.AVAJE)
            .toList();

    private Parts() {}

    /**
     * Returns the parts, without the rows that are not wanted.
     *
     * @param isWanted accepts names such as {@code ARTICLE.INTS_10.decode}
     * @param processors the number of processors; with one, measuring several threads is pointless
     */
    static List<Part> of(Predicate<String> isWanted, List<Library> libraries, int processors) {
        Stream<Part> scores = Stream.of(
                        new ScorePart(
                                "ARTICLE",
                                "The article's fifteen",
                                "The scenarios of the article, in its order, with variants of each.",
                                article(),
                                libraries),
                        scores(
                                "MODELS",
                                "Models",
                                "The objects of all the articles, from a few members to several dozen.",
                                Scenario.MODELS,
                                libraries),
                        scores(
                                "DOCUMENTS",
                                "Real documents",
                                "Documents of 65 kB to 3.3 MB, as they are found in many comparisons.",
                                Scenario.DOCUMENTS,
                                libraries),
                        scores(
                                "VARIED",
                                "Many documents in random order",
                                "Some of the same, but many documents in random order: no branch predictor learns them.",
                                VARIED,
                                libraries))
                .map(part -> only(part, isWanted));
        Stream<Part> growth = growth().stream().map(part -> part.only(isWanted));
        return Stream.of(scores, growth, Stream.of(threads(isWanted, libraries, processors)))
                .flatMap(parts -> parts)
                .filter(part -> !part.trials().isEmpty())
                .toList();
    }

    private static List<Entry> article() {
        List<Entry> entries = new ArrayList<>();
        add(entries, "integer", INTS_10, INTS_1);
        add(entries, "double", DOUBLES_10_SHORT, DOUBLES_10_FULL);
        add(entries, "object", STRINGS_1, STRINGS_5, STRINGS_10);
        add(entries, "integer list", INT_LIST_10);
        add(entries, "object list", OBJECT_LIST_10);
        add(entries, "double array", DOUBLE_ARRAY_10_SHORT, DOUBLE_ARRAY_10_FULL);
        add(entries, "string", TEXT_ASCII, TEXT_CHINESE, TEXT_ESCAPED);
        entries.add(new Entry("15. Skip structure", new Row(SKIP, Operation.DECODE)));
        return entries;
    }

    private static void add(List<Entry> entries, String what, Scenario... scenarios) {
        long groups = entries.stream().map(Entry::group).distinct().count();
        for (Operation operation : Operation.values()) {
            groups++;
            String group = groups + (operation == Operation.DECODE ? ". Decode " : ". Encode ") + what;
            Arrays.stream(scenarios).forEach(scenario -> entries.add(new Entry(group, new Row(scenario, operation))));
        }
    }

    private static ScorePart scores(
            String name, String title, String explanation, Set<Scenario> scenarios, List<Library> libraries) {
        List<Entry> entries = Arrays.stream(Operation.values())
                .flatMap(operation -> Row.all().stream()
                        .filter(row -> row.operation() == operation && scenarios.contains(row.scenario())))
                .map(row -> new Entry(row.operation() == Operation.DECODE ? "Decode" : "Encode", row))
                .toList();
        return new ScorePart(name, title, explanation, entries, libraries);
    }

    private static ScorePart only(ScorePart part, Predicate<String> isWanted) {
        List<Entry> entries = part.entries().stream()
                .filter(entry -> entry.row().scenario().isAvailable())
                .filter(entry -> isWanted.test(part.name() + "." + entry.row()))
                .toList();
        return new ScorePart(part.name(), part.title(), part.explanation(), entries, part.libraries());
    }

    private static List<GrowthPart> growth() {
        return List.of(
                new GrowthPart(
                        "DOCUMENT_SIZE",
                        "Size of the document",
                        "Time of one document by its size in kilobytes; a straight line grows in proportion. Ten codecs of plain"
                                + " Java classes; Moshi, Micronaut Serde and fastjson 1 are in the scores only, and so is what needs"
                                + " classes or messages of its own.",
                        DocumentSizeBenchmark.class,
                        "kilobytes",
                        steps(1, 10, 100, 1000, 10_000),
                        Map.of(),
                        BOTH,
                        OF_OUR_TYPES),
                new GrowthPart(
                        "MEMBER_COUNT",
                        "Members of the type",
                        "Time of one object by how many members its type has. The types are made for this measurement and compiled"
                                + " while it runs, together with what Burin and DSL-JSON generate of them; avaje-jsonb finds its adapters by a file"
                                + " that it writes for a whole module.",
                        MemberCountBenchmark.class,
                        "members",
                        steps(10, 65, 100, 500),
                        Map.of("order", MemberOrder.DECLARED.name()),
                        BOTH,
                        OF_ANY_TYPE),
                new GrowthPart(
                        "MEMBER_ORDER",
                        "Order of the members",
                        "Time of one object of ten members, in the order that the type declares, in another one, shuffled"
                                + " anew in each document, with unknown members in between, and with some missing.",
                        MemberOrderBenchmark.class,
                        "order",
                        Arrays.stream(MemberOrder.values())
                                .map(order ->
                                        new Step(order.name(), order.name().toLowerCase(Locale.ROOT)))
                                .toList(),
                        Map.of(),
                        List.of("decode"),
                        OF_OUR_TYPES));
    }

    private static List<Step> steps(int... values) {
        return Arrays.stream(values)
                .mapToObj(value -> new Step(Integer.toString(value), String.format(Locale.ROOT, "%,d", value)))
                .toList();
    }

    private static Part threads(Predicate<String> isWanted, List<Library> libraries, int processors) {
        List<Row> rows = Arrays.stream(Operation.values())
                .map(operation -> new Row(EVENT_PAYLOAD, operation))
                .filter(row -> processors > 1 && isWanted.test("THREADS." + row))
                .toList();
        List<Integer> threads = Stream.of(1, 2, processors).distinct().sorted().toList();
        return new ThreadsPart(rows, threads, libraries);
    }
}
