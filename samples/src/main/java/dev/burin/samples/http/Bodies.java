package dev.burin.samples.http;

import dev.burin.Codec;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandler;
import java.net.http.HttpResponse.BodySubscribers;

/** Bodies of requests and responses of the JDK's client. */
public final class Bodies {
    private Bodies() {}

    /** Sends a value. */
    public static <T> BodyPublisher of(Codec<T> codec, T value) {
        return BodyPublishers.ofByteArray(codec.toJsonBytes(value));
    }

    /** Receives a value: {@code send} throws an {@code IOException} if it is none, whose cause is the {@code JsonException}. */
    public static <T> BodyHandler<T> read(Codec<T> codec) {
        return response -> BodySubscribers.mapping(BodySubscribers.ofByteArray(), codec::fromJson);
    }
}
