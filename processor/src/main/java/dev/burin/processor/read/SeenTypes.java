package dev.burin.processor.read;

import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeMirror;

/** Types as seen from the target: with its type arguments in place of type variables. */
public final class SeenTypes {
    private final ReadScope scope;

    SeenTypes(ReadScope scope) {
        this.scope = scope;
    }

    /** Returns the type of a field or parameter, or what a method returns, seen from the target. */
    TypeMirror of(Element member) {
        TypeMirror type = member.getKind() == ElementKind.PARAMETER
                ? ofParameter(member)
                : scope.javac().types().asMemberOf(scope.targetType(), member);
        return type instanceof ExecutableType method ? method.getReturnType() : type;
    }

    /** The parameter of a constructor has the arguments of the target's type in place of its variables. */
    private TypeMirror ofParameter(Element parameter) {
        return scope.enclosing(parameter) instanceof ExecutableElement executable
                        && executable.getKind() == ElementKind.CONSTRUCTOR
                ? ofParameters(executable).get(executable.getParameters().indexOf(parameter))
                : ofFactoryParameter(parameter);
    }

    /** The parameters of a static factory have its type variables, which stand for those of the target. */
    private TypeMirror ofFactoryParameter(Element parameter) {
        return scope.enclosing(parameter) instanceof ExecutableElement factory
                ? variablesOf(factory)
                        .map(found -> found.apply(parameter.asType()))
                        .orElse(parameter.asType())
                : parameter.asType();
    }

    /** Returns the return type of a method, seen from another type than the target. */
    public TypeMirror of(ExecutableElement method, DeclaredType owner) {
        return ((ExecutableType) scope.javac().types().asMemberOf(owner, method)).getReturnType();
    }

    /**
     * Returns how to replace the type variables of a static factory by those of the target.
     *
     * @return nothing if it does not return the target with every type that its variables may stand for
     */
    Optional<Substitution> variablesOf(ExecutableElement factory) {
        return variablesOf(factory.getReturnType(), factory.getTypeParameters());
    }

    private Optional<Substitution> variablesOf(TypeMirror made, List<? extends TypeParameterElement> variables) {
        return scope.javac()
                .asSuper(made, scope.target())
                .flatMap(returned -> Substitution.of(
                        returned.getTypeArguments(),
                        scope.targetType().getTypeArguments(),
                        scope.javac().types()))
                .filter(found -> found.fits(variables));
    }

    /**
     * Returns the type of a builder with the variables of the target in place of those that {@code start} gives it.
     *
     * @return nothing if {@code finish} does not return the target with every type that its variables may stand for
     */
    public Optional<DeclaredType> builderType(DeclaredType builder, ExecutableElement start, ExecutableElement finish) {
        if (scope.targetType().getTypeArguments().isEmpty()) {
            return Optional.of(builder);
        }
        List<? extends TypeParameterElement> variables = start.getKind() == ElementKind.CONSTRUCTOR
                ? ((TypeElement) builder.asElement()).getTypeParameters()
                : start.getTypeParameters();
        return variablesOf(returnedBy(builder, finish), variables).map(found -> (DeclaredType) found.apply(builder));
    }

    /** Returns what the last method of a builder returns: in a subclass, perhaps a narrower type than where it is declared. */
    public TypeMirror returnedBy(DeclaredType builder, ExecutableElement finish) {
        return of(finish, captured(builder));
    }

    /** Returns the type with variables in place of wildcards, which have the bounds of this type and not of its supertypes. */
    private DeclaredType captured(DeclaredType type) {
        if (!Wildcards.areIn(type)) {
            return type;
        }
        try {
            return (DeclaredType) scope.javac().types().capture(type);
        } catch (UnsupportedOperationException e) {
            return type; // Eclipse's compiler cannot do it
        }
    }

    /** Returns the types of the parameters of a method, seen from the target. */
    List<? extends TypeMirror> ofParameters(ExecutableElement method) {
        return ofParameters(method, scope.targetType());
    }

    /** Returns the types of the parameters of a method, seen from another type than the target. */
    List<? extends TypeMirror> ofParameters(ExecutableElement method, DeclaredType owner) {
        return ((ExecutableType) scope.javac().types().asMemberOf(owner, method)).getParameterTypes();
    }
}
