package dev.burin.samples;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.type.TypeFactory;
import dev.burin.Codec;

/** A document of one type, with the codec of the type; its name in test reports is the name of the type. */
record Sample<T>(Codec<T> codec, JavaType type, String json) {

    static <T> Sample<T> of(Codec<T> codec, Class<T> type, String json) {
        return new Sample<>(codec, TypeFactory.defaultInstance().constructType(type), json);
    }

    T value() {
        return codec.fromJson(json);
    }

    @Override
    public String toString() {
        return type.getRawClass().getName().replace("dev.burin.samples.", "");
    }
}
