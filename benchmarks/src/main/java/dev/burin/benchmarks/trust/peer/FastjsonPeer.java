package dev.burin.benchmarks.trust.peer;

import com.alibaba.fastjson2.JSON;
import com.alibaba.fastjson2.JSONException;
import dev.burin.benchmarks.model.trust.Target;
import java.util.List;

/** fastjson2 with its defaults. */
final class FastjsonPeer implements Peer {
    @Override
    public String title() {
        return "fastjson2";
    }

    @Override
    public String library() {
        return "FASTJSON2";
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
        return JSON.toJSONBytes(value);
    }

    @Override
    public boolean declares(Throwable thrown) {
        return thrown instanceof JSONException;
    }
}
