package dev.burin.benchmarks.trust.peer;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.squareup.moshi.JsonAdapter;
import com.squareup.moshi.JsonDataException;
import com.squareup.moshi.JsonReader;
import com.squareup.moshi.Moshi;
import com.squareup.moshi.Types;
import dev.burin.benchmarks.model.trust.Target;
import java.io.IOException;
import java.util.List;
import okio.Buffer;

/** Moshi on bytes; this class checks for content after the value, as Retrofit's converter does. */
final class MoshiPeer implements Peer {
    private static final Moshi MOSHI = new Moshi.Builder().build();

    private final JsonAdapter<Object> valueAdapter = MOSHI.adapter(Object.class);
    private final JsonAdapter<Target> targetAdapter = MOSHI.adapter(Target.class);
    private final JsonAdapter<List<Target>> targetsAdapter =
            MOSHI.adapter(Types.newParameterizedType(List.class, Target.class));

    @Override
    public String title() {
        return "Moshi";
    }

    @Override
    public String library() {
        return "MOSHI";
    }

    @Override
    public Object value(byte[] json) throws IOException {
        return read(valueAdapter, json);
    }

    @Override
    public Target target(byte[] json) throws IOException {
        return read(targetAdapter, json);
    }

    @Override
    public List<Target> targets(byte[] json) throws IOException {
        return read(targetsAdapter, json);
    }

    private static <T> T read(JsonAdapter<T> adapter, byte[] json) throws IOException {
        JsonReader reader = JsonReader.of(new Buffer().write(json));
        T value = adapter.fromJson(reader);
        if (reader.peek() != JsonReader.Token.END_DOCUMENT) {
            throw new JsonDataException("JSON document was not fully consumed.");
        }
        return value;
    }

    @Override
    public Object object(Class<?> type, byte[] json) throws IOException {
        return read(MOSHI.adapter(type), json);
    }

    @Override
    public List<?> objects(Class<?> type, byte[] json) throws IOException {
        return read(MOSHI.<List<?>>adapter(Types.newParameterizedType(List.class, type)), json);
    }

    @Override
    public byte[] write(Target value) {
        return targetAdapter.toJson(value).getBytes(UTF_8);
    }

    @Override
    public boolean declares(Throwable thrown) {
        return thrown instanceof IOException || thrown instanceof JsonDataException;
    }
}
