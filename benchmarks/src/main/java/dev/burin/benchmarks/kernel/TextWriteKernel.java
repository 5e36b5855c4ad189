package dev.burin.benchmarks.kernel;

import com.alibaba.fastjson2.JSON;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.google.gson.Gson;
import dev.burin.Codec;
import dev.burin.Codecs;
import dev.burin.benchmarks.data.Jackson;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.apache.fory.json.ForyJson;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;

/**
 * Documents that become a {@code String}: 64 strings in an array. Burin writes UTF-8 and decodes it, the other libraries write
 * characters.
 */
public class TextWriteKernel extends KernelBenchmark<String[]> {
    private static final Codec<List<String>> CODEC = Codecs.STRING.list();

    /** The kind that is measured. */
    @Param
    public TextKind kind;

    private final Gson gson = new Gson();
    private final ForyJson fory = ForyJson.builder().build();

    @Override
    String[] values(Random random) {
        return kind.texts(random);
    }

    @Benchmark
    public String writeBurin() {
        return CODEC.toJson(Arrays.asList(nextValues()));
    }

    @Benchmark
    public String writeFory() {
        return fory.toJson(nextValues());
    }

    @Benchmark
    public String writeFastjson2() {
        return JSON.toJSONString(nextValues());
    }

    @Benchmark
    public String writeGson() {
        return gson.toJson(nextValues());
    }

    @Benchmark
    public String writeJackson() throws JsonProcessingException {
        return Jackson.MAPPER.writeValueAsString(nextValues());
    }
}
