package dev.burin.benchmarks.kernel;

import org.apache.fory.json.ForyJson;
import org.apache.fory.json.codec.JsonValueCodec;
import org.apache.fory.json.reader.Latin1JsonReader;
import org.apache.fory.json.reader.Utf16JsonReader;
import org.apache.fory.json.writer.StringJsonWriter;

/**
 * A Fory JSON codec for the arrays of a kernel benchmark, which gives access to Fory's reader and writer. Subclasses implement
 * only UTF-8, the only encoding that is used.
 */
abstract class ForyArrayCodec<A> implements JsonValueCodec<A> {

    /** Returns a Fory instance that uses this codec. */
    final ForyJson fory(Class<A> type) {
        return ForyJson.builder().registerCodec(type, this).build();
    }

    @Override
    public final void writeString(StringJsonWriter out, A values) {
        throw new UnsupportedOperationException();
    }

    @Override
    public final A readLatin1(Latin1JsonReader in) {
        throw new UnsupportedOperationException();
    }

    @Override
    public final A readUtf16(Utf16JsonReader in) {
        throw new UnsupportedOperationException();
    }
}
