package dev.burin.benchmarks.trust.suite;

import dev.burin.benchmarks.model.trust.Target;
import dev.burin.reference.StrictParser;
import dev.burin.reference.StrictParser.Purpose;
import dev.burin.reference.StrictParser.RawNumber;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.DoublePredicate;
import java.util.function.Predicate;

/** Doubles and floats as text: they must read back the same, with no more digits than that takes. */
final class PrintCases {
    private static final long SEED = 44;
    private static final int MOST_DIGITS_OF_DOUBLES = 17;
    private static final int MOST_DIGITS_OF_FLOATS = 9;

    private PrintCases() {}

    static Suite readBack(Extent extent) {
        List<Case> cases = new ArrayList<>();
        for (double value : doubles(extent)) {
            cases.add(ofDouble(value, text -> isSame(value, text)));
        }
        for (float value : floats(extent)) {
            cases.add(ofFloat(value, text -> isSame(value, text)));
        }
        return new Suite("written numbers", "Doubles and floats, written: the text reads back the same.", cases);
    }

    static Suite shortest(Extent extent) {
        List<Case> cases = new ArrayList<>();
        for (double value : doubles(extent)) {
            int digits = digitsNeeded(new BigDecimal(value), MOST_DIGITS_OF_DOUBLES, rounded -> rounded == value);
            cases.add(ofDouble(value, text -> !isSame(value, text) || digits(text) <= digits));
        }
        for (float value : floats(extent)) {
            int digits =
                    digitsNeeded(new BigDecimal(value), MOST_DIGITS_OF_FLOATS, rounded -> (float) rounded == value);
            cases.add(ofFloat(value, text -> !isSame(value, text) || digits(text) <= digits));
        }
        return new Suite(
                "shortest numbers",
                "The same doubles and floats: the text has no more digits than it needs. A wrong value here is a text that"
                        + " is right but too long.",
                cases);
    }

    private static List<Double> doubles(Extent extent) {
        Random random = new Random(SEED);
        List<Double> doubles = new ArrayList<>(List.of(
                -0.0,
                1.0,
                0.1,
                100.0,
                1e7,
                1e-3,
                1e21,
                1e23,
                2e-3,
                9007199254740993.0,
                0.3,
                123456.789,
                Double.MIN_VALUE,
                Double.MIN_NORMAL,
                Double.MAX_VALUE,
                -1.8054453609416673E18));
        for (int i = 0; i < extent.randomNumbers(); i++) {
            doubles.add(HardDecimals.anyDouble(random));
            doubles.add(random.nextInt(1_000_000) / 100.0);
        }
        return doubles;
    }

    private static List<Float> floats(Extent extent) {
        Random random = new Random(SEED);
        List<Float> floats = new ArrayList<>(List.of(
                -0.0f, 1.0f, 0.1f, 1e7f, 3.3f, 1e-3f, 16777216f, Float.MIN_VALUE, Float.MIN_NORMAL, Float.MAX_VALUE));
        for (int i = 0; i < extent.randomNumbers(); i++) {
            floats.add(HardDecimals.anyFloat(random));
            floats.add(random.nextInt(100_000) / 100.0f);
        }
        return floats;
    }

    private static Case ofDouble(double value, Predicate<String> isRight) {
        Target target = new Target();
        target.aDouble = value;
        return written("double " + value, target, "aDouble", isRight);
    }

    private static Case ofFloat(float value, Predicate<String> isRight) {
        Target target = new Target();
        target.aFloat = value;
        return written("float " + value, target, "aFloat", isRight);
    }

    private static Case written(String title, Target target, String member, Predicate<String> isRight) {
        return new Case(title, Context.VALUE, peer -> peer.write(target), Expectation.value(json -> number(
                        (byte[]) json, member)
                .filter(isRight)
                .isPresent()));
    }

    /** Returns the text of a member that is a number. */
    private static Optional<String> number(byte[] json, String member) {
        return StrictParser.parse(json, Purpose.DECODE).tree() instanceof Map<?, ?> members
                        && members.get(member) instanceof RawNumber number
                ? Optional.of(number.text())
                : Optional.empty();
    }

    private static boolean isSame(double value, String text) {
        return Double.doubleToRawLongBits(Double.parseDouble(text)) == Double.doubleToRawLongBits(value);
    }

    private static boolean isSame(float value, String text) {
        return Float.floatToRawIntBits(Float.parseFloat(text)) == Float.floatToRawIntBits(value);
    }

    /**
     * Returns the smallest number of digits to which the value can be rounded and still be identified; two are always
     * allowed.
     */
    private static int digitsNeeded(BigDecimal value, int most, DoublePredicate isSame) {
        int digits = 2;
        while (digits < most
                && !isSame.test(value.round(new MathContext(digits)).doubleValue())) {
            digits++;
        }
        return digits;
    }

    private static int digits(String text) {
        return text.split("[eE]", 2)[0]
                .replaceAll("[-.]", "")
                .replaceFirst("^0+", "")
                .replaceFirst("0+$", "")
                .length();
    }
}
