package dev.burin.benchmarks.trust.suite;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/** Numbers that are designed to be rounded wrongly; the same in every run. */
final class HardDecimals {
    private static final long SEED = 42;

    /** Numbers that some library once misread, or looped on forever. */
    private static final List<String> KNOWN = List.of(
            "0",
            "-0",
            "-0.0",
            "-0e5",
            "0e999999999",
            "1e-299",
            "1e-23",
            "1e-30",
            "1e22",
            "1e23",
            "1.66",
            "0.1",
            "123456.789",
            "1125899906842624.125",
            "9007199254740993",
            "9007199254740993.0",
            "18446744073709551617.0",
            "0." + "0".repeat(48) + "1",
            "0." + "0".repeat(400) + "1",
            "0.95000000000000000000",
            "2.2250738585072011e-308",
            "2.2250738585072012e-308",
            "2.2250738585072013e-308",
            "2.2250738585072014e-308",
            "2.4703282292062327e-324",
            "2.4703282292062328e-324",
            "4.9e-324",
            "1.7976931348623157e308",
            "1.7976931348623158e308",
            "1.7976931348623159e308",
            "1e400",
            "-1e400",
            "1e-400",
            "-1e-400",
            "3.4028234663852886e38",
            "3.40282356779733661637e38",
            "3.40282356779733661638e38",
            "1.401298464324817e-45",
            "7.006492321624085e-46",
            "7.006492321624086e-46",
            "16777217.0",
            "1.00000017881393432617187499",
            "1.00000017881393421514957253748434595763683319091796875001");

    private HardDecimals() {}

    /** Returns the known numbers, and this many of each kind that can be generated. */
    static List<String> texts(int countOfEachKind) {
        Random random = new Random(SEED);
        List<String> texts = new ArrayList<>(KNOWN);
        for (int i = 0; i < countOfEachKind; i++) {
            texts.add(Double.toString(anyDouble(random)));
            texts.add(manyDigits(random));
            double value = moderate(random);
            texts.addAll(aroundTheMiddle(new BigDecimal(value), new BigDecimal(Math.nextUp(value))));
            float narrow = (float) value;
            texts.addAll(aroundTheMiddle(new BigDecimal(narrow), new BigDecimal(Math.nextUp(narrow))));
        }
        return texts;
    }

    /** Returns a random finite double, with all exponents equally likely. */
    static double anyDouble(Random random) {
        double value = Double.longBitsToDouble(random.nextLong());
        return Double.isFinite(value) ? value : anyDouble(random);
    }

    /** Returns a random finite float, with all exponents equally likely. */
    static float anyFloat(Random random) {
        float value = Float.intBitsToFloat(random.nextInt());
        return Float.isFinite(value) ? value : anyFloat(random);
    }

    private static String manyDigits(Random random) {
        String digits = new BigInteger(40 + random.nextInt(60), random).toString();
        return digits.charAt(0) + "." + digits.substring(1) + "5e" + (random.nextInt(600) - 300);
    }

    /** Returns a double with few enough exact digits to be written out. */
    private static double moderate(Random random) {
        return Math.scalb(1 + random.nextDouble(), random.nextInt(60) - 30);
    }

    /**
     * Returns the middle of two neighbours, a little more and a little less: code that rounds twice, or considers too few
     * digits, chooses the wrong neighbour.
     */
    private static List<String> aroundTheMiddle(BigDecimal low, BigDecimal high) {
        BigDecimal middle = low.add(high).divide(BigDecimal.valueOf(2));
        BigDecimal little = BigDecimal.ONE.movePointLeft(middle.scale() + 3);
        return Stream.of(middle, middle.add(little), middle.subtract(little))
                .map(BigDecimal::toPlainString)
                .toList();
    }
}
