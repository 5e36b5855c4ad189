package dev.burin.benchmarks.kernel;

import com.alibaba.fastjson2.JSON;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.google.gson.Gson;
import dev.burin.Codec;
import dev.burin.Codecs;
import dev.burin.benchmarks.data.Jackson;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.apache.fory.json.ForyJson;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;

/** Documents that are a {@code String}: 64 strings in an array. Burin reads its UTF-8, the other libraries its characters. */
public class TextReadKernel extends KernelBenchmark<String[]> {
    private static final Codec<List<String>> CODEC = Codecs.STRING.list();

    /** The kind that is measured. */
    @Param
    public TextKind kind;

    private final Gson gson = new Gson();
    private final ForyJson fory = ForyJson.builder().build();
    private final List<String> texts = new ArrayList<>();
    private int next;

    @Override
    String[] values(Random random) {
        return kind.texts(random);
    }

    @Override
    byte[] json(String[] values) throws JsonProcessingException {
        byte[] json = super.json(values);
        texts.add(new String(json, StandardCharsets.UTF_8));
        return json;
    }

    /** Takes turns with the arrays of {@link KernelBenchmark}, which begins with the second one, too. */
    private String nextText() {
        next = (next + 1) % DOCUMENTS;
        return texts.get(next);
    }

    @Benchmark
    public String[] readBurin() {
        return CODEC.fromJson(nextText()).toArray(String[]::new);
    }

    @Benchmark
    public String[] readFory() {
        return fory.fromJson(nextText(), String[].class);
    }

    @Benchmark
    public String[] readFastjson2() {
        return JSON.parseObject(nextText(), String[].class);
    }

    @Benchmark
    public String[] readGson() {
        return gson.fromJson(nextText(), String[].class);
    }

    @Benchmark
    public String[] readJackson() throws JsonProcessingException {
        return Jackson.MAPPER.readValue(nextText(), String[].class);
    }
}
