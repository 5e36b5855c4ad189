package dev.burin.benchmarks.library;

import com.alibaba.fastjson2.JSON;
import com.alibaba.fastjson2.JSONWriter;
import dev.burin.benchmarks.data.Scenario;
import java.lang.reflect.Type;

/**
 * fastjson2, which compiles at run time and goes by Jackson's annotations. Nulls are written, but not to mime-db, as
 * Jackson does; times and keys that are numbers need an option each to be JSON that others read.
 */
final class FastjsonTasks {
    static {
        JSON.configWriterDateFormat("iso8601");
    }

    private FastjsonTasks() {}

    static Task<Object> task(Scenario scenario) {
        Type type = scenario.type();
        JSONWriter.Feature[] features = scenario == Scenario.MIME_DB
                ? new JSONWriter.Feature[] {}
                : new JSONWriter.Feature[] {JSONWriter.Feature.WriteNulls, JSONWriter.Feature.WriteNonStringKeyAsString
                };
        return new Task<>(
                scenario.sample(), bytes -> JSON.parseObject(bytes, type), value -> JSON.toJSONBytes(value, features));
    }
}
