package dev.burin.benchmarks.data;

import dev.burin.benchmarks.model.article.Doubles10;
import dev.burin.benchmarks.model.article.Ints10;
import dev.burin.benchmarks.model.article.ObjectList10;
import dev.burin.benchmarks.model.article.SmallObject;
import dev.burin.benchmarks.model.article.Strings10;
import dev.burin.benchmarks.model.person.PersonSmall;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * The small objects, with different values in each document, but the same in every run. A branch predictor learns the digit
 * counts and the lengths of a single document, which makes reading it look faster than it is.
 *
 * @param makers creates suppliers of objects, each of which starts from the beginning
 */
record VariedValues(Supplier<Supplier<Object>> makers) {
    private static final int DOCUMENTS = 1000;
    private static final long SEED = 20261121;
    private static final int MAX_INT_DIGITS = 9;
    private static final int MIN_CHARACTERS = 2;
    private static final int MAX_CHARACTERS = 31;
    private static final String ALPHABET = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .-_";
    private static final int[] POWERS_OF_TEN = {
        1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000
    };

    static VariedValues of(Function<Random, Object> value) {
        return new VariedValues(() -> {
            Random random = new Random(SEED);
            return () -> value.apply(random);
        });
    }

    Sample first() {
        return Sample.of(makers.get().get());
    }

    List<Sample> all() {
        return Stream.generate(makers.get()).limit(DOCUMENTS).map(Sample::of).toList();
    }

    /** Returns ints of 1 to 9 digits. */
    static Ints10 ints10(Random random) {
        Ints10 value = new Ints10();
        value.field1 = number(random);
        value.field2 = number(random);
        value.field3 = number(random);
        value.field4 = number(random);
        value.field5 = number(random);
        value.field6 = number(random);
        value.field7 = number(random);
        value.field8 = number(random);
        value.field9 = number(random);
        value.field10 = number(random);
        return value;
    }

    /** Returns doubles of 1 to 9 digits, 1 to 7 of them after the decimal point. */
    static Doubles10 doubles10Short(Random random) {
        return doubles10(() -> (double) number(random) / POWERS_OF_TEN[1 + random.nextInt(7)]);
    }

    /** Returns doubles of 15 to 17 digits, with upper bounds from 1 to 1,000,000. */
    static Doubles10 doubles10Full(Random random) {
        return doubles10(() -> random.nextDouble() * POWERS_OF_TEN[random.nextInt(7)]);
    }

    private static Doubles10 doubles10(Supplier<Double> doubles) {
        Doubles10 value = new Doubles10();
        value.field1 = doubles.get();
        value.field2 = doubles.get();
        value.field3 = doubles.get();
        value.field4 = doubles.get();
        value.field5 = doubles.get();
        value.field6 = doubles.get();
        value.field7 = doubles.get();
        value.field8 = doubles.get();
        value.field9 = doubles.get();
        value.field10 = doubles.get();
        return value;
    }

    /** Returns strings of 2 to 31 ASCII characters. */
    static Strings10 strings10(Random random) {
        Strings10 value = new Strings10();
        value.field1 = text(random);
        value.field2 = text(random);
        value.field3 = text(random);
        value.field4 = text(random);
        value.field5 = text(random);
        value.field6 = text(random);
        value.field7 = text(random);
        value.field8 = text(random);
        value.field9 = text(random);
        value.field10 = text(random);
        return value;
    }

    static ObjectList10 objectList10(Random random) {
        ObjectList10 value = new ObjectList10();
        value.items = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            SmallObject item = new SmallObject();
            item.id = number(random);
            item.name = text(random);
            item.active = random.nextBoolean();
            value.items.add(item);
        }
        return value;
    }

    static PersonSmall personSmall(Random random) {
        PersonSmall person = new PersonSmall();
        person.firstName = text(random);
        person.lastName = text(random);
        person.age = 1 + random.nextInt(100);
        return person;
    }

    /** Returns a number in which every digit count is equally likely. */
    private static int number(Random random) {
        int digits = 1 + random.nextInt(MAX_INT_DIGITS);
        int least = digits == 1 ? 0 : POWERS_OF_TEN[digits - 1];
        return least + random.nextInt(POWERS_OF_TEN[digits] - least);
    }

    private static String text(Random random) {
        int length = MIN_CHARACTERS + random.nextInt(MAX_CHARACTERS - MIN_CHARACTERS + 1);
        return random.ints(length, 0, ALPHABET.length())
                .mapToObj(ALPHABET::charAt)
                .collect(StringBuilder::new, StringBuilder::append, StringBuilder::append)
                .toString();
    }
}
