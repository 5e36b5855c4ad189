package dev.burin.processor.bind;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import dev.burin.processor.emit.Scope;
import dev.burin.processor.emit.Words;
import dev.burin.processor.model.Hints;
import dev.burin.processor.model.TypeRef;
import java.util.Optional;

/** Types with a codec of their own, which is called directly: no registry, no interface call. */
final class GeneratedCodecBinder implements Binder {

    @Override
    public Optional<Binding> bind(TypeRef type, Hints hints, Bindings bindings) {
        return type.facts().codec().map(codec -> new GeneratedCodecBinding(type, codec));
    }

    /** A value written by the position-passing method of its codec. */
    private record GeneratedCodecBinding(TypeRef type, ClassName codec) implements Binding {

        @Override
        public CodeBlock write(CodeBlock value, int room, Scope scope) {
            String subject = Words.local(((ClassName) type.erasure()).simpleName());
            String helper = scope.sharedHelper(
                    Words.method("write", subject), "write " + type.name(), name -> writer(name, subject, scope));
            return CodeBlock.of("$L(out, at, $L)", helper, value);
        }

        private MethodSpec writer(String name, String subject, Scope scope) {
            String value = scope.locals("out", "at").name(subject);
            return ContainerCode.writer(name, type, value)
                    .addCode(ContainerCode.nullCheck(value))
                    .addStatement("return $T.INSTANCE.write(out, at, $L)", codec, value)
                    .build();
        }

        @Override
        public CodeBlock readPresent(Scope scope) {
            return CodeBlock.of("$T.INSTANCE.read(in)", codec);
        }
    }
}
