package dev.burin.benchmarks.trust.peer;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonParseException;
import com.google.gson.Strictness;
import com.google.gson.reflect.TypeToken;
import dev.burin.benchmarks.model.trust.Target;
import java.util.List;

/** Gson, which reads strings: bytes are decoded in the usual way, which replaces invalid UTF-8 with U+FFFD. */
final class GsonPeer implements Peer {
    private static final TypeToken<List<Target>> TARGETS = new TypeToken<>() {};

    private final String title;
    private final Gson gson;

    private GsonPeer(String title, Gson gson) {
        this.title = title;
        this.gson = gson;
    }

    static GsonPeer byDefault() {
        return new GsonPeer("Gson", new Gson());
    }

    static GsonPeer strict() {
        return new GsonPeer(
                "Gson, STRICT",
                new GsonBuilder().setStrictness(Strictness.STRICT).create());
    }

    @Override
    public String title() {
        return title;
    }

    @Override
    public String library() {
        return "GSON";
    }

    @Override
    public Object value(byte[] json) {
        return gson.fromJson(new String(json, UTF_8), Object.class);
    }

    @Override
    public Target target(byte[] json) {
        return gson.fromJson(new String(json, UTF_8), Target.class);
    }

    @Override
    public List<Target> targets(byte[] json) {
        return gson.fromJson(new String(json, UTF_8), TARGETS);
    }

    @Override
    public Object object(Class<?> type, byte[] json) {
        return gson.fromJson(new String(json, UTF_8), type);
    }

    @Override
    public List<?> objects(Class<?> type, byte[] json) {
        return gson.fromJson(new String(json, UTF_8), listOf(type));
    }

    @SuppressWarnings("unchecked") // The token is that of a list of the type.
    private static TypeToken<List<?>> listOf(Class<?> type) {
        return (TypeToken<List<?>>) TypeToken.getParameterized(List.class, type);
    }

    @Override
    public byte[] write(Target value) {
        return gson.toJson(value).getBytes(UTF_8);
    }

    @Override
    public boolean declares(Throwable thrown) {
        return thrown instanceof JsonParseException;
    }
}
