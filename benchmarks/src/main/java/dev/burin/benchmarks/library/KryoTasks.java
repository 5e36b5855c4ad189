package dev.burin.benchmarks.library;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import com.esotericsoftware.kryo.serializers.ImmutableCollectionsSerializers;
import com.esotericsoftware.kryo.unsafe.UnsafeInput;
import com.esotericsoftware.kryo.unsafe.UnsafeOutput;
import dev.burin.benchmarks.data.Scenario;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingDeque;

/** Kryo with every class registered and without references; one input and one output that use {@code Unsafe}, both reused. */
final class KryoTasks {
    private static final int FIRST_BYTES = 4096;
    private static final List<Class<?>> VALUES = List.of(
            ArrayList.class,
            LinkedHashMap.class,
            LinkedHashSet.class,
            ConcurrentHashMap.class,
            LinkedBlockingDeque.class,
            LocalDateTime.class,
            Date.class,
            int[].class,
            double[].class,
            double[][].class,
            double[][][].class,
            Long[].class);

    private KryoTasks() {}

    static Task<Object> task(Scenario scenario) {
        Kryo kryo = new Kryo();
        kryo.setRegistrationRequired(true);
        kryo.setReferences(false);
        VALUES.forEach(kryo::register);
        Models.CLASSES.forEach(kryo::register);
        ImmutableCollectionsSerializers.registerSerializers(kryo);
        Input in = new UnsafeInput();
        Output out = new UnsafeOutput(FIRST_BYTES, -1);
        @SuppressWarnings("unchecked") // The sample's value is of its class.
        Class<Object> type = (Class<Object>) scenario.sample().value().getClass();
        return OwnBytes.task(
                scenario,
                bytes -> {
                    in.setBuffer(bytes);
                    return kryo.readObject(in, type);
                },
                value -> {
                    out.reset();
                    kryo.writeObject(out, value);
                    return out.toBytes();
                });
    }
}
