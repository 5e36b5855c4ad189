package dev.burin.benchmarks.coding;

import com.alibaba.fastjson2.JSON;
import com.alibaba.fastjson2.JSONWriter;
import java.io.InputStream;
import java.io.OutputStream;

/** fastjson2, which compiles at run time. Nulls are written; times are written in the same form as by the other libraries. */
final class FastjsonCoding<T> implements Coding<T> {
    static {
        JSON.configWriterDateFormat("iso8601");
    }

    private final Class<T> type;

    FastjsonCoding(Class<T> type) {
        this.type = type;
    }

    @Override
    public T decode(byte[] json) {
        return JSON.parseObject(json, type);
    }

    @Override
    public byte[] encode(T value) {
        return JSON.toJSONBytes(value, JSONWriter.Feature.WriteNulls);
    }

    @Override
    public T decode(InputStream json) {
        return JSON.parseObject(json, type);
    }

    @Override
    public void encode(T value, OutputStream target) {
        JSON.writeTo(target, value, JSONWriter.Feature.WriteNulls);
    }
}
