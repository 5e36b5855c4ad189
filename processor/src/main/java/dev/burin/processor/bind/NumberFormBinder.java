package dev.burin.processor.bind;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import dev.burin.annotation.JsonNumber.NonFinite;
import dev.burin.processor.emit.RuntimeNames;
import dev.burin.processor.emit.Scope;
import dev.burin.processor.emit.Words;
import dev.burin.processor.model.Hints;
import dev.burin.processor.model.NumberStyle;
import dev.burin.processor.model.TypeRef;
import java.math.RoundingMode;
import java.util.Map;
import java.util.Optional;

/** Numbers with a fraction whose form {@code @JsonNumber} chooses, and arrays of such primitives. */
final class NumberFormBinder implements Binder {
    private static final String BIG_DECIMAL = "java.math.BigDecimal";

    private static final Map<String, String> READERS = Map.of(
            "double",
            "readDouble",
            "float",
            "readFloat",
            "java.lang.Double",
            "readDouble",
            "java.lang.Float",
            "readFloat",
            BIG_DECIMAL,
            "readBigDecimal",
            "double[]",
            "readDoubles",
            "float[]",
            "readFloats");

    @Override
    public Optional<Binding> bind(TypeRef type, Hints hints, Bindings bindings) {
        return hints.form()
                .number()
                .filter(style -> isNumber(type))
                .map(style -> style.isBits() ? new BitsBinding(type) : new FormBinding(type, style));
    }

    /** Whether the type is a number with a fraction, or an array of them that is written as a whole. */
    static boolean isNumber(TypeRef type) {
        return READERS.containsKey(type.erasedName());
    }

    /** Whether every value is finite, and has no bits of its own. */
    static boolean isBig(TypeRef type) {
        return type.is(BIG_DECIMAL);
    }

    private static CodeBlock call(CodeBlock owner, TypeRef type) {
        return CodeBlock.of("$L.$L(in)", owner, READERS.get(type.erasedName()));
    }

    /** Null is for objects only, and may represent a number. */
    private static CodeBlock read(TypeRef type, CodeBlock present) {
        return type.isPrimitive() ? present : CodeBlock.of("in.readNull() ? null : $L", present);
    }

    /** The only instance of its form writes and reads it. */
    private record BitsBinding(TypeRef type) implements Binding {

        @Override
        public CodeBlock write(CodeBlock value, int room, Scope scope) {
            return CodeBlock.of("$T.FORM.put(out, at, $L)", RuntimeNames.NUMBER_BITS, value);
        }

        @Override
        public CodeBlock read(Scope scope) {
            return NumberFormBinder.read(type, readPresent(scope));
        }

        @Override
        public CodeBlock readPresent(Scope scope) {
            return call(CodeBlock.of("$T.FORM", RuntimeNames.NUMBER_BITS), type);
        }

        @Override
        public Optional<CodeBlock> absent() {
            return Absent.unlessNull(type);
        }
    }

    /** A constant of the class writes it, and reads it if it is not a usual number. */
    private record FormBinding(TypeRef type, NumberStyle style) implements Binding {

        @Override
        public CodeBlock write(CodeBlock value, int room, Scope scope) {
            return CodeBlock.of("$L.put(out, at, $L)", constant(scope), value);
        }

        @Override
        public CodeBlock read(Scope scope) {
            return NumberFormBinder.read(type, readPresent(scope));
        }

        @Override
        public CodeBlock readPresent(Scope scope) {
            boolean isBox = !type.isPrimitive() && !type.isArray();
            if (style.nonFinite() == NonFinite.FAIL || (style.hasNull() && isBox)) {
                return type.isArray()
                        ? call(CodeBlock.of("$T", RuntimeNames.PRIMITIVE_ARRAYS), type)
                        : CodeBlock.of("in.$L()", READERS.get(type.erasedName()));
            }
            return call(CodeBlock.of("$L", constant(scope)), type);
        }

        @Override
        public Optional<CodeBlock> absent() {
            return Absent.unlessNull(type);
        }

        private String constant(Scope scope) {
            ClassName form = RuntimeNames.NUMBER_FORM;
            CodeBlock nonFinite = CodeBlock.of("$T.NonFinite.$L", form, style.nonFinite());
            CodeBlock made = style.isRounded()
                    ? CodeBlock.of(
                            "$T.of($L, $T.$L, $L)",
                            form,
                            style.scale(),
                            RoundingMode.class,
                            style.rounding(),
                            nonFinite)
                    : CodeBlock.of("$T.of($L)", form, nonFinite);
            return scope.constant(Words.constant(scope.subject()) + "_FORM", form, made);
        }
    }
}
