package dev.burin.benchmarks.trust.peer;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import dev.burin.benchmarks.model.trust.Target;
import java.io.IOException;
import java.util.List;

/** Jackson 2, which by default does not check for content after the value. */
final class JacksonPeer implements Peer {
    private final String title;
    private final JsonMapper mapper;
    private final ObjectReader valueReader;
    private final ObjectReader targetReader;
    private final ObjectReader targetsReader;
    private final ObjectWriter writer;

    private JacksonPeer(String title, JsonMapper mapper) {
        this.title = title;
        this.mapper = mapper;
        valueReader = mapper.readerFor(Object.class);
        targetReader = mapper.readerFor(Target.class);
        targetsReader = mapper.readerFor(new TypeReference<List<Target>>() {});
        writer = mapper.writerFor(Target.class);
    }

    static JacksonPeer byDefault() {
        return new JacksonPeer("Jackson 2", builder().build());
    }

    static JacksonPeer refusingTrailingTokens() {
        return new JacksonPeer(
                "Jackson 2, FAIL_ON_TRAILING_TOKENS",
                builder().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS).build());
    }

    private static JsonMapper.Builder builder() {
        return JsonMapper.builder()
                .addModule(new Jdk8Module())
                .addModule(new JavaTimeModule())
                .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);
    }

    @Override
    public String title() {
        return title;
    }

    @Override
    public String library() {
        return "JACKSON";
    }

    @Override
    public Object value(byte[] json) throws IOException {
        return valueReader.readValue(json);
    }

    @Override
    public Target target(byte[] json) throws IOException {
        return targetReader.readValue(json);
    }

    @Override
    public List<Target> targets(byte[] json) throws IOException {
        return targetsReader.readValue(json);
    }

    @Override
    public Object object(Class<?> type, byte[] json) throws IOException {
        return mapper.readValue(json, type);
    }

    @Override
    public List<?> objects(Class<?> type, byte[] json) throws IOException {
        return mapper.readValue(json, mapper.getTypeFactory().constructCollectionType(List.class, type));
    }

    @Override
    public byte[] write(Target value) throws IOException {
        return writer.writeValueAsBytes(value);
    }

    @Override
    public boolean declares(Throwable thrown) {
        return thrown instanceof IOException;
    }
}
