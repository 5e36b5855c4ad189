package dev.burin.benchmarks.trust.peer;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.jsoniter.JsonIterator;
import com.jsoniter.output.JsonStream;
import com.jsoniter.spi.Config;
import com.jsoniter.spi.JsonException;
import com.jsoniter.spi.TypeLiteral;
import dev.burin.benchmarks.model.trust.Target;
import java.util.Arrays;
import java.util.List;

/** Jsoniter with its defaults, whatever the other benchmarks have set globally. */
final class JsoniterPeer implements Peer {
    private static final Config DEFAULTS = new Config.Builder().build();
    private static final TypeLiteral<List<Target>> TARGETS = new TypeLiteral<>() {};

    @Override
    public String title() {
        return "Jsoniter";
    }

    @Override
    public String library() {
        return "JSONITER";
    }

    @Override
    public Object value(byte[] json) {
        return JsonIterator.deserialize(DEFAULTS, json, Object.class);
    }

    @Override
    public Target target(byte[] json) {
        return JsonIterator.deserialize(DEFAULTS, json, Target.class);
    }

    @Override
    public List<Target> targets(byte[] json) {
        return JsonIterator.deserialize(DEFAULTS, json, TARGETS);
    }

    @Override
    public Object object(Class<?> type, byte[] json) {
        return JsonIterator.deserialize(DEFAULTS, json, type);
    }

    @Override
    public List<?> objects(Class<?> type, byte[] json) {
        return Arrays.asList((Object[]) JsonIterator.deserialize(DEFAULTS, json, type.arrayType()));
    }

    @Override
    public byte[] write(Target value) {
        return JsonStream.serialize(DEFAULTS, value).getBytes(UTF_8);
    }

    @Override
    public boolean declares(Throwable thrown) {
        return thrown instanceof JsonException;
    }
}
