package dev.burin.processor.bind;

import com.palantir.javapoet.CodeBlock;
import dev.burin.processor.emit.Condition;
import dev.burin.processor.emit.JavaTypes;
import dev.burin.processor.emit.Scope;
import dev.burin.processor.model.Call;
import dev.burin.processor.model.DefaultValue;
import dev.burin.processor.model.Property;
import dev.burin.processor.model.TypeRef;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** The values of absent members, as given by annotations. */
public final class Defaults {
    /** {@code URL.equals} queries name servers, that of the others compares identities. */
    private static final Set<String> COMPARED_AS_STRINGS = Set.of(
            "java.net.URL",
            "java.lang.CharSequence",
            "java.lang.StringBuilder",
            "java.lang.StringBuffer",
            "java.util.concurrent.atomic.AtomicBoolean",
            "java.util.concurrent.atomic.AtomicInteger",
            "java.util.concurrent.atomic.AtomicLong");

    private Defaults() {}

    /** Returns an expression for the value of the absent property, if an annotation gives one. */
    public static Optional<CodeBlock> of(Property property, Scope scope) {
        return literal(property, scope).or(() -> supplier(property).map(Defaults::call));
    }

    /** Returns it if it is always the same; a {@code Presence} is simply absent. */
    public static Optional<CodeBlock> literal(Property property, Scope scope) {
        if (property.type().isPresence()) {
            return Optional.of(Absent.of(property.type()));
        }
        return property.hints()
                .defaultValue()
                .flatMap(DefaultValue::literal)
                .flatMap(text -> DefaultLiteral.of(property.type(), text, scope.about(property.name())));
    }

    /** Returns the method that supplies it. */
    public static Optional<Call> supplier(Property property) {
        return property.hints().defaultValue().flatMap(DefaultValue::supplier);
    }

    /** Returns a call of a method that supplies a default. */
    public static CodeBlock call(Call supplier) {
        return CodeBlock.of("$L.$L()", JavaTypes.owner(supplier.owner()), supplier.method());
    }

    /** Returns the condition under which {@code value} differs from the value of the absent property. */
    public static Optional<Condition> differs(Property property, CodeBlock value, Scope scope) {
        TypeRef type = property.type();
        boolean isEmpty = property.hints()
                .defaultValue()
                .flatMap(DefaultValue::literal)
                .filter(text -> DefaultLiteral.isEmptyContainer(type, text))
                .isPresent();
        if (isEmpty) {
            CodeBlock isFilled = CodeBlock.of(
                    type.isArray() ? "$1L == null || $1L.length != 0" : "$1L == null || !$1L.isEmpty()", value);
            return Optional.of(new Condition(isFilled, true));
        }
        return of(property, scope).map(standard -> Condition.of(differs(type, value, standard)));
    }

    private static CodeBlock differs(TypeRef type, CodeBlock value, CodeBlock standard) {
        if (type.is("float") || type.is("double")) {
            return CodeBlock.of(
                    "$T.compare($L, $L) != 0", type.name().box(), value, standard); // distinguishes -0.0 from 0.0
        }
        if (type.isPrimitive()) {
            return CodeBlock.of("$L != $L", value, standard);
        }
        if (COMPARED_AS_STRINGS.contains(type.erasedName())) {
            return CodeBlock.of(
                    "!$1T.equals($1T.toString($2L, null), $1T.toString($3L, null))", Objects.class, value, standard);
        }
        return CodeBlock.of("!$T.$L($L, $L)", Objects.class, type.isArray() ? "deepEquals" : "equals", value, standard);
    }
}
