package dev.burin.benchmarks.trust.suite;

import java.util.List;
import java.util.function.Function;

/** All suites, in the order of the tables. */
public enum Suites {
    DOCUMENTS(extent -> DocumentCases.suite()),
    MUTATIONS(MutationCases::suite),
    DECIMALS(DecimalCases::suite),
    INTEGERS(IntegerCases::suite),
    READ_BACK(PrintCases::readBack),
    SHORTEST(PrintCases::shortest),
    NAMES(extent -> NameCases.suite()),
    STRINGS(extent -> StringCases.suite()),
    TIMES(TimeCases::suite),
    VALUES(ValueCases::suite),
    KEYS(extent -> KeyCases.suite()),
    NULLS(extent -> NullCases.suite()),
    SHAPES(extent -> ShapeCases.suite()),
    SUBTYPES(extent -> SubtypeCases.suite()),
    ABUSE(extent -> AbuseCases.suite()); // last, because abandoned cases continue in the background

    private final Function<Extent, Suite> maker;

    Suites(Function<Extent, Suite> maker) {
        this.maker = maker;
    }

    /** Creates the suite. */
    public Suite suite(Extent extent) {
        return maker.apply(extent);
    }

    /** Returns a notice of what is left out if the corpus is missing; empty if it is present. */
    public static List<String> missing() {
        return ConformanceCorpus.isPresent()
                ? List.of()
                : List.of("JSONTestSuite and the corpus' numbers are left out: not in -Dburin.corpus.");
    }
}
