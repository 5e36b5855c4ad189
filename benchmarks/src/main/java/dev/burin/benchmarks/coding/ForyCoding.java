package dev.burin.benchmarks.coding;

import java.io.OutputStream;
import org.apache.fory.json.ForyJson;

/** Apache Fory JSON, which compiles at run time: here immediately, not in the background. Nulls are written. */
final class ForyCoding<T> implements Coding<T> {
    private final Class<T> type;
    private final ForyJson json;

    ForyCoding(Class<T> type) {
        this.type = type;
        json = ForyJson.builder()
                .writeNullFields(true)
                .withAsyncCompilation(false)
                .build();
    }

    @Override
    public T decode(byte[] bytes) {
        return json.fromJson(bytes, type);
    }

    @Override
    public byte[] encode(T value) {
        return json.toJsonBytes(value, type);
    }

    @Override
    public void encode(T value, OutputStream target) {
        json.writeJsonTo(value, type, target);
    }
}
