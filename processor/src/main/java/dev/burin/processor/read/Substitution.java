package dev.burin.processor.read;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;
import javax.lang.model.util.Types;
import org.jspecify.annotations.Nullable;

/** Replaces type variables: those of a static factory or a subtype by those of the target. */
final class Substitution {
    private final Types types;
    private final Map<Element, TypeMirror> replacements;

    private Substitution(Types types, Map<Element, TypeMirror> replacements) {
        this.types = types;
        this.replacements = replacements;
    }

    /**
     * Returns what turns {@code from} into {@code to}, argument by argument.
     *
     * @return nothing unless the arguments of {@code from} are distinct type variables
     */
    static Optional<Substitution> of(List<? extends TypeMirror> from, List<? extends TypeMirror> to, Types types) {
        Map<Element, TypeMirror> replacements = new HashMap<>();
        for (int i = 0; i < from.size() && from.size() == to.size(); i++) {
            if (!(from.get(i) instanceof TypeVariable variable)
                    || replacements.put(variable.asElement(), to.get(i)) != null) {
                return Optional.empty();
            }
        }
        return from.size() == to.size() ? Optional.of(new Substitution(types, replacements)) : Optional.empty();
    }

    /** Whether every one of these variables has a replacement. */
    boolean knows(Collection<? extends Element> variables) {
        return replacements.keySet().containsAll(variables);
    }

    /** Whether the replacements of these variables are within their bounds. */
    boolean fits(List<? extends TypeParameterElement> variables) {
        return variables.stream().allMatch(variable -> variable.getBounds().stream()
                .allMatch(bound -> types.isSubtype(apply(variable.asType()), apply(bound))));
    }

    /** Returns the type with its variables replaced. */
    TypeMirror apply(TypeMirror type) {
        if (type instanceof TypeVariable variable) {
            return replacements.getOrDefault(variable.asElement(), type);
        }
        if (type instanceof ArrayType array) {
            return types.getArrayType(apply(array.getComponentType()));
        }
        if (type instanceof WildcardType wildcard) {
            return types.getWildcardType(applyBound(wildcard.getExtendsBound()), applyBound(wildcard.getSuperBound()));
        }
        if (type instanceof DeclaredType declared
                && !declared.getTypeArguments().isEmpty()) {
            TypeMirror[] arguments =
                    declared.getTypeArguments().stream().map(this::apply).toArray(TypeMirror[]::new);
            return types.getDeclaredType((TypeElement) declared.asElement(), arguments);
        }
        return type;
    }

    private @Nullable TypeMirror applyBound(@Nullable TypeMirror bound) {
        return bound == null ? null : apply(bound);
    }
}
