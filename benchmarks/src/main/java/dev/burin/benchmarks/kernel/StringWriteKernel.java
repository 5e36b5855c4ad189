package dev.burin.benchmarks.kernel;

import com.alibaba.fastjson2.JSONWriter;
import com.dslplatform.json.DslJson;
import com.fasterxml.jackson.core.JsonGenerator;
import dev.burin.JsonWriter;
import dev.burin.benchmarks.data.Jackson;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Random;
import org.apache.fory.json.ForyJson;
import org.apache.fory.json.reader.Utf8JsonReader;
import org.apache.fory.json.writer.Utf8JsonWriter;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/**
 * Strings of several lengths and contents, writing only.
 *
 * <p>Strings of every kind are written before the kind that is measured, as in a real program: a method that has only met
 * strings of one byte per character, even a method of {@code String}, is compiled for those, and looks faster than it is.
 */
public class StringWriteKernel extends KernelBenchmark<String[]> {
    private static final int ROUNDS_BEFORE = 100;

    /** The kind that is measured. */
    @Param
    public TextKind kind;

    private final JsonWriter writer = new JsonWriter();
    private final ForyJson fory = new ForyStrings().fory(String[].class);
    private final com.dslplatform.json.JsonWriter dslWriter = new DslJson<>().newWriter();
    private String[] textsBefore;

    @Override
    String[] values(Random random) {
        return kind.texts(random);
    }

    /** Lets all libraries write strings of every kind. */
    @Setup
    public void writeEveryKind() throws IOException {
        Random random = new Random(0);
        for (int round = 0; round < ROUNDS_BEFORE; round++) {
            for (TextKind other : TextKind.values()) {
                textsBefore = other.texts(random);
                writeBurin();
                writeFory();
                writeFastjson2();
                writeDslJson();
                writeJackson();
            }
        }
        textsBefore = null;
    }

    private String[] texts() {
        return textsBefore == null ? nextValues() : textsBefore;
    }

    @Benchmark
    public Written writeBurin() {
        writer.reset();
        int at = writer.beginArray(writer.beginValue());
        for (String value : texts()) {
            at = writer.putComma(writer.putString(at, value, 1));
        }
        writer.position(writer.endArray(at));
        return written.of(writer.bytes(), writer.size());
    }

    @Benchmark
    public Written writeFory() {
        fory.writeJsonTo(texts(), String[].class, written);
        return written;
    }

    @Benchmark
    public Written writeFastjson2() throws IOException {
        String[] values = texts();
        try (JSONWriter out = JSONWriter.ofUTF8()) {
            out.startArray();
            for (int i = 0; i < VALUES; i++) {
                if (i > 0) {
                    out.writeComma();
                }
                out.writeString(values[i]);
            }
            out.endArray();
            out.flushTo(written);
        }
        return written;
    }

    @Benchmark
    public Written writeDslJson() {
        dslWriter.reset();
        byte before = '[';
        for (String value : texts()) {
            dslWriter.writeByte(before);
            dslWriter.writeString(value);
            before = ',';
        }
        dslWriter.writeByte((byte) ']');
        return written.of(dslWriter.getByteBuffer(), dslWriter.size());
    }

    /** Jackson returns its output only in pieces, so these figures include a copy of it. */
    @Benchmark
    public Written writeJackson() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(1 << 16);
        try (JsonGenerator out = Jackson.MAPPER.createGenerator(bytes)) {
            out.writeStartArray();
            for (String value : texts()) {
                out.writeString(value);
            }
            out.writeEndArray();
        }
        return written.of(bytes.toByteArray(), bytes.size());
    }

    private static final class ForyStrings extends ForyArrayCodec<String[]> {
        @Override
        public String[] readUtf8(Utf8JsonReader in) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void writeUtf8(Utf8JsonWriter out, String[] values) {
            out.writeArrayStart();
            for (int i = 0; i < VALUES; i++) {
                out.writeComma(i);
                out.writeString(values[i]);
            }
            out.writeArrayEnd();
        }
    }
}
