package dev.burin.benchmarks.growth;

import java.lang.reflect.Field;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Creates objects whose public fields have random values of many lengths; the same seed gives the same objects. */
final class RandomValues {
    private static final LocalDateTime YEAR = LocalDateTime.of(2026, 1, 1, 0, 0, 1);
    private static final int SECONDS_PER_YEAR = 365 * 24 * 3600;

    private final Random random;

    RandomValues(long seed) {
        random = new Random(seed);
    }

    /** Returns {@code count} objects of the type. */
    <T> List<T> list(Class<T> type, int count) {
        List<T> values = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            values.add(type.cast(value(type)));
        }
        return values;
    }

    private Object value(Type type) {
        if (type instanceof ParameterizedType list) {
            return elements(list.getActualTypeArguments()[0]);
        }
        return switch (type.getTypeName()) {
            case "int", "java.lang.Integer" -> (int) digits(9);
            case "long" -> digits(15);
            case "double" -> digits(6) / 100.0;
            case "boolean" -> random.nextBoolean();
            case "java.lang.String" -> text();
            case "java.time.LocalDateTime" -> YEAR.plusSeconds(random.nextInt(SECONDS_PER_YEAR));
            default -> object((Class<?>) type);
        };
    }

    private List<Object> elements(Type type) {
        List<Object> elements = new ArrayList<>();
        for (int rest = random.nextInt(4); rest > 0; rest--) {
            elements.add(value(type));
        }
        return elements;
    }

    /** Returns a number of up to {@code most} digits, in which every digit count is equally likely. */
    private long digits(int most) {
        long bound = (long) Math.pow(10, 1 + random.nextInt(most));
        return bound / 10 + (long) (random.nextDouble() * (bound - bound / 10));
    }

    private String text() {
        StringBuilder text = new StringBuilder();
        for (int rest = 2 + random.nextInt(24); rest > 0; rest--) {
            text.append((char) ('a' + random.nextInt(26)));
        }
        return text.toString();
    }

    private Object object(Class<?> type) {
        if (type.isEnum()) {
            return type.getEnumConstants()[random.nextInt(type.getEnumConstants().length)];
        }
        try {
            Object object = type.getConstructor().newInstance();
            for (Field field : type.getFields()) {
                field.set(object, value(field.getGenericType()));
            }
            return object;
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("Models are public, with public fields and a constructor.", e);
        }
    }
}
