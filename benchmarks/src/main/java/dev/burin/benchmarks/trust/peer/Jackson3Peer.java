package dev.burin.benchmarks.trust.peer;

import dev.burin.benchmarks.model.trust.Shapes;
import dev.burin.benchmarks.model.trust.Target;
import java.util.List;
import tools.jackson.core.JacksonException;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.annotation.JsonDeserialize;
import tools.jackson.databind.annotation.JsonPOJOBuilder;
import tools.jackson.databind.json.JsonMapper;

/** Jackson 3 with its defaults, which skip unknown members and check for content after the value. */
final class Jackson3Peer implements Peer {
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .addMixIn(Shapes.Parcel.class, ParcelAnnotations.class)
            .addMixIn(Shapes.Parcel.Builder.class, BuilderAnnotations.class)
            .build();

    /** The annotation that the class has for Jackson 2, whose builder annotations are in another package. */
    @JsonDeserialize(builder = Shapes.Parcel.Builder.class)
    private static final class ParcelAnnotations {}

    @JsonPOJOBuilder(withPrefix = "")
    private static final class BuilderAnnotations {}

    private final ObjectReader valueReader = MAPPER.readerFor(Object.class);
    private final ObjectReader targetReader = MAPPER.readerFor(Target.class);
    private final ObjectReader targetsReader = MAPPER.readerFor(new TypeReference<List<Target>>() {});
    private final ObjectWriter writer = MAPPER.writerFor(Target.class);

    @Override
    public String title() {
        return "Jackson 3";
    }

    @Override
    public String library() {
        return "JACKSON_3";
    }

    @Override
    public Object value(byte[] json) {
        return valueReader.readValue(json);
    }

    @Override
    public Target target(byte[] json) {
        return targetReader.readValue(json);
    }

    @Override
    public List<Target> targets(byte[] json) {
        return targetsReader.readValue(json);
    }

    @Override
    public Object object(Class<?> type, byte[] json) {
        return MAPPER.readValue(json, type);
    }

    @Override
    public List<?> objects(Class<?> type, byte[] json) {
        return MAPPER.readValue(json, MAPPER.getTypeFactory().constructCollectionType(List.class, type));
    }

    @Override
    public byte[] write(Target value) {
        return writer.writeValueAsBytes(value);
    }

    @Override
    public boolean declares(Throwable thrown) {
        return thrown instanceof JacksonException;
    }
}
