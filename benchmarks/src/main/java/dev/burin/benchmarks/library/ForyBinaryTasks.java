package dev.burin.benchmarks.library;

import dev.burin.benchmarks.data.Scenario;
import java.util.concurrent.LinkedBlockingDeque;
import org.apache.fory.Fory;
import org.apache.fory.serializer.collection.CollectionSerializer;

/** Apache Fory's binary format for Java only, with every class registered; compiled at run time, but immediately. */
final class ForyBinaryTasks {
    private ForyBinaryTasks() {}

    static Task<Object> task(Scenario scenario) {
        Fory fory = Fory.builder()
                .withXlang(false)
                .withCompatible(false)
                .withRefTracking(false)
                .requireClassRegistration(true)
                .withAsyncCompilation(false)
                .build();
        fory.register(LinkedBlockingDeque.class);
        // The serializer that Fory would choose goes field by field, and fails at the lock of the deque.
        fory.registerSerializer(
                LinkedBlockingDeque.class,
                new CollectionSerializer<>(fory.getTypeResolver(), LinkedBlockingDeque.class, true));
        Models.CLASSES.forEach(fory::register);
        return OwnBytes.task(scenario, fory::deserialize, fory::serialize);
    }
}
