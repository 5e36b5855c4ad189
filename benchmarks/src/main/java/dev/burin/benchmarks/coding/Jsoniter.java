package dev.burin.benchmarks.coding;

import com.jsoniter.extra.JacksonCompatibilityMode;
import com.jsoniter.extra.JdkDatetimeSupport;
import com.jsoniter.extra.PreciseFloatSupport;
import com.jsoniter.output.JsonStream;
import com.jsoniter.output.JsonStreamPool;
import com.jsoniter.spi.Config;
import com.jsoniter.spi.JsoniterSpi;
import com.jsoniter.spi.Slice;
import com.jsoniter.spi.TypeLiteral;
import java.io.IOException;
import java.time.LocalDateTime;
import java.util.Arrays;

/**
 * The configuration of Jsoniter: its extensions for precise doubles and for dates are enabled, and local times are converted
 * as its documentation advises. These settings are global, and Jsoniter rejects a second attempt to set them.
 */
public final class Jsoniter {
    static {
        PreciseFloatSupport.enable();
        JdkDatetimeSupport.enable("yyyy-MM-dd'T'HH:mm:ss.SSSXXX");
        JsoniterSpi.registerTypeDecoder(LocalDateTime.class, in -> LocalDateTime.parse(in.readString()));
        JsoniterSpi.registerTypeEncoder(LocalDateTime.class, (time, out) -> out.writeVal(time.toString()));
    }

    private Jsoniter() {}

    /** Returns a builder of options; calling this class first ensures that the global settings precede the build. */
    public static Config.Builder options() {
        return new JacksonCompatibilityMode.Builder();
    }

    /** Sets the default options: options passed as an argument would be looked up in every call. */
    public static void use(Config options) {
        JsoniterSpi.setDefaultConfig(options);
        JsoniterSpi.clearCurrentConfig(); // Until then, this thread keeps the default that its first call found.
    }

    /** Encodes a value the way {@link JsonStream#serialize} does before it creates a string. */
    public static <T> byte[] encode(TypeLiteral<T> type, T value) throws IOException {
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
