package dev.burin.processor.bind;

import com.palantir.javapoet.CodeBlock;
import dev.burin.processor.bind.UnboundBinding.Reason;
import dev.burin.processor.emit.JavaTypes;
import dev.burin.processor.emit.Scope;
import dev.burin.processor.emit.Words;
import dev.burin.processor.model.CustomCodec;
import dev.burin.processor.model.CustomCodecs;
import dev.burin.processor.model.Hints;
import dev.burin.processor.model.TypeRef;
import java.util.Optional;

/** Values for which {@code @JsonUsing} names a codec, or whose type has one by {@code @JsonCodecFor}. */
final class ConverterBinder implements Binder {

    @Override
    public Optional<Binding> bind(TypeRef type, Hints hints, Bindings bindings) {
        if (isUnused(hints.codecs(), type)) {
            return Optional.of(UnboundBinding.because(Reason.CODEC_UNUSED, type));
        }
        return hints.codecs().value().map(codec -> bind(type, codec)).or(() -> bindAnywhere(type, hints));
    }

    private static boolean isUnused(CustomCodecs codecs, TypeRef type) {
        boolean hasElements = type.isArray()
                ? !type.component().isPrimitive()
                : Forms.values(type).findAny().isPresent();
        boolean hasKeys = hasElements && type.isMap();
        return (codecs.content().isPresent() && !hasElements) || (codecs.key().isPresent() && !hasKeys);
    }

    private static Optional<Binding> bindAnywhere(TypeRef type, Hints hints) {
        return Forms.codecOf(type, hints)
                .map(codec -> codec.instance() == CustomCodec.Instance.NONE
                        ? UnboundBinding.because(Reason.CODEC_INSTANCE, type)
                        : new CustomBinding(type, codec));
    }

    private static Binding bind(TypeRef type, CustomCodec codec) {
        return refusal(type, codec)
                .<Binding>map(reason -> UnboundBinding.because(reason, type))
                .orElseGet(() -> new CustomBinding(type, codec));
    }

    /** Returns why {@code codec} cannot represent {@code type}; nothing if it can. */
    static Optional<Reason> refusal(TypeRef type, CustomCodec codec) {
        boolean represents = codec.represents()
                .map(represented -> represented.name().equals(type.name().box()))
                .orElse(false);
        if (!represents) {
            return Optional.of(Reason.CODEC_TYPE);
        }
        return codec.instance() == CustomCodec.Instance.NONE ? Optional.of(Reason.CODEC_INSTANCE) : Optional.empty();
    }

    /** Returns an expression for the instance of {@code codec}. */
    static CodeBlock instance(CustomCodec codec, Scope scope) {
        if (codec.instance() == CustomCodec.Instance.FIELD) {
            return CodeBlock.of("$L.INSTANCE", JavaTypes.owner(codec.type()));
        }
        String name = Words.constant(codec.type().simpleName());
        return CodeBlock.of("$L", scope.constant(name, codec.type(), CodeBlock.of("new $T()", codec.type())));
    }

    /** A value that a codec written by the user represents. */
    private record CustomBinding(TypeRef type, CustomCodec codec) implements Binding {

        @Override
        public CodeBlock write(CodeBlock value, int room, Scope scope) {
            return CodeBlock.of("out.putValue(at, $L, $L)", instance(codec, scope), value);
        }

        @Override
        public CodeBlock read(Scope scope) {
            return type.isPrimitive()
                    ? readPresent(scope)
                    : CodeBlock.of("in.readNull() ? null : in.readValue($L)", instance(codec, scope));
        }

        @Override
        public CodeBlock readPresent(Scope scope) {
            return CodeBlock.of("in.readPresent($L)", instance(codec, scope));
        }

        @Override
        public Optional<CodeBlock> codec(Scope scope) {
            return Optional.of(instance(codec, scope));
        }

        @Override
        public Optional<CodeBlock> absent() {
            return Absent.unlessNull(type);
        }
    }
}
