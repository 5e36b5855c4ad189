package dev.burin.benchmarks.kernel;

import com.alibaba.fastjson2.JSONReader;
import com.alibaba.fastjson2.JSONWriter;
import com.dslplatform.json.BinaryConverter;
import com.dslplatform.json.DslJson;
import dev.burin.JsonReader;
import dev.burin.JsonWriter;
import dev.burin.benchmarks.twin.KernelCodecs;
import dev.burin.benchmarks.twin.TwinCodec;
import dev.burin.codegen.value.Values;
import java.io.IOException;
import java.util.Arrays;
import java.util.Base64;
import java.util.Random;
import org.apache.fory.json.ForyJson;
import org.apache.fory.json.reader.Utf8JsonReader;
import org.apache.fory.json.writer.Utf8JsonWriter;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;

/** Bytes as base64. */
public class Base64Kernel extends KernelBenchmark<byte[][]> {

    /** The number of bytes. */
    public enum Kind {
        BYTES_16(16),
        BYTES_64(64),
        BYTES_1024(1024);

        private final int byteCount;

        Kind(int byteCount) {
            this.byteCount = byteCount;
        }

        private byte[] value(Random random) {
            byte[] value = new byte[byteCount];
            random.nextBytes(value);
            return value;
        }

        private int textBytes() {
            return (byteCount + 2) / 3 * 4;
        }
    }

    /** The kind that is measured. */
    @Param
    public Kind kind;

    private final JsonReader reader = JsonReader.of(new byte[0]);
    private final JsonWriter writer = new JsonWriter();
    private final byte[] buffer = new byte[VALUES * 1400 + SLACK_BYTES];
    private final ForyJson fory = new ForyBytes().fory(byte[][].class);
    private final TwinCodec<byte[][]> twin = KernelCodecs.bytes();
    private final com.dslplatform.json.JsonReader<Object> dslReader = new DslJson<>().newReader();
    private final com.dslplatform.json.JsonWriter dslWriter = new DslJson<>().newWriter();

    @Override
    byte[][] values(Random random) {
        byte[][] values = new byte[VALUES][];
        Arrays.setAll(values, i -> kind.value(random));
        return values;
    }

    @Benchmark
    public byte[][] readBurin() {
        byte[][] values = new byte[VALUES][];
        byte[] json = nextDocument();
        reader.reset(json, 0, json.length);
        int count = 0;
        for (boolean more = reader.beginArray(); more; more = reader.nextElement()) {
            values[count++] = Values.readBase64(reader);
        }
        return values;
    }

    @Benchmark
    public Written writeBurin() {
        writer.reset();
        int at = writer.beginArray(writer.beginValue());
        for (byte[] value : nextValues()) {
            at = writer.putComma(Values.putBase64(writer, at, value));
        }
        at = writer.endArray(at);
        return written.of(writer.bytes(), at);
    }

    /** Uses the JDK; the quotes are at known positions. */
    @Benchmark
    public byte[][] readJdk() {
        byte[][] values = new byte[VALUES][];
        byte[] json = nextDocument();
        int length = kind.textBytes();
        for (int i = 0; i < VALUES; i++) {
            int at = 2 + i * (length + 3);
            values[i] = Base64.getDecoder().decode(Arrays.copyOfRange(json, at, at + length));
        }
        return values;
    }

    @Benchmark
    public Written writeJdk() {
        int at = 0;
        for (byte[] value : nextValues()) {
            buffer[at] = (byte) (at == 0 ? '[' : ',');
            buffer[at + 1] = '"';
            byte[] text = Base64.getEncoder().encode(value);
            System.arraycopy(text, 0, buffer, at + 2, text.length);
            at += text.length + 3;
            buffer[at - 1] = '"';
        }
        buffer[at] = ']';
        return written.of(buffer, at + 1);
    }

    @Benchmark
    public Written writeFory() {
        fory.writeJsonTo(nextValues(), byte[][].class, written);
        return written;
    }

    @Benchmark
    public byte[][] readFastjson2() {
        byte[][] values = new byte[VALUES][];
        try (JSONReader in = JSONReader.of(nextDocument())) {
            int count = 0;
            in.nextIfArrayStart();
            while (!in.nextIfArrayEnd()) {
                values[count++] = in.readBase64();
                in.nextIfComma();
            }
        }
        return values;
    }

    @Benchmark
    public Written writeFastjson2() throws IOException {
        byte[][] values = nextValues();
        try (JSONWriter out = JSONWriter.ofUTF8()) {
            out.startArray();
            for (int i = 0; i < VALUES; i++) {
                if (i > 0) {
                    out.writeComma();
                }
                out.writeBase64(values[i]);
            }
            out.endArray();
            out.flushTo(written);
        }
        return written;
    }

    @Benchmark
    public byte[][] readJsoniterScala() {
        return twin.decode(nextDocument());
    }

    @Benchmark
    public Written writeJsoniterScala() {
        return written.of(buffer, twin.encode(nextValues(), buffer));
    }

    @Benchmark
    public byte[][] readDslJson() throws IOException {
        byte[][] values = new byte[VALUES][];
        byte[] json = nextDocument();
        dslReader.process(json, json.length);
        dslReader.getNextToken();
        int count = 0;
        do {
            dslReader.getNextToken();
            values[count++] = BinaryConverter.deserialize(dslReader);
        } while (dslReader.getNextToken() == ',');
        return values;
    }

    @Benchmark
    public Written writeDslJson() {
        dslWriter.reset();
        byte before = '[';
        for (byte[] value : nextValues()) {
            dslWriter.writeByte(before);
            BinaryConverter.serialize(value, dslWriter);
            before = ',';
        }
        dslWriter.writeByte((byte) ']');
        return written.of(dslWriter.getByteBuffer(), dslWriter.size());
    }

    private static final class ForyBytes extends ForyArrayCodec<byte[][]> {
        @Override
        public byte[][] readUtf8(Utf8JsonReader in) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void writeUtf8(Utf8JsonWriter out, byte[][] values) {
            out.writeArrayStart();
            for (int i = 0; i < VALUES; i++) {
                out.writeComma(i);
                out.writeBase64(values[i]);
            }
            out.writeArrayEnd();
        }
    }
}
