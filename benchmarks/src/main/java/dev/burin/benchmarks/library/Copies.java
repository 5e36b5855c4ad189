package dev.burin.benchmarks.library;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntUnaryOperator;

/** Helpers for copying between models and messages. Local times are copied as milliseconds since 1970, as if in UTC. */
final class Copies {
    private Copies() {}

    static long milliseconds(LocalDateTime time) {
        return time.toInstant(ZoneOffset.UTC).toEpochMilli();
    }

    static LocalDateTime localDateTime(long milliseconds) {
        return LocalDateTime.ofInstant(Instant.ofEpochMilli(milliseconds), ZoneOffset.UTC);
    }

    static int[] ints(int count, IntUnaryOperator at) {
        int[] numbers = new int[count];
        for (int i = 0; i < count; i++) {
            numbers[i] = at.applyAsInt(i);
        }
        return numbers;
    }

    static double[] doubles(int count, IntToDoubleFunction at) {
        double[] numbers = new double[count];
        for (int i = 0; i < count; i++) {
            numbers[i] = at.applyAsDouble(i);
        }
        return numbers;
    }

    static <M, T> List<T> list(List<M> messages, Function<M, T> copy) {
        List<T> values = new ArrayList<>(messages.size());
        for (M message : messages) {
            values.add(copy.apply(message));
        }
        return values;
    }

    static <K, M, T> Map<K, T> map(Map<K, M> messages, Function<M, T> copy) {
        Map<K, T> values = new LinkedHashMap<>();
        messages.forEach((key, message) -> values.put(key, copy.apply(message)));
        return values;
    }
}
