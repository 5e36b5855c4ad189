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
    ABUSE(extent -> AbuseCases.suite()); // last: what is given up goes on in the background

    private final Function<Extent, Suite> maker;

    Suites(Function<Extent, Suite> maker) {
        this.maker = maker;
    }

    /** Makes the cases. */
    public Suite suite(Extent extent) {
        return maker.apply(extent);
    }

    /** Returns what part of the suites needs the corpus and is left out without it. */
    public static List<String> missing() {
        return ConformanceCorpus.isPresent()
                ? List.of()
                : List.of("JSONTestSuite and the corpus' numbers are left out: not in -Dburin.corpus.");
    }
}
