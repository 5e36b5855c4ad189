package dev.burin.benchmarks.trust.suite;

import dev.burin.benchmarks.model.trust.Target;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/** Integers that are read into {@code int} and {@code long}: exact if they fit, rejected if they do not. */
final class IntegerCases {
    private static final Map<String, String> MEMBERS = Map.of("int", "anInt", "long", "aLong");
    private static final List<Integer> WIDTHS = List.of(7, 8, 15, 16, 31, 32, 33, 62, 63, 64, 65, 128);
    private static final long SEED = 43;

    private IntegerCases() {}

    static Suite suite(Extent extent) {
        Cases cases = new Cases();
        Set<BigInteger> integers = integers(extent.randomNumbers() / 2);
        for (String type : List.of("int", "long")) {
            integers.forEach(integer -> add(cases, type, integer.toString()));
        }
        addCorpus(cases);
        return new Suite(
                "integers",
                "Integers into an int and a long, within and beyond their range: powers of two and of ten, random ones"
                        + (ConformanceCorpus.isPresent() ? ", rows of the corpus." : "."),
                cases.made());
    }

    private static Set<BigInteger> integers(int randomCount) {
        Set<BigInteger> integers = new TreeSet<>();
        for (int width : WIDTHS) {
            addAround(integers, BigInteger.TWO.pow(width));
        }
        for (int digits = 0; digits < 40; digits++) {
            addAround(integers, BigInteger.TEN.pow(digits));
        }
        Random random = new Random(SEED);
        for (int i = 0; i < randomCount; i++) {
            BigInteger integer = new BigInteger(1 + random.nextInt(80), random);
            integers.add(random.nextBoolean() ? integer : integer.negate());
        }
        return integers;
    }

    /** Adds the integers at a distance of up to 2 from {@code center}, with both signs. */
    private static void addAround(Set<BigInteger> integers, BigInteger center) {
        for (int distance = -2; distance <= 2; distance++) {
            BigInteger integer = center.add(BigInteger.valueOf(distance));
            integers.add(integer);
            integers.add(integer.negate());
        }
    }

    /**
     * Adds the rows of {@code int_literals.tsv}: type, text, value or ERROR; rows marked POLICY are left out.
     */
    private static void addCorpus(Cases cases) {
        for (String line : ConformanceCorpus.lines("ints/int_literals.tsv")) {
            String[] fields = line.split("\t");
            if (MEMBERS.containsKey(fields[0]) && !fields[2].equals("POLICY") && Numbers.isInteger(fields[1])) {
                add(cases, fields[0], fields[1]);
            }
        }
    }

    private static void add(Cases cases, String type, String text) {
        String title = type + " " + text;
        String document = "{\"" + MEMBERS.get(type) + "\":" + text + "}";
        if (Numbers.isNumber(text) && fits(type, text)) {
            cases.typed(title, document, isRight(type, Long.parseLong(text)));
        } else {
            cases.typedWrong(title, document);
        }
    }

    private static boolean fits(String type, String text) {
        int bits = new BigInteger(text).bitLength();
        return bits < (type.equals("int") ? Integer.SIZE : Long.SIZE);
    }

    private static Predicate<Target> isRight(String type, long value) {
        return type.equals("int") ? target -> target.anInt == value : target -> target.aLong == value;
    }
}
