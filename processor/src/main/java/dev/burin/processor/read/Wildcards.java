package dev.burin.processor.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;
import javax.lang.model.util.Types;

/** Types with wildcards among their arguments, and the replacements of these for new values. */
final class Wildcards {
    private final Types types;

    Wildcards(Types types) {
        this.types = types;
    }

    /** Whether an argument is a wildcard; not one of an argument, {@code List<List<?>>}. */
    static boolean areIn(DeclaredType type) {
        return type.getTypeArguments().stream().anyMatch(WildcardType.class::isInstance);
    }

    /** Returns {@code Page<Product>} for {@code Page<? extends Product>}. */
    DeclaredType without(DeclaredType type) {
        return areIn(type) ? withArguments(type, replacedIn(type)) : type;
    }

    /** Returns {@code Nums<? extends Number>} for {@code Nums<?>} if the variable has that bound. */
    DeclaredType bounded(DeclaredType type) {
        List<TypeMirror> arguments = replacedIn(type);
        for (int i = 0; i < arguments.size(); i++) {
            if (type.getTypeArguments().get(i) instanceof WildcardType) {
                arguments.set(i, types.getWildcardType(arguments.get(i), null));
            }
        }
        return withArguments(type, arguments);
    }

    /** Returns a type with other arguments. */
    DeclaredType withArguments(DeclaredType type, List<TypeMirror> arguments) {
        return types.getDeclaredType((TypeElement) type.asElement(), arguments.toArray(TypeMirror[]::new));
    }

    /** The arguments of a type, a wildcard replaced by its bound, or by that of its variable if this is more specific. */
    List<TypeMirror> replacedIn(DeclaredType type) {
        List<TypeMirror> arguments = new ArrayList<>();
        for (int i = 0; i < type.getTypeArguments().size(); i++) {
            arguments.add(replaced(i, type));
        }
        return arguments;
    }

    private TypeMirror replaced(int index, DeclaredType type) {
        TypeMirror argument = type.getTypeArguments().get(index);
        if (!(argument instanceof WildcardType wildcard)) {
            return argument;
        }
        TypeMirror ofVariable = boundOf(parametersOf(type).get(index), type);
        TypeMirror written = wildcard.getExtendsBound();
        return written == null || types.isSubtype(ofVariable, written) ? ofVariable : written;
    }

    /**
     * The bound of {@code T} in {@code class Box<T extends Number>}, and {@code List<String>} of {@code B} in {@code Pair<String,
     * ?>}, where it is {@code class Pair<A, B extends List<A>>}; erased if it mentions unknown arguments.
     */
    private TypeMirror boundOf(TypeParameterElement parameter, DeclaredType type) {
        TypeMirror bound = parameter.getBounds().get(0);
        if (bound instanceof TypeVariable other) {
            return replaced(parametersOf(type).indexOf(other.asElement()), type);
        }
        return written(type)
                .filter(said -> said.knows(MentionedTypes.variablesIn(bound)))
                .map(said -> said.apply(bound))
                .orElseGet(() -> types.erasure(bound));
    }

    /** The type's arguments by variable, without wildcards. */
    private Optional<Substitution> written(DeclaredType type) {
        List<TypeMirror> variables = new ArrayList<>();
        List<TypeMirror> arguments = new ArrayList<>();
        for (int i = 0; i < type.getTypeArguments().size(); i++) {
            TypeMirror argument = type.getTypeArguments().get(i);
            if (!(argument instanceof WildcardType)) {
                variables.add(parametersOf(type).get(i).asType());
                arguments.add(argument);
            }
        }
        return Substitution.of(variables, arguments, types);
    }

    /** Whether it is raw, or its wildcards have no valid replacement. */
    boolean lacksArguments(DeclaredType type) {
        List<? extends TypeParameterElement> parameters = parametersOf(type);
        return type.getTypeArguments().size() != parameters.size() || (areIn(type) && !areWithinBounds(type));
    }

    private boolean areWithinBounds(DeclaredType type) {
        List<? extends TypeParameterElement> parameters = parametersOf(type);
        List<TypeMirror> variables =
                parameters.stream().map(TypeParameterElement::asType).toList();
        return Substitution.of(variables, replacedIn(type), types)
                .filter(replacement -> replacement.fits(parameters))
                .isPresent();
    }

    private static List<? extends TypeParameterElement> parametersOf(DeclaredType type) {
        return ((TypeElement) type.asElement()).getTypeParameters();
    }
}
