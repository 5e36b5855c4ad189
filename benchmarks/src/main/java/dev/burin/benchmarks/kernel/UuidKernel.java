package dev.burin.benchmarks.kernel;

import com.alibaba.fastjson2.JSONReader;
import com.alibaba.fastjson2.JSONWriter;
import com.dslplatform.json.DslJson;
import com.dslplatform.json.UUIDConverter;
import com.fasterxml.jackson.core.JsonProcessingException;
import dev.burin.JsonReader;
import dev.burin.JsonWriter;
import dev.burin.benchmarks.twin.KernelCodecs;
import dev.burin.benchmarks.twin.TwinCodec;
import dev.burin.codegen.SizeBounds;
import dev.burin.codegen.value.Values;
import dev.burin.internal.text.UuidText;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Random;
import java.util.UUID;
import org.apache.fory.json.ForyJson;
import org.apache.fory.json.reader.Utf8JsonReader;
import org.apache.fory.json.writer.Utf8JsonWriter;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;

/** UUIDs in both cases; all are written in lower case. */
public class UuidKernel extends KernelBenchmark<UUID[]> {
    private static final int QUOTED_BYTES = UuidText.BYTES + 2;

    /** The kinds of documents. */
    public enum Kind {
        LOWER_CASE,
        UPPER_CASE
    }

    /** The kind that is measured. */
    @Param
    public Kind kind;

    private final JsonReader reader = JsonReader.of(new byte[0]);
    private final JsonWriter writer = new JsonWriter();
    private final byte[] buffer = new byte[VALUES * (QUOTED_BYTES + 1) + SLACK_BYTES];
    private final ForyJson fory = new ForyUuids().fory(UUID[].class);
    private final TwinCodec<UUID[]> twin = KernelCodecs.uuids();
    private final com.dslplatform.json.JsonReader<Object> dslReader = new DslJson<>().newReader();
    private final com.dslplatform.json.JsonWriter dslWriter = new DslJson<>().newWriter();

    @Override
    UUID[] values(Random random) {
        UUID[] values = new UUID[VALUES];
        for (int i = 0; i < VALUES; i++) {
            values[i] = new UUID(random.nextLong(), random.nextLong());
        }
        return values;
    }

    @Override
    byte[] json(UUID[] values) throws JsonProcessingException {
        String json = new String(super.json(values), StandardCharsets.ISO_8859_1);
        return (kind == Kind.UPPER_CASE ? json.toUpperCase(Locale.ROOT) : json).getBytes(StandardCharsets.ISO_8859_1);
    }

    @Benchmark
    public UUID[] readBurin() {
        UUID[] values = new UUID[VALUES];
        byte[] json = nextDocument();
        reader.reset(json, 0, json.length);
        int count = 0;
        for (boolean more = reader.beginArray(); more; more = reader.nextElement()) {
            values[count++] = Values.readUuid(reader);
        }
        return values;
    }

    @Benchmark
    public Written writeBurin() {
        writer.reset();
        int at = writer.beginArray(writer.beginValue());
        for (UUID value : nextValues()) {
            writer.reserve(at, SizeBounds.UUID + 1);
            at = writer.putComma(Values.put(writer, at, value));
        }
        at = writer.endArray(at);
        return written.of(writer.bytes(), at);
    }

    /** Uses the JDK; the quotes are at known positions. */
    @Benchmark
    public UUID[] readJdk() {
        UUID[] values = new UUID[VALUES];
        byte[] json = nextDocument();
        for (int i = 0; i < VALUES; i++) {
            int at = 2 + i * (QUOTED_BYTES + 1);
            values[i] = UUID.fromString(new String(json, at, UuidText.BYTES, StandardCharsets.ISO_8859_1));
        }
        return values;
    }

    @Benchmark
    @SuppressWarnings("deprecation") // the fastest way to the bytes of a string that is known to be ASCII
    public Written writeJdk() {
        int at = 0;
        for (UUID value : nextValues()) {
            buffer[at] = (byte) (at == 0 ? '[' : ',');
            buffer[at + 1] = '"';
            value.toString().getBytes(0, UuidText.BYTES, buffer, at + 2);
            at += QUOTED_BYTES + 1;
            buffer[at - 1] = '"';
        }
        buffer[at] = ']';
        return written.of(buffer, at + 1);
    }

    @Benchmark
    public UUID[] readFory() {
        return fory.fromJson(nextDocument(), UUID[].class);
    }

    @Benchmark
    public Written writeFory() {
        fory.writeJsonTo(nextValues(), UUID[].class, written);
        return written;
    }

    @Benchmark
    public UUID[] readFastjson2() {
        UUID[] values = new UUID[VALUES];
        try (JSONReader in = JSONReader.of(nextDocument())) {
            int count = 0;
            in.nextIfArrayStart();
            while (!in.nextIfArrayEnd()) {
                values[count++] = in.readUUID();
            }
        }
        return values;
    }

    @Benchmark
    public Written writeFastjson2() throws IOException {
        UUID[] values = nextValues();
        try (JSONWriter out = JSONWriter.ofUTF8()) {
            out.startArray();
            for (int i = 0; i < VALUES; i++) {
                if (i > 0) {
                    out.writeComma();
                }
                out.writeUUID(values[i]);
            }
            out.endArray();
            out.flushTo(written);
        }
        return written;
    }

    @Benchmark
    public UUID[] readJsoniterScala() {
        return twin.decode(nextDocument());
    }

    @Benchmark
    public Written writeJsoniterScala() {
        return written.of(buffer, twin.encode(nextValues(), buffer));
    }

    @Benchmark
    public UUID[] readDslJson() throws IOException {
        UUID[] values = new UUID[VALUES];
        byte[] json = nextDocument();
        dslReader.process(json, json.length);
        dslReader.getNextToken();
        int count = 0;
        do {
            dslReader.getNextToken();
            values[count++] = UUIDConverter.deserialize(dslReader);
        } while (dslReader.getNextToken() == ',');
        return values;
    }

    @Benchmark
    public Written writeDslJson() {
        dslWriter.reset();
        byte before = '[';
        for (UUID value : nextValues()) {
            dslWriter.writeByte(before);
            UUIDConverter.serialize(value, dslWriter);
            before = ',';
        }
        dslWriter.writeByte((byte) ']');
        return written.of(dslWriter.getByteBuffer(), dslWriter.size());
    }

    private static final class ForyUuids extends ForyArrayCodec<UUID[]> {
        @Override
        public UUID[] readUtf8(Utf8JsonReader in) {
            UUID[] values = new UUID[VALUES];
            int count = 0;
            in.expectNextToken('[');
            do {
                values[count++] = in.readUuid();
            } while (in.consumeNextCommaOrEndArray());
            return values;
        }

        @Override
        public void writeUtf8(Utf8JsonWriter out, UUID[] values) {
            out.writeArrayStart();
            for (int i = 0; i < VALUES; i++) {
                out.writeComma(i);
                out.writeUuid(values[i]);
            }
            out.writeArrayEnd();
        }
    }
}
