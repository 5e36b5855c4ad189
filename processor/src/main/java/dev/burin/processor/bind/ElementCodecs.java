package dev.burin.processor.bind;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.burin.processor.emit.RuntimeNames;
import dev.burin.processor.emit.Scope;
import dev.burin.processor.emit.Words;
import dev.burin.processor.emit.WriterMethod;
import dev.burin.processor.model.TypeRef;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Modifier;

/** Codecs of type arguments: of the {@code Order}s in a {@code Page<Order>}. */
final class ElementCodecs {
    private static final Map<String, String> SINGLE_VALUES = Map.ofEntries(
            Map.entry("java.lang.String", "STRING"),
            Map.entry("java.lang.Boolean", "BOOLEAN"),
            Map.entry("java.lang.Byte", "BYTE"),
            Map.entry("java.lang.Short", "SHORT"),
            Map.entry("java.lang.Integer", "INTEGER"),
            Map.entry("java.lang.Long", "LONG"),
            Map.entry("java.lang.Float", "FLOAT"),
            Map.entry("java.lang.Double", "DOUBLE"),
            Map.entry("java.lang.Character", "CHARACTER"),
            Map.entry("java.math.BigInteger", "BIG_INTEGER"),
            Map.entry("java.math.BigDecimal", "BIG_DECIMAL"),
            Map.entry("java.util.UUID", "UUID"),
            Map.entry("java.time.Instant", "INSTANT"),
            Map.entry("java.time.LocalDate", "LOCAL_DATE"),
            Map.entry("java.time.LocalDateTime", "LOCAL_DATE_TIME"),
            Map.entry("java.time.OffsetDateTime", "OFFSET_DATE_TIME"),
            Map.entry("java.time.Duration", "DURATION"));

    private ElementCodecs() {}

    /** Returns an expression for a {@code Codec<type>}. */
    static CodeBlock of(TypeRef type, Binding binding, Scope scope) {
        return binding.codec(scope).orElseGet(() -> {
            String known = SINGLE_VALUES.get(type.erasedName());
            return known == null ? nested(type, binding, scope) : CodeBlock.of("$T.$L", RuntimeNames.CODECS, known);
        });
    }

    private static CodeBlock nested(TypeRef type, Binding binding, Scope scope) {
        String words = Words.type(type.name());
        Scope inside = scope.about(Words.local(words)).nested();
        return scope.held().nested(words, List.of(type.name(), binding), name -> codec(name, type, binding, inside));
    }

    private static TypeSpec codec(String name, TypeRef type, Binding binding, Scope scope) {
        TypeSpec.Builder codec = TypeSpec.classBuilder(name)
                .addModifiers(Modifier.PRIVATE, Modifier.FINAL)
                .addSuperinterface(ParameterizedTypeName.get(RuntimeNames.CODEC, type.name()))
                .addMethod(write(type, binding, scope))
                .addMethod(method("read", type.name())
                        .addParameter(RuntimeNames.JSON_READER, "in")
                        .addStatement("return $L", binding.readPresent(scope))
                        .build());
        if (!type.mentionsVariable()) {
            codec.addModifiers(Modifier.STATIC);
        }
        binding.absent(scope).ifPresent(absent -> readNull(codec, type, absent));
        return codec.build();
    }

    private static void readNull(TypeSpec.Builder codec, TypeRef type, CodeBlock absent) {
        codec.addSuperinterface(ParameterizedTypeName.get(RuntimeNames.READS_NULL, type.name()))
                .addMethod(method("absent", type.name())
                        .addStatement("return $L", absent)
                        .build());
    }

    private static MethodSpec write(TypeRef type, Binding binding, Scope scope) {
        return method("write", TypeName.VOID)
                .addParameter(RuntimeNames.JSON_WRITER, "out")
                .addParameter(type.name(), "value")
                .addStatement("int at = out.beginValue()")
                .addCode(WriterMethod.reserve(binding.size()))
                .addStatement("out.position($L)", binding.write(CodeBlock.of("value"), 0, scope))
                .build();
    }

    private static MethodSpec.Builder method(String name, TypeName result) {
        return MethodSpec.methodBuilder(name)
                .addAnnotation(AnnotationSpec.builder(Override.class).build())
                .addModifiers(Modifier.PUBLIC)
                .returns(result);
    }
}
