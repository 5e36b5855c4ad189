package dev.burin.processor.read;

import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;

/**
 * Equal for types with the same source form, whose mirrors need not be equal.
 *
 * <p>Not {@code toString()}: it fails for nested types that Eclipse's compiler has been asked to give arguments.
 *
 * @param subject the base of the type: a name, a variable or a kind
 * @param parts its parts, in order: arguments, bounds, the component
 */
record TypeKey(Object subject, List<TypeKey> parts) {

    static TypeKey of(TypeMirror type) {
        if (type instanceof DeclaredType declared) {
            return ofDeclared(declared);
        }
        if (type instanceof TypeVariable variable) {
            return new TypeKey(variable.asElement(), List.of()); // two variables may have the same name
        }
        if (type instanceof ArrayType array) {
            return new TypeKey(array.getKind(), List.of(of(array.getComponentType())));
        }
        if (type instanceof WildcardType wildcard) {
            return new TypeKey(
                    wildcard.getSuperBound() == null ? "? extends" : "? super",
                    keys(Stream.concat(
                            Stream.ofNullable(wildcard.getExtendsBound()),
                            Stream.ofNullable(wildcard.getSuperBound()))));
        }
        return new TypeKey(type.getKind(), List.of());
    }

    /** The arguments of the class around it matter to an inner class, not to a static one. */
    private static TypeKey ofDeclared(DeclaredType type) {
        TypeElement element = (TypeElement) type.asElement();
        Stream<? extends TypeMirror> surrounding =
                element.getModifiers().contains(Modifier.STATIC) ? Stream.of() : Stream.of(type.getEnclosingType());
        return new TypeKey(
                element.getQualifiedName().toString(),
                keys(Stream.concat(surrounding, type.getTypeArguments().stream())));
    }

    private static List<TypeKey> keys(Stream<? extends TypeMirror> types) {
        return types.map(TypeKey::of).toList();
    }
}
