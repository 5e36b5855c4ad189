package dev.burin.benchmarks.trust.peer;

import com.dslplatform.json.DslJson;
import com.dslplatform.json.JsonReader.DoublePrecision;
import com.dslplatform.json.JsonWriter;
import com.dslplatform.json.runtime.Settings;
import dev.burin.benchmarks.model.trust.Target;
import java.io.IOException;
import java.util.List;

/** DSL-JSON with the converter that it generates at compile time. */
final class DslJsonPeer implements Peer {
    private final String title;
    private final DslJson<Object> json;

    private DslJsonPeer(String title, DslJson.Settings<Object> settings) {
        this.title = title;
        this.json = new DslJson<>(settings.includeServiceLoader());
    }

    static DslJsonPeer byDefault() {
        return new DslJsonPeer("DSL-JSON", Settings.withRuntime());
    }

    static DslJsonPeer exact() {
        return new DslJsonPeer("DSL-JSON, EXACT", Settings.withRuntime().doublePrecision(DoublePrecision.EXACT));
    }

    @Override
    public String title() {
        return title;
    }

    @Override
    public String library() {
        return "DSL_JSON";
    }

    @Override
    public Object value(byte[] bytes) throws IOException {
        return json.deserialize(Object.class, bytes, bytes.length);
    }

    @Override
    public Target target(byte[] bytes) throws IOException {
        return json.deserialize(Target.class, bytes, bytes.length);
    }

    @Override
    public List<Target> targets(byte[] bytes) throws IOException {
        return json.deserializeList(Target.class, bytes, bytes.length);
    }

    @Override
    public Object object(Class<?> type, byte[] bytes) throws IOException {
        return json.deserialize(type, bytes, bytes.length);
    }

    @Override
    public List<?> objects(Class<?> type, byte[] bytes) throws IOException {
        return json.deserializeList(type, bytes, bytes.length);
    }

    @Override
    public byte[] write(Target value) throws IOException {
        JsonWriter writer = json.newWriter();
        json.serialize(writer, value);
        return writer.toByteArray();
    }

    @Override
    public boolean declares(Throwable thrown) {
        return thrown instanceof IOException;
    }
}
