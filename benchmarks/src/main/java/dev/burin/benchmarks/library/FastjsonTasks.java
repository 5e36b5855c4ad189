package dev.burin.benchmarks.library;

import com.alibaba.fastjson2.JSON;
import com.alibaba.fastjson2.JSONWriter;
import dev.burin.benchmarks.data.Scenario;
import java.lang.reflect.Type;

/**
 * fastjson2, which compiles at run time and follows Jackson's annotations. Like Jackson, it writes nulls, but not in mime-db.
 * One option each makes times and numeric keys JSON that others can read.
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
