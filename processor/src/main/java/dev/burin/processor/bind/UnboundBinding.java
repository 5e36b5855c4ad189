package dev.burin.processor.bind;

import com.palantir.javapoet.CodeBlock;
import dev.burin.processor.emit.Scope;
import dev.burin.processor.model.SizeBound;
import dev.burin.processor.model.TypeRef;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A value that has no representation, and why; code is never generated from it.
 *
 * @param reason why
 * @param type the type that has none
 * @param path the containers around the type, outermost first: {@code List<Item>}, {@code Optional<Item>}
 */
public record UnboundBinding(Reason reason, TypeRef type, List<TypeRef> path) implements Binding {

    /** Why a type has no representation. */
    public enum Reason {
        /** No binder knows the type, and it has no codec. */
        UNKNOWN_TYPE,
        /** The codec cannot mention the type, because it or a type around it is private. */
        INACCESSIBLE,
        /** A collection or map that cannot be created: abstract, or lacking a no-argument constructor. */
        NOT_INSTANTIABLE,
        /** A collection or map that fails, or takes quadratic time, with input from untrusted senders. */
        UNFIT_CONTAINER,
        /** A set of {@code URL}s or a map with such keys, whose hash codes would query name servers. */
        NETWORK_EQUALITY,
        /** The type is used for sorting, but has no natural order. */
        NOT_COMPARABLE,
        /** The type has no string form, which a map key needs. */
        NO_KEY_FORM,
        /** The member that represents the type as a key is unsuitable. */
        KEY_MEMBER,
        /** An enum whose {@code @JsonValue} is neither a string nor an integral number. */
        ENUM_VALUE,
        /** The custom codec is for another type, or is not a codec at all. */
        CODEC_TYPE,
        /** The custom codec has neither a field {@code INSTANCE} nor a no-argument constructor. */
        CODEC_INSTANCE,
        /** A type with type variables, but without arguments for them. */
        RAW_TYPE,
        /** An array of a type variable: the class to create is unknown. */
        GENERIC_ARRAY,
        /** A type variable as key: its codec is for values. */
        KEY_VARIABLE,
        /** A custom codec for elements or keys, but the type has none. */
        CODEC_UNUSED
    }

    /** Copies the list. */
    public UnboundBinding {
        path = List.copyOf(path);
    }

    /** Returns the binding of {@code type} that has no representation because of {@code reason}. */
    public static UnboundBinding because(Reason reason, TypeRef type) {
        return new UnboundBinding(reason, type, List.of());
    }

    /** Returns this binding as that of {@code container}, whose part the type is. */
    public UnboundBinding inside(TypeRef container) {
        List<TypeRef> longer = new ArrayList<>();
        longer.add(container);
        longer.addAll(path);
        return new UnboundBinding(reason, type, longer);
    }

    @Override
    public CodeBlock write(CodeBlock value, int room, Scope scope) {
        throw neverGenerated();
    }

    @Override
    public CodeBlock read(Scope scope) {
        throw neverGenerated();
    }

    @Override
    public CodeBlock readPresent(Scope scope) {
        throw neverGenerated();
    }

    @Override
    public Optional<CodeBlock> absent() {
        throw neverGenerated();
    }

    @Override
    public SizeBound size() {
        return SizeBound.UNBOUNDED;
    }

    private IllegalStateException neverGenerated() {
        return new IllegalStateException(type.displayName() + " has no representation: " + reason + ".");
    }
}
