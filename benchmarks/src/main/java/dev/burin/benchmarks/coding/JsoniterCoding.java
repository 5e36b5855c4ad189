package dev.burin.benchmarks.coding;

import com.jsoniter.JsonIterator;
import com.jsoniter.extra.JacksonCompatibilityMode;
import com.jsoniter.extra.PreciseFloatSupport;
import com.jsoniter.output.EncodingMode;
import com.jsoniter.output.JsonStream;
import com.jsoniter.output.JsonStreamPool;
import com.jsoniter.spi.DecodingMode;
import com.jsoniter.spi.JsoniterSpi;
import com.jsoniter.spi.Slice;
import com.jsoniter.spi.TypeLiteral;
import java.io.IOException;
import java.time.LocalDateTime;
import java.util.Arrays;

/**
 * Jsoniter in its dynamic mode, which compiles at run time; names are compared. Its extension for precise doubles is on, and
 * local times are converted as its documentation advises.
 */
final class JsoniterCoding<T> implements Coding<T> {
    static {
        PreciseFloatSupport.enable();
        JsoniterSpi.registerTypeDecoder(LocalDateTime.class, in -> LocalDateTime.parse(in.readString()));
        JsoniterSpi.registerTypeEncoder(LocalDateTime.class, (time, out) -> out.writeVal(time.toString()));
    }

    private final TypeLiteral<T> type;

    @SuppressWarnings("unchecked") // The literal is that of the type.
    JsoniterCoding(Class<T> type) {
        JsoniterSpi.setDefaultConfig(new JacksonCompatibilityMode.Builder()
                .decodingMode(DecodingMode.DYNAMIC_MODE_AND_MATCH_FIELD_STRICTLY)
                .encodingMode(EncodingMode.DYNAMIC_MODE)
                .escapeUnicode(false)
                .build());
        JsoniterSpi.clearCurrentConfig(); // This thread has the default of its first call until then.
        this.type = TypeLiteral.create(type);
    }

    @Override
    public T decode(byte[] json) {
        return JsonIterator.deserialize(json, type);
    }

    @Override
    public byte[] encode(T value) throws IOException {
        JsonStream stream = JsonStreamPool.borrowJsonStream();
        try {
            stream.reset(null);
            stream.writeVal(type, value);
            Slice written = stream.buffer();
            return Arrays.copyOfRange(written.data(), written.head(), written.tail());
        } finally {
            JsonStreamPool.returnJsonStream(stream);
        }
    }
}
