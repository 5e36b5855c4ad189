package dev.burin.benchmarks.coding;

import com.jsoniter.JsonIterator;
import com.jsoniter.output.EncodingMode;
import com.jsoniter.spi.DecodingMode;
import com.jsoniter.spi.TypeLiteral;
import java.io.IOException;

/** {@link Jsoniter} in its dynamic mode, which compiles at run time; names are compared in full. */
final class JsoniterCoding<T> implements Coding<T> {
    private final TypeLiteral<T> type;

    @SuppressWarnings("unchecked") // The literal is that of the type.
    JsoniterCoding(Class<T> type) {
        Jsoniter.use(Jsoniter.options()
                .decodingMode(DecodingMode.DYNAMIC_MODE_AND_MATCH_FIELD_STRICTLY)
                .encodingMode(EncodingMode.DYNAMIC_MODE)
                .escapeUnicode(false)
                .build());
        this.type = TypeLiteral.create(type);
    }

    @Override
    public T decode(byte[] json) {
        return JsonIterator.deserialize(json, type);
    }

    @Override
    public byte[] encode(T value) throws IOException {
        return Jsoniter.encode(type, value);
    }
}
