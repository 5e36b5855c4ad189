package dev.burin.benchmarks.library;

import com.jsoniter.JsonIterator;
import com.jsoniter.output.EncodingMode;
import com.jsoniter.spi.DecodingMode;
import com.jsoniter.spi.JsoniterSpi;
import com.jsoniter.spi.TypeLiteral;
import dev.burin.benchmarks.coding.Jsoniter;
import dev.burin.benchmarks.data.Scenario;
import dev.burin.benchmarks.model.article.EventStatus;

/**
 * {@link Jsoniter} in its dynamic mode, which compiles at run time; names are matched by their hash alone, or compared in full.
 * The enum, which it cannot handle by itself, is converted as its documentation advises.
 *
 * <p>It still misreads some doubles by one unit in the last place, such as 1.66; among the scenarios, in the one with short and
 * varied doubles.
 */
final class JsoniterTasks {
    static {
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
        Jsoniter.use(Jsoniter.options()
                .decodingMode(decoding)
                .encodingMode(EncodingMode.DYNAMIC_MODE)
                // Without escapes, it rejects the supplementary characters in twitter.json.
                .escapeUnicode(scenario == Scenario.TWITTER)
                .omitDefaultValue(scenario == Scenario.MIME_DB)
                .build());
        @SuppressWarnings("unchecked") // The literal is that of the sample's type.
        TypeLiteral<Object> type = TypeLiteral.create(scenario.type());
        return new Task<>(
                scenario.sample(),
                bytes -> JsonIterator.deserialize(bytes, type),
                value -> Jsoniter.encode(type, value));
    }
}
