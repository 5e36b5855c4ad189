package dev.burin.benchmarks.library;

import com.dslplatform.json.DslJson;
import com.dslplatform.json.JsonReader;
import com.dslplatform.json.JsonWriter;
import com.dslplatform.json.runtime.Settings;
import dev.burin.benchmarks.data.Sample;
import dev.burin.benchmarks.data.Scenario;

/**
 * DSL-JSON with the converters that it generates at compile time, and one reader and one writer, both reused. Its run-time
 * part, which belongs to the documented setup, only composes nested collections from these converters.
 *
 * <p>In twitter.json it writes absent members as null, about two percent more bytes, because it can only omit them together
 * with every false and zero.
 *
 * <p>Doubles are read in EXACT mode, or in the default mode, which is faster and rounds some of them wrongly.
 */
final class DslJsonTasks {
    private DslJsonTasks() {}

    static Task<?> exact(Scenario scenario) {
        return task(scenario, JsonReader.DoublePrecision.EXACT);
    }

    static Task<?> byDefault(Scenario scenario) {
        return task(scenario, JsonReader.DoublePrecision.DEFAULT);
    }

    private static Task<?> task(Scenario scenario, JsonReader.DoublePrecision precision) {
        DslJson<Object> json =
                new DslJson<>(Settings.withRuntime().includeServiceLoader().doublePrecision(precision));
        return task(scenario.sample(), json, json.tryFindReader(scenario.type()), json.tryFindWriter(scenario.type()));
    }

    @SuppressWarnings("unchecked") // The reader and the writer are those of the sample's type.
    private static <T> Task<T> task(
            Sample sample, DslJson<Object> json, JsonReader.ReadObject<T> read, JsonWriter.WriteObject<?> write) {
        JsonReader<Object> reader = json.newReader();
        JsonWriter writer = json.newWriter();
        JsonWriter.WriteObject<T> typedWrite = (JsonWriter.WriteObject<T>) write;
        return new Task<>(sample, bytes -> json.deserialize(read, reader.process(bytes, bytes.length)), value -> {
            writer.reset();
            typedWrite.write(writer, value);
            return writer.toByteArray();
        });
    }
}
