package dev.burin.processor.bind;

import com.palantir.javapoet.CodeBlock;
import dev.burin.processor.emit.Scope;
import dev.burin.processor.model.Call;
import dev.burin.processor.model.DefaultValue;
import dev.burin.processor.model.Property;
import dev.burin.processor.model.TypeRef;
import java.util.Objects;
import java.util.Optional;

/** The values of absent members that annotations give. */
public final class Defaults {
    private Defaults() {}

    /** Returns an expression for what the property is if it is absent, if an annotation says that. */
    public static Optional<CodeBlock> of(Property property, Scope scope) {
        return literal(property, scope).or(() -> supplier(property).map(Defaults::call));
    }

    /** Returns it if it is always the same; what is absent is so where a {@code Presence} is. */
    public static Optional<CodeBlock> literal(Property property, Scope scope) {
        if (property.type().isPresence()) {
            return Optional.of(Absent.of(property.type()));
        }
        return property.hints()
                .defaultValue()
                .flatMap(DefaultValue::literal)
                .flatMap(text -> DefaultLiteral.of(property.type(), text, scope.about(property.name())));
    }

    /** Returns the method that gives it. */
    public static Optional<Call> supplier(Property property) {
        return property.hints().defaultValue().flatMap(DefaultValue::supplier);
    }

    /** Returns a call of a method that gives a default. */
    public static CodeBlock call(Call supplier) {
        return CodeBlock.of("$T.$L()", supplier.owner(), supplier.method());
    }

    /** Returns the condition under which {@code value} is not what the property is if it is absent. */
    public static Optional<CodeBlock> differs(Property property, CodeBlock value, Scope scope) {
        TypeRef type = property.type();
        boolean isEmpty = property.hints()
                .defaultValue()
                .flatMap(DefaultValue::literal)
                .filter(text -> DefaultLiteral.isEmptyContainer(type, text))
                .isPresent();
        if (isEmpty) {
            return Optional.of(CodeBlock.of(
                    type.isArray() ? "$1L == null || $1L.length != 0" : "$1L == null || !$1L.isEmpty()", value));
        }
        return of(property, scope).map(standard -> differs(type, value, standard));
    }

    private static CodeBlock differs(TypeRef type, CodeBlock value, CodeBlock standard) {
        if (type.is("float") || type.is("double")) {
            return CodeBlock.of("$T.compare($L, $L) != 0", type.name().box(), value, standard); // tells -0.0 from 0.0
        }
        if (type.isPrimitive()) {
            return CodeBlock.of("$L != $L", value, standard);
        }
        if (type.is("java.net.URL")) { // which asks name servers whether it is equal to another one
            return CodeBlock.of(
                    "!$1T.equals($1T.toString($2L, null), $1T.toString($3L, null))", Objects.class, value, standard);
        }
        return CodeBlock.of("!$T.$L($L, $L)", Objects.class, type.isArray() ? "deepEquals" : "equals", value, standard);
    }
}
