package dev.burin.processor.bind;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.burin.annotation.JsonEnum;
import dev.burin.codegen.SizeBounds;
import dev.burin.processor.bind.UnboundBinding.Reason;
import dev.burin.processor.emit.JavaTypes;
import dev.burin.processor.emit.RuntimeNames;
import dev.burin.processor.emit.Scope;
import dev.burin.processor.emit.Words;
import dev.burin.processor.model.EnumFacts;
import dev.burin.processor.model.Hints;
import dev.burin.processor.model.SizeBound;
import dev.burin.processor.model.TypeRef;
import java.util.Optional;
import java.util.Set;

/** Enums: each constant is a string or a number. */
final class EnumBinder implements Binder {
    private static final Set<String> NUMBERS = Set.of(
            "byte", "short", "int", "long", "java.lang.Byte", "java.lang.Short", "java.lang.Integer", "java.lang.Long");

    @Override
    public Optional<Binding> bind(TypeRef type, Hints hints, Bindings bindings) {
        return type.facts().enumFacts().map(facts -> bind(type, facts));
    }

    /** Returns the binding of an enum, whether or not it has a codec of its own. */
    static Binding bind(TypeRef type, EnumFacts facts) {
        return isRepresentable(facts) ? new EnumBinding(type, facts) : UnboundBinding.because(Reason.ENUM_VALUE, type);
    }

    /** Whether each constant is a string or an integral number. */
    static boolean isRepresentable(EnumFacts facts) {
        return isNumber(facts)
                || facts.value()
                        .map(value -> value.type().is("java.lang.String"))
                        .orElse(true);
    }

    private static boolean isNumber(EnumFacts facts) {
        return facts.form() == EnumFacts.Form.ORDINAL
                || facts.value()
                        .map(value -> NUMBERS.contains(value.type().erasedName()))
                        .orElse(false);
    }

    /** Returns the constant of the class that writes and reads the constants of the enum, as values and as keys. */
    static String table(TypeRef type, EnumFacts facts, Scope scope) {
        return isNumber(facts) ? numbers(type, facts, scope) : EnumTexts.constant(type, facts, scope);
    }

    private static String numbers(TypeRef type, EnumFacts facts, Scope scope) {
        ClassName name = (ClassName) type.name();
        TypeName table = ParameterizedTypeName.get(RuntimeNames.ENUM_NUMBERS, name);
        CodeBlock value = CodeBlock.of(
                "$T.of($L.values(),$W$L)$L",
                RuntimeNames.ENUM_NUMBERS,
                JavaTypes.ownerInConstant(name),
                number(name, facts),
                EnumTexts.orElse(name, facts));
        return scope.constant(Words.constant(name.simpleName()) + "_NUMBERS", table, value);
    }

    private static CodeBlock number(ClassName type, EnumFacts facts) {
        return facts.value()
                .map(EnumFacts.Value::accessor)
                .map(accessor -> accessor.isMethod()
                        ? CodeBlock.of("$L::$L", JavaTypes.ownerInConstant(type), accessor.member())
                        : CodeBlock.of("constant -> constant.$L", accessor.member()))
                .orElse(CodeBlock.of("$L::ordinal", JavaTypes.ownerInConstant(type)));
    }

    /** A constant written and read through its table. */
    private record EnumBinding(TypeRef type, EnumFacts facts) implements Binding {

        @Override
        public CodeBlock write(CodeBlock value, int room, Scope scope) {
            String table = table(type, facts, scope);
            if (size().isBounded()) {
                return CodeBlock.of("$L.put(out, at, $L)", table, value);
            }
            String subject = Words.local(((ClassName) type.name()).simpleName());
            String helper = scope.sharedHelper(
                    Words.method("write", subject),
                    "write " + type.name(),
                    name -> writer(name, subject, table, scope));
            return CodeBlock.of("$L(out, at, $L)", helper, value);
        }

        private MethodSpec writer(String name, String subject, String table, Scope scope) {
            String value = scope.locals("out", "at").name(subject);
            return ContainerCode.writer(name, type, value)
                    .addStatement("out.reserve(at, $L.maxBytes())", table)
                    .addStatement("return $L.put(out, at, $L)", table, value)
                    .build();
        }

        @Override
        public CodeBlock read(Scope scope) {
            return mayLoseValues()
                    ? CodeBlock.of("$L.readOrNull(in)", table(type, facts, scope))
                    : Binding.super.read(scope);
        }

        @Override
        public CodeBlock readPresent(Scope scope) {
            return CodeBlock.of("$L.read(in)", table(type, facts, scope));
        }

        @Override
        public boolean mayLoseValues() {
            return facts.leniency().unknown() == JsonEnum.Unknown.NULL;
        }

        @Override
        public SizeBound size() {
            return isNumber(facts) ? SizeBound.of(SizeBounds.LONG) : EnumTexts.size(facts);
        }
    }
}
