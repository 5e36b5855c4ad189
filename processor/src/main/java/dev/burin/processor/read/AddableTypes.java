package dev.burin.processor.read;

import java.util.stream.Stream;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Knows the types of collections and maps to which generated code can add what it has read. */
final class AddableTypes {
    private final Javac javac;

    AddableTypes(Javac javac) {
        this.javac = javac;
    }

    /** Whether it is a collection or map with concrete arguments: nothing can be added to a {@code List<? extends Item>}. */
    boolean test(TypeMirror type) {
        return type instanceof DeclaredType declared
                && isSaid(declared)
                && Stream.of("java.util.Collection", "java.util.Map").anyMatch(name -> javac.isA(declared, name));
    }

    private static boolean isSaid(DeclaredType type) {
        boolean isRaw = type.getTypeArguments().isEmpty()
                && !((TypeElement) type.asElement()).getTypeParameters().isEmpty();
        return !isRaw && type.getTypeArguments().stream().allMatch(argument -> argument.getKind() != TypeKind.WILDCARD);
    }
}
