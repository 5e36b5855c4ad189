package dev.burin.processor.bind;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.burin.processor.emit.JavaTypes;
import dev.burin.processor.model.TypeRef;
import java.util.Optional;
import java.util.Set;

/** The empty values of types: what {@code null} means for a member that reads it as empty. */
public final class Empty {
    private static final Set<String> TEXTS = Set.of("java.lang.String", "java.lang.CharSequence");
    private static final Set<String> BUILDERS = Set.of("java.lang.StringBuilder", "java.lang.StringBuffer");
    private static final Set<String> BIG_NUMBERS = Set.of("java.math.BigInteger", "java.math.BigDecimal");

    private Empty() {}

    /** Returns an expression for the empty value; nothing if the type has none, or only user code could create it. */
    public static Optional<CodeBlock> of(TypeRef type) {
        if (type.name().isPrimitive() || type.name().isBoxedPrimitive()) {
            return Optional.of(CodeBlock.of(zero(type.name())));
        }
        if (TEXTS.contains(type.erasedName())) {
            return Optional.of(CodeBlock.of("$S", ""));
        }
        if (BUILDERS.contains(type.erasedName())) {
            return Optional.of(CodeBlock.of("new $T()", type.name()));
        }
        if (BIG_NUMBERS.contains(type.erasedName())) {
            return Optional.of(CodeBlock.of("$T.ZERO", type.name()));
        }
        if (type.isOptional()) {
            return Optional.of(Absent.of(type));
        }
        return type.isArray() ? array(type) : container(type);
    }

    /** For a box it must be of exactly that type, unless it is shorter than an {@code int}. */
    private static String zero(TypeName number) {
        return switch (number.unbox().toString()) {
            case "boolean" -> "false";
            case "long" -> number.isPrimitive() ? "0" : "0L";
            case "float" -> number.isPrimitive() ? "0" : "0f";
            case "double" -> number.isPrimitive() ? "0" : "0.0";
            default -> "0";
        };
    }

    /** For generic elements there is none without an unchecked conversion. */
    private static Optional<CodeBlock> array(TypeRef type) {
        if (!JavaTypes.reifiable(type.component()).equals(type.component().name())) {
            return Optional.empty();
        }
        String further = "";
        TypeRef component = type.component();
        while (component.isArray()) {
            further += "[]";
            component = component.component();
        }
        return Optional.of(CodeBlock.of("new $T[0]$L", component.erasure(), further));
    }

    private static Optional<CodeBlock> container(TypeRef type) {
        boolean isContainer = type.isA("java.util.Collection") || type.isA("java.util.Map");
        return isContainer && !UserCode.isIn(type) ? ContainerTraits.create(type) : Optional.empty();
    }
}
