package dev.burin.benchmarks.library;

import dev.burin.benchmarks.data.Scenario;
import java.util.concurrent.LinkedBlockingDeque;
import org.apache.fory.Fory;
import org.apache.fory.serializer.collection.CollectionSerializer;

/** Apache Fory's binary format for Java alone, with every class registered, compiled at run time: at once. */
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
        // Its own choice takes the deque apart, and fails at its lock.
        fory.registerSerializer(
                LinkedBlockingDeque.class,
                new CollectionSerializer<>(fory.getTypeResolver(), LinkedBlockingDeque.class, true));
        Models.CLASSES.forEach(fory::register);
        return OwnBytes.task(scenario, fory::deserialize, fory::serialize);
    }
}
