package dev.burin.samples.http;

import dev.burin.Codec;
import dev.burin.JsonException;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.ext.MessageBodyReader;
import jakarta.ws.rs.ext.MessageBodyWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.util.Locale;

/** Provider of Jakarta REST bodies, with one subclass per type: an application has only one provider of each class. */
@Consumes({MediaType.APPLICATION_JSON, MediaType.WILDCARD})
@Produces({MediaType.APPLICATION_JSON, MediaType.WILDCARD})
public abstract class CodecProvider<T> implements MessageBodyReader<T>, MessageBodyWriter<T> {
    private final Class<T> type;
    private final Codec<T> codec;

    /** Creates a provider that reads and writes values of a type with a codec. */
    protected CodecProvider(Class<T> type, Codec<T> codec) {
        this.type = type;
        this.codec = codec;
    }

    @Override
    public boolean isReadable(Class<?> candidate, Type generic, Annotation[] annotations, MediaType media) {
        return candidate == type && isJson(media);
    }

    @Override
    public boolean isWriteable(Class<?> candidate, Type generic, Annotation[] annotations, MediaType media) {
        return Subtypes.isWritten(type, candidate) && isJson(media);
    }

    private static boolean isJson(MediaType media) {
        String subtype = media.getSubtype().toLowerCase(Locale.ROOT);
        return media.getType().equalsIgnoreCase("application") && (subtype.equals("json") || subtype.endsWith("+json"));
    }

    @Override
    public T readFrom(
            Class<T> candidate,
            Type generic,
            Annotation[] annotations,
            MediaType media,
            MultivaluedMap<String, String> headers,
            InputStream body)
            throws IOException {
        try {
            return codec.fromJson(body);
        } catch (JsonException e) {
            throw new UnreadableBody(e);
        }
    }

    @Override
    public void writeTo(
            T value,
            Class<?> candidate,
            Type generic,
            Annotation[] annotations,
            MediaType media,
            MultivaluedMap<String, Object> headers,
            OutputStream body)
            throws IOException {
        codec.toJson(value, body);
    }

    /**
     * Thrown when the body of a request is invalid; a {@code JsonException} with any other cause, such as one thrown while
     * writing, is not wrapped.
     */
    public static final class UnreadableBody extends RuntimeException {
        private static final long serialVersionUID = 1;

        UnreadableBody(JsonException cause) {
            super(cause.getMessage(), cause);
        }
    }
}
