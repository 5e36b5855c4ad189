package dev.burin.processor.model;

import com.palantir.javapoet.ClassName;

/**
 * The class to generate.
 *
 * @param name {@code OrderCodec} for {@code Order}, {@code Outer_InnerCodec} for {@code Outer.Inner}, in the type's package
 *     or in that which imports it
 * @param isPublic whether the type and all its enclosing types are public, and what imports it is; otherwise the codec is package-private
 * @param precautions what the class must beware of
 */
public record CodecClass(ClassName name, boolean isPublic, Precautions precautions) {

    /** Returns the name of the codec of {@code type} in the package of that. */
    public static ClassName nameFor(ClassName type) {
        return nameFor(type, type.packageName());
    }

    /** Returns the name of the codec of {@code type} in another package, which imports it. */
    public static ClassName nameFor(ClassName type, String packageName) {
        return ClassName.get(packageName, String.join("_", type.simpleNames()) + "Codec");
    }
}
