package dev.burin.codegen.value;

import static dev.burin.codegen.value.RoundTrip.check;
import static dev.burin.codegen.value.RoundTrip.checkAs;
import static dev.burin.codegen.value.RoundTrip.reserving;
import static dev.burin.codegen.value.RoundTrip.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.codegen.SizeBounds;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Holders of values are written as the values that they hold. */
class AtomicsTest {
    @Test
    void valuesOfAtomicVariablesSurviveARoundTrip() {
        checkAs(
                AtomicInteger::get,
                reserving(SizeBounds.INT, Atomics::put),
                Atomics::readInteger,
                new AtomicInteger(Integer.MIN_VALUE),
                new AtomicInteger(Integer.MAX_VALUE));
        checkAs(
                AtomicLong::get,
                reserving(SizeBounds.LONG, Atomics::put),
                Atomics::readLong,
                new AtomicLong(Long.MIN_VALUE),
                new AtomicLong(Long.MAX_VALUE));
        checkAs(
                AtomicBoolean::get,
                reserving(SizeBounds.BOOLEAN, Atomics::put),
                Atomics::readBoolean,
                new AtomicBoolean(true),
                new AtomicBoolean(false));
    }

    @Test
    void atomicArraysSurviveARoundTrip() {
        checkAs(
                AtomicIntegerArray::toString,
                Atomics::put,
                Atomics::readIntegers,
                new AtomicIntegerArray(0),
                new AtomicIntegerArray(new int[] {Integer.MIN_VALUE, 0, Integer.MAX_VALUE}));
        checkAs(
                AtomicLongArray::toString,
                Atomics::put,
                Atomics::readLongs,
                new AtomicLongArray(0),
                new AtomicLongArray(new long[] {Long.MIN_VALUE, 0, Long.MAX_VALUE}));
        assertThat(text(Atomics::put, new AtomicIntegerArray(new int[] {3, -4})))
                .isEqualTo("[3,-4]");
    }

    @Test
    void aReferenceIsWrittenAsTheValueItHolds() {
        assertThat(Atomics.<String>get(new AtomicReference<>("a"))).isEqualTo("a");
        assertThat(Atomics.get(new AtomicReference<String>())).isNull();
        assertThat(Atomics.<String>get(null)).isNull();
    }

    @Test
    void streamsOfNumbersAreArraysAndAreClosed() {
        AtomicInteger closed = new AtomicInteger();
        // Every value is written several times, but a stream can be used only once, so it is created from an array.
        RoundTrip.Put<int[]> ints = (out, at, value) -> NumberStreams.put(
                out, at, value == null ? null : IntStream.of(value).onClose(closed::incrementAndGet));
        RoundTrip.Put<long[]> longs = (out, at, value) -> NumberStreams.put(
                out, at, value == null ? null : LongStream.of(value).onClose(closed::incrementAndGet));
        RoundTrip.Put<double[]> doubles = (out, at, value) -> NumberStreams.put(
                out, at, value == null ? null : DoubleStream.of(value).onClose(closed::incrementAndGet));

        check(ints, PrimitiveArrays::readInts, new int[0], new int[] {Integer.MIN_VALUE, 0, 7});
        check(longs, PrimitiveArrays::readLongs, new long[0], new long[] {Long.MIN_VALUE, 0, 7});
        check(doubles, PrimitiveArrays::readDoubles, new double[0], new double[] {-0.0, Double.MIN_VALUE, 7});

        closed.set(0);
        text(ints, new int[1]);
        text(longs, new long[1]);
        text(doubles, new double[1]);
        assertThat(closed).as("each is written twice").hasValue(6);
    }
}
