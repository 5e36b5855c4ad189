package dev.burin.processor.read;

import java.util.Optional;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;

/** Knows which types have instances, and what creates them. */
public final class Instances {
    private Instances() {}

    /** Whether all instances are of subtypes. */
    static boolean isAbstract(TypeElement type) {
        return type.getKind().isInterface()
                || (type.getKind() == ElementKind.CLASS && type.getModifiers().contains(Modifier.ABSTRACT));
    }

    /** Whether instances need an instance of the type around them. */
    static boolean isInner(TypeElement type) {
        return type.getKind() == ElementKind.CLASS
                && type.getNestingKind() == NestingKind.MEMBER
                && !type.getModifiers().contains(Modifier.STATIC);
    }

    /** Whether it is a class whose constructors can be called. */
    public static boolean isConstructible(TypeElement type) {
        return type.getKind() == ElementKind.CLASS && !isAbstract(type) && !isInner(type);
    }

    /** Returns the constructor of a class that takes and throws nothing, if the codec of the scope can call it. */
    static Optional<ExecutableElement> constructorWithoutArguments(TypeElement type, ReadScope scope) {
        return ElementFilter.constructorsIn(type.getEnclosedElements()).stream()
                .filter(constructor -> isConstructible(type)
                        && constructor.getParameters().isEmpty()
                        && constructor.getThrownTypes().isEmpty()
                        && scope.canReach(constructor))
                .findFirst();
    }
}
