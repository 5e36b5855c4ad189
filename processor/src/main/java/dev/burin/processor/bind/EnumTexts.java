package dev.burin.processor.bind;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.burin.codegen.SizeBounds;
import dev.burin.processor.emit.JavaTypes;
import dev.burin.processor.emit.Literals;
import dev.burin.processor.emit.RuntimeNames;
import dev.burin.processor.emit.Scope;
import dev.burin.processor.emit.Words;
import dev.burin.processor.model.EnumFacts;
import dev.burin.processor.model.EnumFacts.Constant;
import dev.burin.processor.model.SizeBound;
import dev.burin.processor.model.TypeRef;
import dev.burin.processor.plan.FusedName;
import dev.burin.processor.plan.MethodSplit;

/** The strings of the constants of an enum, in an {@code EnumTable}. */
final class EnumTexts {

    private EnumTexts() {}

    /** Returns the bound of the strings in quotes; none if they are known only at run time. */
    static SizeBound size(EnumFacts facts) {
        if (facts.form() != EnumFacts.Form.NAME) {
            return SizeBound.UNBOUNDED;
        }
        int longest = facts.constants().stream()
                .mapToInt(constant -> FusedName.of(constant.names().json()).quotedByteCount())
                .max()
                .orElse(0);
        return SizeBound.of(Math.max(longest, SizeBounds.NULL));
    }

    /** Adds the table to the class and returns the name of the constant that holds it. */
    static String constant(TypeRef type, EnumFacts facts, Scope scope) {
        ClassName name = (ClassName) type.name();
        TypeName table = ParameterizedTypeName.get(RuntimeNames.ENUM_TABLE, name);
        return scope.constant(Words.constant(name.simpleName()) + "_NAMES", table, table(name, facts));
    }

    private static CodeBlock table(ClassName type, EnumFacts facts) {
        CodeBlock.Builder code =
                CodeBlock.builder().add("$T.of($L.values()", RuntimeNames.ENUM_TABLE, JavaTypes.ownerInConstant(type));
        for (Constant constant : facts.constants()) {
            code.add(",$W$L", text(type, facts, constant));
        }
        code.add(")").add(aliases(type, facts));
        if (facts.leniency().ignoresCase()) {
            code.add("\n$>$>.ignoringCase()$<$<");
        }
        return code.add(orElse(type, facts)).build();
    }

    /** Returns a call for each alias, or one for many: javac runs out of stack where hundreds of calls follow each other. */
    private static CodeBlock aliases(ClassName type, EnumFacts facts) {
        int count = facts.constants().stream()
                .mapToInt(constant -> constant.names().aliases().size())
                .sum();
        if (count > MethodSplit.NAMES_PER_CONSTANT) {
            CodeBlock all = facts.constants().stream().map(EnumTexts::aliases).collect(CodeBlock.joining(",$W"));
            return CodeBlock.of("\n$>$>.aliases($L)$<$<", all);
        }
        return facts.constants().stream()
                .flatMap(constant -> constant.names().aliases().stream()
                        .map(alias -> CodeBlock.of(
                                "\n$>$>.alias($L, $L.$L)$<$<",
                                Literals.string(alias),
                                JavaTypes.ownerInConstant(type),
                                constant.name())))
                .collect(CodeBlock.joining(""));
    }

    private static CodeBlock aliases(Constant constant) {
        CodeBlock all =
                constant.names().aliases().stream().map(Literals::string).collect(CodeBlock.joining(",$W"));
        return CodeBlock.of("new $T[] {$L}", String.class, all);
    }

    /** Returns the call that names the constant for unknown values; nothing if there is none. */
    static CodeBlock orElse(ClassName type, EnumFacts facts) {
        return facts.leniency()
                .fallback()
                .map(constant -> CodeBlock.of("\n$>$>.orElse($L.$L)$<$<", JavaTypes.ownerInConstant(type), constant))
                .orElse(CodeBlock.of(""));
    }

    private static CodeBlock text(ClassName type, EnumFacts facts, Constant constant) {
        if (facts.form() == EnumFacts.Form.NAME) {
            return Literals.string(constant.names().json());
        }
        String selector =
                facts.value().map(value -> value.accessor().selector()).orElse("toString()");
        return CodeBlock.of("$L.$L.$L", JavaTypes.ownerInConstant(type), constant.name(), selector);
    }
}
