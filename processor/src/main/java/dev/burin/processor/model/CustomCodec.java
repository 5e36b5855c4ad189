package dev.burin.processor.model;

import com.palantir.javapoet.ClassName;
import java.util.Optional;

/**
 * A codec class of the user's, which {@code @JsonUsing} names or which names a type itself: {@code @JsonCodecFor}.
 *
 * @param type the class
 * @param represents {@code T} of the {@code Codec<T>}, or {@code K} of the {@code KeyCodec<K>}, it implements; absent when it
 *     implements neither as its place demands, or when that has been looked at
 * @param instance how to get an instance
 * @param origin the annotation
 */
public record CustomCodec(ClassName type, Optional<TypeRef> represents, Instance instance, Origin origin) {

    /** How to get an instance of a custom codec. */
    public enum Instance {
        /** Its static field {@code INSTANCE}. */
        FIELD,
        /** Its no-argument constructor. */
        CONSTRUCTOR,
        /** Not at all. */
        NONE
    }
}
