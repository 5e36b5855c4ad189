package dev.burin.samples.http;

import dev.burin.Codec;
import dev.burin.JsonException;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpInputMessage;
import org.springframework.http.HttpOutputMessage;
import org.springframework.http.MediaType;
import org.springframework.http.converter.AbstractHttpMessageConverter;
import org.springframework.http.converter.HttpMessageNotReadableException;

/** Converter for bodies in Spring's controllers and clients: one codec reads and writes the values of one type. */
public final class CodecMessageConverter<T> extends AbstractHttpMessageConverter<T> {
    private final Class<T> type;
    private final Codec<T> codec;

    /** Creates a converter for a type; other types are left to other converters. */
    public CodecMessageConverter(Class<T> type, Codec<T> codec) {
        super(MediaType.APPLICATION_JSON, new MediaType("application", "*+json"));
        this.type = type;
        this.codec = codec;
    }

    @Override
    protected boolean supports(Class<?> candidate) {
        return candidate == type;
    }

    /** The class of a value may be a subtype. */
    @Override
    public boolean canWrite(Class<?> candidate, @Nullable MediaType media) {
        return Subtypes.isWritten(type, candidate) && canWrite(media);
    }

    @Override
    protected T readInternal(Class<? extends T> candidate, HttpInputMessage message) throws IOException {
        try {
            return codec.fromJson(message.getBody());
        } catch (JsonException e) {
            throw new HttpMessageNotReadableException(e.getMessage(), e, message);
        }
    }

    @Override
    protected void writeInternal(T value, HttpOutputMessage message) throws IOException {
        codec.toJson(value, message.getBody());
    }
}
