package dev.burin.samples.http;

import dev.burin.Codec;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.ext.MessageBodyReader;
import jakarta.ws.rs.ext.MessageBodyWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;

/** Bodies of Jakarta REST, one subclass for each type: an application has only one provider of a class. */
public abstract class CodecProvider<T> implements MessageBodyReader<T>, MessageBodyWriter<T> {
    private final Class<T> type;
    private final Codec<T> codec;

    /** What is of this type is read and written by this codec. */
    protected CodecProvider(Class<T> type, Codec<T> codec) {
        this.type = type;
        this.codec = codec;
    }

    @Override
    public boolean isReadable(Class<?> candidate, Type generic, Annotation[] annotations, MediaType media) {
        boolean isJson = media.getSubtype().equals("json") || media.getSubtype().endsWith("+json");
        return candidate == type && isJson;
    }

    @Override
    public boolean isWriteable(Class<?> candidate, Type generic, Annotation[] annotations, MediaType media) {
        return isReadable(candidate, generic, annotations, media);
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
        return codec.fromJson(body);
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
}
