package dev.burin.processor.shape;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.burin.processor.bind.Binding;
import dev.burin.processor.emit.Locals;
import dev.burin.processor.emit.Refusal;
import dev.burin.processor.emit.Scope;
import dev.burin.processor.emit.WriterMethod;
import dev.burin.processor.model.CodecTarget;
import dev.burin.processor.model.Creator;

/** The text that codecs have in common whose JSON is one value rather than an object with members. */
final class WholeValue {
    private WholeValue() {}

    /** Returns the plan, in one line, of a codec for one value of this {@code kind}. */
    static String explain(CodecTarget target, String kind, Binding binding) {
        String size = binding.size().isBounded() ? "≤ " + binding.size().bytes() + " bytes" : "unbounded";
        return target.codec().name().simpleName() + ": one " + kind + ", " + size;
    }

    /** Returns the statements that write {@code value} and return the position after it. */
    static CodeBlock write(Binding binding, CodeBlock value, Scope scope) {
        return CodeBlock.builder()
                .add(WriterMethod.reserve(binding.size()))
                .addStatement("return $L", binding.write(value, 0, scope))
                .build();
    }

    /** Returns the statements that read one value and return the instance that the creator creates from it. */
    static CodeBlock read(CodecTarget target, Creator creator, Binding binding, Scope scope) {
        Locals locals = scope.locals("in");
        CodeBlock made = creator.start()
                .parameter()
                .map(type -> makeOf(type, locals.name("value"), creator, binding, scope))
                .orElseGet(() -> CodeBlock.builder()
                        .addStatement("return $L", Calls.start(creator, binding.readPresent(scope)))
                        .build());
        Refusal refusal = Refusal.of(target.displayName(), locals);
        return creator.runsWrittenCode() ? refusal.around(made) : made;
    }

    /** Uses a variable of the creator's parameter type: given the value as read, javac would call another overload, or none. */
    private static CodeBlock makeOf(TypeName type, String value, Creator creator, Binding binding, Scope scope) {
        return CodeBlock.builder()
                .addStatement("$T $L = $L", type, value, binding.readPresent(scope))
                .addStatement("return $L", Calls.start(creator, CodeBlock.of("$L", value)))
                .build();
    }
}
