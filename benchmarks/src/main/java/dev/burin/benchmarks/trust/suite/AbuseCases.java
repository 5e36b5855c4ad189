package dev.burin.benchmarks.trust.suite;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.List;
import java.util.stream.Collectors;

/** Documents that demand disproportionate effort: depth, digits, exponents, names that all fall into one bucket. */
final class AbuseCases {
    private static final List<Integer> DEPTHS = List.of(10_000, 100_000);
    private static final int MILLION = 1_000_000;
    private static final int NAMES = 1 << 15;

    private static final List<String> EXPONENTS = List.of(
            "1e1000000000",
            "-1e1000000000",
            "1e2147483647",
            "1e2147483648",
            "1e4294967296",
            "1e99999999999",
            "1e99999999999999999999",
            "1e-1000000000",
            "1e-2147483648",
            "1e-2147483649",
            "1e-99999999999999999999",
            "0e9999999999",
            "123456789012345678901234567890e-2147483639");

    private AbuseCases() {}

    static Suite suite() {
        Cases cases = new Cases();
        DEPTHS.forEach(depth -> addNesting(cases, depth));
        addDigits(cases);
        EXPONENTS.forEach(number -> addExponent(cases, number));
        addNames(cases);
        addLong(cases);
        return new Suite(
                "abuse",
                "Nesting of 10,000 and 100,000 levels, numbers of a million digits, exponents beyond an int and a long,"
                        + " 32,768 names with one hashCode, a million escapes.",
                cases.made());
    }

    private static void addNesting(Cases cases, int depth) {
        untyped(cases, depth + " arrays", "[".repeat(depth) + "]".repeat(depth));
        untyped(cases, depth + " objects", "{\"k\":".repeat(depth) + "1" + "}".repeat(depth));
        untyped(cases, depth + " of both", "[{\"k\":".repeat(depth / 2) + "1" + "}]".repeat(depth / 2));
        untyped(cases, depth + " arrays, open", "[".repeat(depth));
        untyped(cases, depth + " objects, open", "{\"k\":".repeat(depth));
    }

    private static void addDigits(Cases cases) {
        String digits = "1234567890".repeat(MILLION / 10);
        String zeros = "0".repeat(MILLION);
        untyped(cases, "a million digits", digits);
        untyped(cases, "a million digits and a fraction", digits + ".5");
        untyped(cases, "a million zeros behind the point", "0." + zeros + "1");
        untyped(cases, "a million zeros, taken back", "1" + zeros + "e-" + MILLION);
        cases.typedWrong("a million digits for an int", "{\"anInt\":" + digits + "}");
        cases.typedWrong("a million digits for a long", "{\"aLong\":-" + digits + "}");
        cases.typedLeftOpen(
                "a million digits for a double", "{\"aDouble\":" + digits + "}", target -> target.aDouble > 1e308 * 10);
        cases.typedLeftOpen(
                "a million threes for a float",
                "{\"aFloat\":0." + "3".repeat(MILLION) + "}",
                target -> target.aFloat == 1 / 3f);
    }

    private static void addExponent(Cases cases, String number) {
        untyped(cases, number, number);
        double rounded = Double.parseDouble(number);
        cases.typedLeftOpen(
                number + " for a double", "{\"aDouble\":" + number + "}", target -> target.aDouble == rounded);
        if (Double.isInfinite(rounded)) {
            cases.typedWrong(number + " for an int", "{\"anInt\":" + number + "}");
            cases.typedWrong(number + " for a long", "{\"aLong\":" + number + "}");
        }
    }

    private static void addNames(Cases cases) {
        String names = Collisions.ofHashCode(NAMES).stream()
                .map(name -> "\"" + name + "\":1")
                .collect(Collectors.joining(","));
        untyped(cases, NAMES + " names with one hashCode", "{" + names + "}");
        cases.typed(NAMES + " unknown names with one hashCode", "{" + names + ",\"a\":1}", target -> target.a == 1);
    }

    private static void addLong(Cases cases) {
        cases.string("a million escapes", ("{\"aString\":\"" + "\\n".repeat(MILLION) + "\"}").getBytes(UTF_8));
        cases.string(
                "250,000 escaped letters", ("{\"aString\":\"" + "\\u20AC".repeat(MILLION / 4) + "\"}").getBytes(UTF_8));
        untyped(cases, "many empty arrays", "[" + "[],".repeat(MILLION / 5) + "[]]");
    }

    private static void untyped(Cases cases, String title, String document) {
        cases.untyped(title, document.getBytes(UTF_8));
    }
}
