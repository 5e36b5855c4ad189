package dev.burin.benchmarks.kernel;

import com.alibaba.fastjson2.JSONReader;
import com.dslplatform.json.DslJson;
import com.fasterxml.jackson.core.JsonParser;
import dev.burin.JsonReader;
import dev.burin.benchmarks.data.Jackson;
import java.io.IOException;
import java.util.Random;
import org.apache.fory.json.ForyJson;
import org.apache.fory.json.reader.Utf8JsonReader;
import org.apache.fory.json.writer.Utf8JsonWriter;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/**
 * Strings of several lengths and contents, reading only; strings of every kind are read before the kind that is measured, as
 * in {@link StringWriteKernel}. fastjson2 and DSL-JSON accept control characters and invalid UTF-8.
 */
public class StringReadKernel extends KernelBenchmark<String[]> {
    private static final int ROUNDS_BEFORE = 100;

    /** The kind that is measured. */
    @Param
    public TextKind kind;

    private final JsonReader reader = JsonReader.of(new byte[0]);
    private final ForyJson fory = new ForyStrings().fory(String[].class);
    private final com.dslplatform.json.JsonReader<Object> dslReader = new DslJson<>().newReader();
    private byte[] documentBefore;

    @Override
    String[] values(Random random) {
        return kind.texts(random);
    }

    /** Lets all libraries read strings of every kind. */
    @Setup
    public void readEveryKind() throws IOException {
        Random random = new Random(0);
        for (int round = 0; round < ROUNDS_BEFORE; round++) {
            for (TextKind other : TextKind.values()) {
                documentBefore = json(other.texts(random));
                readBurin();
                readFory();
                readFastjson2();
                readDslJson();
                readJackson();
            }
        }
        documentBefore = null;
    }

    private byte[] document() {
        return documentBefore == null ? nextDocument() : documentBefore;
    }

    @Benchmark
    public String[] readBurin() {
        String[] values = new String[VALUES];
        byte[] json = document();
        reader.reset(json, 0, json.length);
        int count = 0;
        for (boolean more = reader.beginArray(); more; more = reader.nextElement()) {
            values[count++] = reader.readStringOrNull();
        }
        return values;
    }

    @Benchmark
    public String[] readFory() {
        return fory.fromJson(document(), String[].class);
    }

    @Benchmark
    public String[] readFastjson2() {
        String[] values = new String[VALUES];
        try (JSONReader in = JSONReader.of(document())) {
            int count = 0;
            in.nextIfArrayStart();
            while (!in.nextIfArrayEnd()) {
                values[count++] = in.readString();
            }
        }
        return values;
    }

    @Benchmark
    public String[] readDslJson() throws IOException {
        String[] values = new String[VALUES];
        byte[] json = document();
        dslReader.process(json, json.length);
        dslReader.getNextToken();
        int count = 0;
        do {
            dslReader.getNextToken();
            values[count++] = dslReader.readString();
        } while (dslReader.getNextToken() == ',');
        return values;
    }

    @Benchmark
    public String[] readJackson() throws IOException {
        String[] values = new String[VALUES];
        try (JsonParser in = Jackson.MAPPER.createParser(document())) {
            in.nextToken();
            int count = 0;
            for (String value = in.nextTextValue(); value != null; value = in.nextTextValue()) {
                values[count++] = value;
            }
        }
        return values;
    }

    private static final class ForyStrings extends ForyArrayCodec<String[]> {
        @Override
        public String[] readUtf8(Utf8JsonReader in) {
            String[] values = new String[VALUES];
            int count = 0;
            in.expectNextToken('[');
            do {
                values[count++] = in.readString();
            } while (in.consumeNextCommaOrEndArray());
            return values;
        }

        @Override
        public void writeUtf8(Utf8JsonWriter out, String[] values) {
            throw new UnsupportedOperationException();
        }
    }
}
