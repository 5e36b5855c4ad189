package dev.burin.processor.bind;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import dev.burin.annotation.JsonBytes;
import dev.burin.processor.emit.RuntimeNames;
import dev.burin.processor.emit.Scope;
import dev.burin.processor.model.Hints;
import dev.burin.processor.model.Limits.Kind;
import dev.burin.processor.model.TypeRef;
import java.util.Optional;
import java.util.OptionalInt;

/** Bytes: {@code byte[]}, {@code ByteBuffer}, {@code BitSet}; base64 unless {@code @JsonBytes} says otherwise. */
final class BytesBinder implements Binder {
    private static final String BUFFER = "java.nio.ByteBuffer";
    private static final String BIT_SET = "java.util.BitSet";

    @Override
    public Optional<Binding> bind(TypeRef type, Hints hints, Bindings bindings) {
        if (type.is(BIT_SET)) {
            return Optional.of(
                    new BytesBinding(type, JsonBytes.Form.BASE64, hints.limits().of(Kind.LENGTH)));
        }
        return hasForms(type)
                ? Optional.of(new BytesBinding(
                        type,
                        hints.form().bytes().orElse(JsonBytes.Form.BASE64),
                        hints.limits().of(Kind.LENGTH)))
                : Optional.empty();
    }

    /** Whether {@code @JsonBytes} means something for the type. */
    static boolean hasForms(TypeRef type) {
        return type.is("byte[]") || type.is(BUFFER);
    }

    /** An array of bytes, or a value created from one. */
    private record BytesBinding(TypeRef type, JsonBytes.Form form, OptionalInt maxBytes) implements Binding {

        @Override
        public CodeBlock write(CodeBlock value, int room, Scope scope) {
            CodeBlock bytes = type.is(BUFFER) && form != JsonBytes.Form.BASE64
                    ? CodeBlock.of("$T.copy($L)", RuntimeNames.BYTE_FORMS, value)
                    : value;
            return CodeBlock.of("$T.put$L(out, at, $L)", owner(), words(), bytes);
        }

        @Override
        public CodeBlock readPresent(Scope scope) {
            CodeBlock bytes = maxBytes.isPresent() && form != JsonBytes.Form.ARRAY
                    ? CodeBlock.of("$T.read$L(in, $L)", RuntimeNames.LIMITED_BYTES, words(), maxBytes.getAsInt())
                    : CodeBlock.of("$T.read$L(in)", owner(), words());
            return switch (type.erasedName()) {
                case BUFFER -> CodeBlock.of("$T.wrap($L)", type.erasure(), bytes);
                case BIT_SET -> CodeBlock.of("$T.valueOf($L)", type.erasure(), bytes);
                default -> bytes;
            };
        }

        private ClassName owner() {
            return form == JsonBytes.Form.BASE64 ? RuntimeNames.VALUES : RuntimeNames.BYTE_FORMS;
        }

        private String words() {
            return switch (form) {
                case BASE64 -> "Base64";
                case BASE64_URL -> "Base64Url";
                case HEX -> "Hex";
                case ARRAY -> "Array";
            };
        }
    }
}
