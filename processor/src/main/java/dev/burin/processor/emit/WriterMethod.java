package dev.burin.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.burin.processor.model.SizeBound;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Methods of generated code that write at a position and return the position after what they wrote. */
public final class WriterMethod {
    private WriterMethod() {}

    /** Begins a method that writes the parameter {@code value}: {@code int name(JsonWriter out, int at, T value)}. */
    public static MethodSpec.Builder named(String name, List<Modifier> modifiers, TypeName type, String value) {
        return MethodSpec.methodBuilder(name)
                .addModifiers(modifiers)
                .returns(TypeName.INT)
                .addParameter(RuntimeNames.JSON_WRITER, "out")
                .addParameter(TypeName.INT, "at")
                .addParameter(type, value);
    }

    /** Returns the statement that reserves room for a bounded value; nothing for an unbounded one, which does so itself. */
    public static CodeBlock reserve(SizeBound size) {
        return size.isBounded()
                ? CodeBlock.builder()
                        .addStatement("out.reserve(at, $L)", size.bytes())
                        .build()
                : CodeBlock.of("");
    }
}
