package dev.burin.benchmarks.trust.suite;

import dev.burin.benchmarks.model.trust.Target;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;

/** Decimals that are read into {@code double} and {@code float}, and compared bit by bit. */
final class DecimalCases {
    private static final List<String> FOLDERS = List.of("floats/generated", "floats/nigeltao");

    /** The number of texts that {@link HardDecimals} makes from one random number. */
    private static final int TEXTS_OF_ONE = 8;

    private DecimalCases() {}

    static Suite suite(Extent extent) {
        Cases cases = new Cases();
        List<Decimal> decimals = decimals(extent);
        for (Decimal decimal : decimals) {
            add(cases, "aDouble", decimal.text(), decimal.asDouble(), isDouble(decimal.asDouble()));
            add(cases, "aFloat", decimal.text(), decimal.asFloat(), isFloat(decimal.asFloat()));
        }
        String description = String.format(
                Locale.ROOT,
                "%,d decimals into a double and into a float, bit by bit: known traps, random ones, middles between"
                        + " neighbours%s.",
                decimals.size(),
                ConformanceCorpus.isPresent() ? ", rows of the corpus" : "");
        return new Suite("decimals", description, cases.made());
    }

    private static List<Decimal> decimals(Extent extent) {
        List<Decimal> decimals = new ArrayList<>();
        HardDecimals.texts(extent.randomNumbers() / TEXTS_OF_ONE).forEach(text -> decimals.add(Decimal.of(text)));
        for (String folder : FOLDERS) {
            for (Path file : ConformanceCorpus.files(folder, ".txt")) {
                decimals.addAll(extent.sample(ofFile(folder + "/" + file.getFileName())));
            }
        }
        return decimals;
    }

    private static List<Decimal> ofFile(String file) {
        return ConformanceCorpus.lines(file).stream()
                .map(Decimal::ofLine)
                .filter(decimal -> Numbers.isNumber(decimal.text()))
                .toList();
    }

    private static void add(Cases cases, String member, String text, double rounded, Predicate<Target> isRight) {
        String document = "{\"" + member + "\":" + text + "}";
        String title = member + " " + text;
        if (Policy.mayRefuse(text, rounded)) {
            cases.typedLeftOpen(title, document, isRight);
        } else {
            cases.typed(title, document, isRight);
        }
    }

    private static Predicate<Target> isDouble(double expected) {
        long bits = Double.doubleToRawLongBits(expected);
        return target -> Double.doubleToRawLongBits(target.aDouble) == bits;
    }

    private static Predicate<Target> isFloat(float expected) {
        int bits = Float.floatToRawIntBits(expected);
        return target -> Float.floatToRawIntBits(target.aFloat) == bits;
    }
}
