package dev.burin.benchmarks.trust.peer;

import dev.burin.benchmarks.model.trust.Target;
import io.avaje.json.JsonException;
import io.avaje.jsonb.Json;
import io.avaje.jsonb.JsonType;
import io.avaje.jsonb.Jsonb;
import java.util.List;

/** avaje-jsonb with the adapter that it generates at compile time. */
@Json.Import(Target.class)
final class AvajePeer implements Peer {
    private static final Jsonb JSONB = Jsonb.builder().build();

    private final JsonType<Object> value = JSONB.type(Object.class);
    private final JsonType<Target> target = JSONB.type(Target.class);
    private final JsonType<List<Target>> targets = target.list();

    @Override
    public String title() {
        return "avaje-jsonb";
    }

    @Override
    public String library() {
        return "AVAJE";
    }

    @Override
    public Object value(byte[] json) {
        return value.fromJson(json);
    }

    @Override
    public Target target(byte[] json) {
        return target.fromJson(json);
    }

    @Override
    public List<Target> targets(byte[] json) {
        return targets.fromJson(json);
    }

    @Override
    public byte[] write(Target written) {
        return target.toJsonBytes(written);
    }

    @Override
    public boolean declares(Throwable thrown) {
        return thrown instanceof JsonException;
    }
}
