package dev.burin.processor.model;

import com.palantir.javapoet.TypeName;
import java.util.Optional;

/**
 * A constructor or static method that begins an instance.
 *
 * @param form which of the two
 * @param owner the type to construct, or the type that declares the method
 * @param method the name of the method; empty for a constructor
 * @param isWritten whether it is user code, so that it may throw; javac adds constructors that only set fields
 * @param parameter the type of its one parameter, if javac could call another one with a value that is not exactly of it
 */
public record Call(Form form, TypeName owner, String method, boolean isWritten, Optional<TypeName> parameter) {

    /** A constructor or a static method. */
    public enum Form {
        /** {@code new Owner(…)}. */
        CONSTRUCTOR,
        /** {@code Owner.method(…)}. */
        STATIC_METHOD
    }

    /** Returns the call of a constructor that javac adds: the one of a record, or of a class that has none. */
    public static Call impliedConstructor(TypeName owner) {
        return new Call(Form.CONSTRUCTOR, owner, "", false, Optional.empty());
    }

    /** Returns the call of a constructor that the user wrote. */
    public static Call constructor(TypeName owner) {
        return new Call(Form.CONSTRUCTOR, owner, "", true, Optional.empty());
    }

    /** Returns the call of a static method. */
    public static Call staticMethod(TypeName owner, String method) {
        return new Call(Form.STATIC_METHOD, owner, method, true, Optional.empty());
    }

    /** Returns this call of one that has overloads, which take a value of other types. */
    public Call taking(TypeName type) {
        return new Call(form, owner, method, isWritten, Optional.of(type));
    }

    /** Whether this is a constructor. */
    public boolean isConstructor() {
        return form == Form.CONSTRUCTOR;
    }
}
