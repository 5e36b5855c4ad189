package dev.burin.processor.bind;

import com.palantir.javapoet.CodeBlock;
import dev.burin.processor.emit.RuntimeNames;
import dev.burin.processor.emit.Scope;
import dev.burin.processor.model.CustomCodec;
import dev.burin.processor.model.EnumFacts;
import dev.burin.processor.model.TypeRef;
import java.util.Map;
import java.util.Optional;

/** Keys of maps: every type with a text form that can be read back. */
final class KeyBinder {
    private static final KeyBinding STRING =
            new TextKey(CodeBlock.of(""), CodeBlock.of(""), CodeBlock.of("in.readName()"));

    private static final Map<String, KeyBinding> BINDINGS = Map.ofEntries(
            Map.entry("java.lang.String", STRING),
            Map.entry("java.lang.Boolean", boxed(Boolean.class, "parseBoolean")),
            Map.entry("java.lang.Byte", boxed(Byte.class, "parseByte")),
            Map.entry("java.lang.Short", boxed(Short.class, "parseShort")),
            Map.entry("java.lang.Integer", boxed(Integer.class, "parseInt")),
            Map.entry("java.lang.Long", boxed(Long.class, "parseLong")),
            Map.entry("java.lang.Character", boxed(Character.class, "parseChar")),
            Map.entry("java.lang.Float", floating("parseFloat")),
            Map.entry("java.lang.Double", floating("parseDouble")),
            Map.entry("java.math.BigInteger", object("parseBigInteger")),
            Map.entry("java.math.BigDecimal", object("parseBigDecimal")),
            Map.entry("java.util.UUID", object("parseUuid")));

    private KeyBinder() {}

    /** Returns the binding of keys of this type; nothing if it has no text form. */
    static Optional<KeyBinding> bind(TypeRef type) {
        return type.facts()
                .enumFacts()
                .filter(EnumBinder::isRepresentable)
                .<KeyBinding>map(facts -> new EnumKey(type, facts))
                .or(() -> Optional.ofNullable(BINDINGS.get(type.erasedName())));
    }

    /** Returns the binding of keys that a {@code KeyCodec} turns into names. */
    static KeyBinding custom(CustomCodec codec) {
        return new CustomKey(codec);
    }

    private static KeyBinding boxed(Class<?> type, String parse) {
        return new TextKey(CodeBlock.of("$T.toString(", type), CodeBlock.of(")"), parsed(parse));
    }

    private static KeyBinding floating(String parse) {
        return new TextKey(CodeBlock.of("$T.text(", RuntimeNames.KEYS), CodeBlock.of(")"), parsed(parse));
    }

    private static KeyBinding object(String parse) {
        return new TextKey(CodeBlock.of(""), CodeBlock.of(".toString()"), parsed(parse));
    }

    private static CodeBlock parsed(String parse) {
        return CodeBlock.of("$T.$L(in, in.readName())", RuntimeNames.KEYS, parse);
    }

    /** Written by a call around the key, read by another around the name. */
    private record TextKey(CodeBlock before, CodeBlock after, CodeBlock read) implements KeyBinding {

        @Override
        public CodeBlock text(CodeBlock key, Scope scope) {
            return CodeBlock.of("$L$L$L", before, key, after);
        }

        @Override
        public CodeBlock read(Scope scope) {
            return read;
        }
    }

    /** Written and read through the table of the enum. */
    private record EnumKey(TypeRef type, EnumFacts facts) implements KeyBinding {

        @Override
        public CodeBlock text(CodeBlock key, Scope scope) {
            return CodeBlock.of("$L.nameOf($L)", EnumBinder.table(type, facts, scope), key);
        }

        @Override
        public CodeBlock read(Scope scope) {
            return CodeBlock.of("$L.byName(in, in.readName())", EnumBinder.table(type, facts, scope));
        }
    }

    /** Written and read by a codec of the user's. */
    private record CustomKey(CustomCodec codec) implements KeyBinding {

        @Override
        public CodeBlock text(CodeBlock key, Scope scope) {
            return CodeBlock.of("$L.toName($L)", ConverterBinder.instance(codec, scope), key);
        }

        @Override
        public CodeBlock read(Scope scope) {
            return CodeBlock.of("in.readKey($L)", ConverterBinder.instance(codec, scope));
        }
    }
}
