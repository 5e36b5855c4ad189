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
 * How Jsoniter is set up: its extensions for precise doubles and for dates are on, and local times are converted as its
 * documentation advises. All of it belongs to the virtual machine, and Jsoniter refuses to be told twice.
 */
public final class Jsoniter {
    static {
        PreciseFloatSupport.enable();
        JdkDatetimeSupport.enable("yyyy-MM-dd'T'HH:mm:ss.SSSXXX");
        JsoniterSpi.registerTypeDecoder(LocalDateTime.class, in -> LocalDateTime.parse(in.readString()));
        JsoniterSpi.registerTypeEncoder(LocalDateTime.class, (time, out) -> out.writeVal(time.toString()));
    }

    private Jsoniter() {}

    /** Begins options: what is set up for all of them has to be there before they are built. */
    public static Config.Builder options() {
        return new JacksonCompatibilityMode.Builder();
    }

    /** Makes these the options of all calls, instead of an argument of each call, which would look it up each time. */
    public static void use(Config options) {
        JsoniterSpi.setDefaultConfig(options);
        JsoniterSpi.clearCurrentConfig(); // This thread has the default of its first call until then.
    }

    /** Does what {@link JsonStream#serialize} does to make a string. */
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
