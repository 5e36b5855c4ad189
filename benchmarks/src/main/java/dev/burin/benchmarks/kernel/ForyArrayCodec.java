package dev.burin.benchmarks.kernel;

import org.apache.fory.json.ForyJson;
import org.apache.fory.json.codec.JsonValueCodec;
import org.apache.fory.json.reader.Latin1JsonReader;
import org.apache.fory.json.reader.Utf16JsonReader;
import org.apache.fory.json.writer.StringJsonWriter;

/**
 * A codec of Fory JSON for the arrays of a kernel benchmark: the way to its reader and its writer. A subclass does UTF-8;
 * nothing else is asked for.
 */
abstract class ForyArrayCodec<A> implements JsonValueCodec<A> {

    /** Returns a Fory that goes by this codec. */
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
