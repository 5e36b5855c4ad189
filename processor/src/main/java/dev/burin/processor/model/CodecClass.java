package dev.burin.processor.model;

import com.palantir.javapoet.ClassName;

/**
 * The class to generate.
 *
 * @param name {@code OrderCodec} for {@code Order}, {@code Outer_InnerCodec} for {@code Outer.Inner}, in the type's package
 * @param isPublic whether the type and all its enclosing types are public; otherwise the codec is package-private
 * @param precautions what the class must beware of
 */
public record CodecClass(ClassName name, boolean isPublic, Precautions precautions) {

    /** Returns the name of the codec of {@code type}. */
    public static ClassName nameFor(ClassName type) {
        return ClassName.get(type.packageName(), String.join("_", type.simpleNames()) + "Codec");
    }
}
