package dev.burin.benchmarks.trust.peer;

import dev.burin.Codec;
import dev.burin.JsonException;
import dev.burin.benchmarks.model.trust.Anything;
import dev.burin.benchmarks.model.trust.AnythingCodec;
import dev.burin.benchmarks.model.trust.Target;
import dev.burin.benchmarks.model.trust.TargetCodec;
import dev.burin.reference.OwnFault;
import java.util.List;

/** Burin with its defaults. */
final class BurinPeer implements Peer {
    private static final Codec<Anything> ANYTHING = AnythingCodec.INSTANCE.nullable();
    private static final Codec<List<Target>> TARGETS = TargetCodec.INSTANCE.list();

    @Override
    public String title() {
        return "Burin";
    }

    @Override
    public String library() {
        return "BURIN";
    }

    @Override
    public Object value(byte[] json) {
        Anything anything = ANYTHING.fromJson(json);
        return anything == null ? null : anything.value();
    }

    @Override
    public Target target(byte[] json) {
        return TargetCodec.INSTANCE.fromJson(json);
    }

    @Override
    public List<Target> targets(byte[] json) {
        return TARGETS.fromJson(json);
    }

    @Override
    public Object object(Class<?> type, byte[] json) {
        return BurinCodecs.of(type).fromJson(json);
    }

    @Override
    public List<?> objects(Class<?> type, byte[] json) {
        return BurinCodecs.of(type).list().fromJson(json);
    }

    @Override
    public byte[] write(Target value) {
        return TargetCodec.INSTANCE.toJsonBytes(value);
    }

    /** An internal fault of Burin is not declared, even if it looks like a rejection by a type. */
    @Override
    public boolean declares(Throwable thrown) {
        return thrown instanceof JsonException e && !OwnFault.isBehind(e, e.code());
    }
}
