package dev.burin.benchmarks.library;

import com.jsoniter.JsonIterator;
import com.jsoniter.extra.JacksonCompatibilityMode;
import com.jsoniter.extra.JdkDatetimeSupport;
import com.jsoniter.extra.PreciseFloatSupport;
import com.jsoniter.output.EncodingMode;
import com.jsoniter.output.JsonStream;
import com.jsoniter.output.JsonStreamPool;
import com.jsoniter.spi.DecodingMode;
import com.jsoniter.spi.JsoniterSpi;
import com.jsoniter.spi.Slice;
import com.jsoniter.spi.TypeLiteral;
import dev.burin.benchmarks.data.Scenario;
import dev.burin.benchmarks.model.article.EventStatus;
import java.io.IOException;
import java.time.LocalDateTime;
import java.util.Arrays;

/**
 * Jsoniter in its dynamic mode, which compiles at run time; names are matched by their hash alone, or compared. Its
 * extensions for precise doubles and for dates are on; local times and the enum it has no rule for are converted as its
 * documentation advises.
 *
 * <p>It still reads some doubles wrong by one unit in the last place, 1.66 for example: of the scenarios' those that are
 * short and varied.
 */
final class JsoniterTasks {
    static {
        PreciseFloatSupport.enable();
        JdkDatetimeSupport.enable("yyyy-MM-dd'T'HH:mm:ss.SSSXXX");
        JsoniterSpi.registerTypeDecoder(LocalDateTime.class, in -> LocalDateTime.parse(in.readString()));
        JsoniterSpi.registerTypeEncoder(LocalDateTime.class, (time, out) -> out.writeVal(time.toString()));
        JsoniterSpi.registerTypeDecoder(EventStatus.class, in -> EventStatus.of(in.readInt()));
        JsoniterSpi.registerTypeEncoder(
                EventStatus.class, (status, out) -> out.writeVal(((EventStatus) status).getCode()));
    }

    private JsoniterTasks() {}

    static Task<Object> hash(Scenario scenario) {
        return task(scenario, DecodingMode.DYNAMIC_MODE_AND_MATCH_FIELD_WITH_HASH);
    }

    static Task<Object> strict(Scenario scenario) {
        return task(scenario, DecodingMode.DYNAMIC_MODE_AND_MATCH_FIELD_STRICTLY);
    }

    private static Task<Object> task(Scenario scenario, DecodingMode decoding) {
        // The default instead of an argument of each call, which would look it up each time.
        JsoniterSpi.setDefaultConfig(new JacksonCompatibilityMode.Builder()
                .decodingMode(decoding)
                .encodingMode(EncodingMode.DYNAMIC_MODE)
                // Unescaped, it refuses the characters beyond the first plane that twitter.json has.
                .escapeUnicode(scenario == Scenario.TWITTER)
                .omitDefaultValue(scenario == Scenario.MIME_DB)
                .build());
        JsoniterSpi.clearCurrentConfig(); // This thread has the default of its first call until then.
        @SuppressWarnings("unchecked") // The literal is that of the sample's type.
        TypeLiteral<Object> type = TypeLiteral.create(scenario.type());
        return new Task<>(
                scenario.sample(), bytes -> JsonIterator.deserialize(bytes, type), value -> encode(type, value));
    }

    /** Does what {@link JsonStream#serialize} does to make a string. */
    private static byte[] encode(TypeLiteral<Object> type, Object value) throws IOException {
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
