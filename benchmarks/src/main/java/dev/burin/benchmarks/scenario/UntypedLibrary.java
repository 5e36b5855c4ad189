package dev.burin.benchmarks.scenario;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.alibaba.fastjson2.JSON;
import com.alibaba.fastjson2.JSONWriter;
import com.fasterxml.jackson.databind.JsonNode;
import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonElement;
import com.google.gson.JsonParser;
import dev.burin.JsonValue;
import dev.burin.benchmarks.data.Jackson;
import dev.burin.benchmarks.model.trust.Anything;
import dev.burin.benchmarks.model.trust.AnythingCodec;
import io.github.wycst.wast.json.options.WriteOption;
import java.io.IOException;
import org.apache.fory.json.ForyJson;

/** Libraries that read and write documents of an unknown type: as maps and lists, or as trees of their own. All write nulls. */
public enum UntypedLibrary {
    BURIN {
        @Override
        Object read(byte[] json) {
            return AnythingCodec.INSTANCE.fromJson(json);
        }

        @Override
        byte[] write(Object value) {
            return AnythingCodec.INSTANCE.toJsonBytes((Anything) value);
        }
    },
    BURIN_TREE {
        @Override
        Object read(byte[] json) {
            return JsonValue.CODEC.fromJson(json);
        }

        @Override
        byte[] write(Object value) {
            return JsonValue.CODEC.toJsonBytes((JsonValue) value);
        }
    },
    JACKSON {
        @Override
        Object read(byte[] json) throws IOException {
            return Jackson.MAPPER.readValue(json, Object.class);
        }

        @Override
        byte[] write(Object value) throws IOException {
            return Jackson.MAPPER.writeValueAsBytes(value);
        }
    },
    JACKSON_TREE {
        @Override
        Object read(byte[] json) throws IOException {
            return Jackson.MAPPER.readTree(json);
        }

        @Override
        byte[] write(Object value) throws IOException {
            return Jackson.MAPPER.writeValueAsBytes((JsonNode) value);
        }
    },
    /** Maps and lists of its own. */
    FASTJSON2 {
        @Override
        Object read(byte[] json) {
            return JSON.parse(json);
        }

        @Override
        byte[] write(Object value) {
            return JSON.toJSONBytes(value, JSONWriter.Feature.WriteMapNullValue);
        }
    },
    FORY {
        @Override
        Object read(byte[] json) {
            return Fory.JSON.fromJson(json, Object.class);
        }

        @Override
        byte[] write(Object value) {
            return Fory.JSON.toJsonBytes(value);
        }
    },
    /** Writes a string, which is converted: its bytes are invalid, é being the one byte of Latin-1. */
    WAST {
        @Override
        Object read(byte[] json) {
            return io.github.wycst.wast.json.JSON.parse(json);
        }

        @Override
        byte[] write(Object value) {
            return io.github
                    .wycst
                    .wast
                    .json
                    .JSON
                    .toJsonString(value, WriteOption.FullProperty)
                    .getBytes(UTF_8);
        }
    },
    /** Reads and writes strings, so that its bytes are converted. */
    GSON_TREE {
        @Override
        Object read(byte[] json) {
            return JsonParser.parseString(new String(json, UTF_8));
        }

        @Override
        byte[] write(Object value) {
            return Trees.GSON.toJson((JsonElement) value).getBytes(UTF_8);
        }
    };

    /** Returns the value of a document. */
    abstract Object read(byte[] json) throws IOException;

    /** Returns the document of a value that it has read. */
    abstract byte[] write(Object value) throws IOException;

    private static final class Fory {
        static final ForyJson JSON = ForyJson.builder()
                .writeNullFields(true)
                .withAsyncCompilation(false)
                .build();
    }

    private static final class Trees {
        static final Gson GSON = new GsonBuilder().serializeNulls().create();
    }
}
