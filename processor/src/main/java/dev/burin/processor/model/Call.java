package dev.burin.processor.model;

import com.palantir.javapoet.TypeName;

/**
 * A constructor or static method that begins an instance.
 *
 * @param form which of the two
 * @param owner the type to construct, or the type that declares the method
 * @param method the name of the method; empty for a constructor
 */
public record Call(Form form, TypeName owner, String method) {

    /** A constructor or a static method. */
    public enum Form {
        /** {@code new Owner(…)}. */
        CONSTRUCTOR,
        /** {@code Owner.method(…)}. */
        STATIC_METHOD
    }

    /** Returns the call of a constructor. */
    public static Call constructor(TypeName owner) {
        return new Call(Form.CONSTRUCTOR, owner, "");
    }

    /** Returns the call of a static method. */
    public static Call staticMethod(TypeName owner, String method) {
        return new Call(Form.STATIC_METHOD, owner, method);
    }

    /** Whether this is a constructor. */
    public boolean isConstructor() {
        return form == Form.CONSTRUCTOR;
    }
}
