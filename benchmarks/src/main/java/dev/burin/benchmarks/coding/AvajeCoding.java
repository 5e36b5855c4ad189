package dev.burin.benchmarks.coding;

import dev.burin.benchmarks.model.parcel.Depot;
import dev.burin.benchmarks.model.parcel.Parcel;
import dev.burin.benchmarks.model.parcel.Shipment;
import io.avaje.jsonb.Json;
import io.avaje.jsonb.JsonType;
import io.avaje.jsonb.Jsonb;
import java.io.InputStream;

/** avaje-jsonb with the adapters that it generates at compile time, for these types only. Nulls are written. */
@Json.Import({Depot.class, Parcel.class, Shipment.class})
final class AvajeCoding<T> implements Coding<T> {
    private final JsonType<T> type;

    AvajeCoding(Class<T> type) {
        this.type = Jsonb.builder()
                .serializeNulls(true)
                .serializeEmpty(true)
                .build()
                .type(type);
    }

    @Override
    public T decode(byte[] json) {
        return type.fromJson(json);
    }

    @Override
    public byte[] encode(T value) {
        return type.toJsonBytes(value);
    }

    @Override
    public T decode(InputStream json) {
        return type.fromJson(json);
    }
}
