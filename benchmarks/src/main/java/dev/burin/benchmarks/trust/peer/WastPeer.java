package dev.burin.benchmarks.trust.peer;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.burin.benchmarks.model.trust.Target;
import io.github.wycst.wast.json.JSON;
import io.github.wycst.wast.json.exceptions.JSONException;
import java.util.List;

/** wast with its defaults, but always UTF-8. */
final class WastPeer implements Peer {
    @Override
    public String title() {
        return "wast";
    }

    @Override
    public String library() {
        return "WAST";
    }

    @Override
    public Object value(byte[] json) {
        return JSON.parse(json);
    }

    @Override
    public Target target(byte[] json) {
        return JSON.parseObject(json, Target.class);
    }

    @Override
    public List<Target> targets(byte[] json) {
        return JSON.parseArray(json, Target.class);
    }

    @Override
    public Object object(Class<?> type, byte[] json) {
        return JSON.parseObject(json, type);
    }

    @Override
    public List<?> objects(Class<?> type, byte[] json) {
        return JSON.parseArray(json, type);
    }

    @Override
    public byte[] write(Target value) {
        return JSON.toJsonBytes(value, UTF_8);
    }

    @Override
    public boolean declares(Throwable thrown) {
        return thrown instanceof JSONException;
    }
}
