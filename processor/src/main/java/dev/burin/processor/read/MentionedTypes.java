package dev.burin.processor.read;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.IntersectionType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;
import org.jspecify.annotations.Nullable;

/** The classes and interfaces that types name, arguments included; type variables are handled elsewhere. */
public final class MentionedTypes {
    private final Set<TypeElement> found = new LinkedHashSet<>();

    private final Set<Element> variables = new LinkedHashSet<>();

    private MentionedTypes() {}

    /** Returns those in some types; a method has its parameter types and its return type. */
    public static Set<TypeElement> in(Collection<? extends TypeMirror> types) {
        MentionedTypes mentioned = new MentionedTypes();
        types.forEach(mentioned::add);
        return mentioned.found;
    }

    /** Returns the first in a type that a codec cannot name. */
    static Optional<TypeElement> hiddenIn(TypeMirror type, ReadScope scope) {
        return in(List.of(type)).stream()
                .filter(mentioned -> !scope.canName(mentioned))
                .findFirst();
    }

    /** Returns the type variables in a type. */
    static Set<Element> variablesIn(TypeMirror type) {
        MentionedTypes mentioned = new MentionedTypes();
        mentioned.add(type);
        return mentioned.variables;
    }

    private void add(@Nullable TypeMirror type) {
        if (type instanceof TypeVariable variable) {
            variables.add(variable.asElement());
        } else if (type instanceof DeclaredType declared) {
            found.add((TypeElement) declared.asElement());
            add(declared.getEnclosingType());
            declared.getTypeArguments().forEach(this::add);
        } else if (type instanceof ArrayType array) {
            add(array.getComponentType());
        } else if (type instanceof WildcardType wildcard) {
            add(wildcard.getExtendsBound());
            add(wildcard.getSuperBound());
        } else if (type instanceof IntersectionType intersection) {
            intersection.getBounds().forEach(this::add);
        } else if (type instanceof ExecutableType method) {
            add(method.getReturnType());
            method.getParameterTypes().forEach(this::add);
        }
    }
}
