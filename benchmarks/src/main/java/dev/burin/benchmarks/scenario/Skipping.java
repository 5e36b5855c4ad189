package dev.burin.benchmarks.scenario;

import com.alibaba.fastjson2.JSONReader;
import com.dslplatform.json.DslJson;
import com.dslplatform.json.NumberConverter;
import com.fasterxml.jackson.core.JsonParser;
import com.jsoniter.JsonIterator;
import dev.burin.JsonReader;
import dev.burin.benchmarks.data.Jackson;
import java.io.IOException;

/** Libraries that can skip a single value; not thread-safe. They differ in what they reject: docs/performance/skipping.md. */
public enum Skipping {
    BURIN {
        private final JsonReader in = JsonReader.of(new byte[0]);

        @Override
        int numberBehind(byte[] json) {
            in.reset(json, 0, json.length);
            in.beginArray();
            in.skipValue();
            in.nextElement();
            return in.readInt();
        }
    },
    JACKSON {
        @Override
        int numberBehind(byte[] json) throws IOException {
            try (JsonParser in = Jackson.MAPPER.createParser(json)) {
                in.nextToken();
                in.nextToken();
                in.skipChildren();
                in.nextToken();
                return in.getIntValue();
            }
        }
    },
    FASTJSON2 {
        @Override
        int numberBehind(byte[] json) {
            try (JSONReader in = JSONReader.of(json)) {
                in.nextIfArrayStart();
                in.skipValue();
                return in.readInt32Value();
            }
        }
    },
    DSL_JSON {
        private final com.dslplatform.json.JsonReader<Object> in = new DslJson<>().newReader();

        @Override
        int numberBehind(byte[] json) throws IOException {
            in.process(json, json.length);
            in.getNextToken();
            in.getNextToken();
            in.skip();
            in.getNextToken();
            return NumberConverter.deserializeInt(in);
        }
    },
    JSONITER {
        @Override
        int numberBehind(byte[] json) throws IOException {
            JsonIterator in = JsonIterator.parse(json);
            in.readArray();
            in.skip();
            in.readArray();
            return in.readInt();
        }
    };

    /** Skips the first of two elements, and returns the second. */
    abstract int numberBehind(byte[] json) throws IOException;
}
