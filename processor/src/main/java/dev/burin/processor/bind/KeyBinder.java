package dev.burin.processor.bind;

import com.palantir.javapoet.ClassName;
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
    private static final Map<String, KeyBinding> BINDINGS = Map.ofEntries(
            Map.entry(
                    "java.lang.String", new SimpleKey(CodeBlock.of("out.putName(at, "), CodeBlock.of("in.readName()"))),
            Map.entry("java.lang.Boolean", simple("readBoolean")),
            Map.entry("java.lang.Byte", simple("readByte")),
            Map.entry("java.lang.Short", simple("readShort")),
            Map.entry("java.lang.Integer", simple("readInt")),
            Map.entry("java.lang.Long", simple("readLong")),
            Map.entry("java.lang.Character", simple("readChar")),
            Map.entry("java.lang.Float", simple("readFloat")),
            Map.entry("java.lang.Double", simple("readDouble")),
            Map.entry("java.math.BigInteger", simple("readBigInteger")),
            Map.entry("java.math.BigDecimal", simple("readBigDecimal")),
            Map.entry("java.util.UUID", simple("readUuid")),
            Map.entry("java.time.LocalDate", time("readLocalDate")),
            Map.entry("java.time.LocalTime", time("readLocalTime")),
            Map.entry("java.time.LocalDateTime", time("readLocalDateTime")),
            Map.entry("java.time.Instant", time("readInstant")),
            Map.entry("java.time.OffsetDateTime", time("readOffsetDateTime")),
            Map.entry("java.time.OffsetTime", time("readOffsetTime")),
            Map.entry("java.time.ZonedDateTime", time("readZonedDateTime")),
            Map.entry("java.time.ZoneOffset", time("readZoneOffset")),
            Map.entry("java.time.Year", time("readYear")),
            Map.entry("java.time.YearMonth", time("readYearMonth")),
            Map.entry("java.time.MonthDay", time("readMonthDay")),
            Map.entry("java.time.Duration", time("readDuration")),
            Map.entry("java.util.Date", time("readDate")));

    private KeyBinder() {}

    /** Returns the binding of keys of this type; nothing if it has no text form. */
    static Optional<KeyBinding> bind(TypeRef type) {
        return type.facts()
                .enumFacts()
                .map(facts -> enumFacts(type, facts))
                .filter(EnumBinder::isRepresentable)
                .<KeyBinding>map(facts -> new EnumKey(type, facts))
                .or(() -> Optional.ofNullable(BINDINGS.get(boxedName(type))))
                .or(() -> textForm(type))
                .or(() -> member(type));
    }

    private static String boxedName(TypeRef type) {
        return type.isPrimitive() ? type.name().box().toString() : type.erasedName();
    }

    /** With the key form of its constants in place of the value form. */
    private static EnumFacts enumFacts(TypeRef type, EnumFacts facts) {
        return type.facts()
                .codecs()
                .keyMember()
                .filter(member -> !facts.constants().isEmpty())
                .map(member -> facts.withValue(new EnumFacts.Value(
                        member.accessor(),
                        member.type(),
                        facts.constants().get(0).origin())))
                .orElse(facts);
    }

    /** A member of the key that has a text form itself. */
    private static Optional<KeyBinding> member(TypeRef type) {
        return type.facts()
                .codecs()
                .keyMember()
                .filter(member -> member.flaw().isEmpty())
                .flatMap(member -> bind(member.type()).map(key -> new MemberKey(type, member, key)));
    }

    /** The texts of values, except for {@code Pattern}: two with the same text are not equal. */
    private static Optional<KeyBinding> textForm(TypeRef type) {
        return TextFormBinder.form(type)
                .filter(form -> !type.is("java.util.regex.Pattern"))
                .map(form -> new SimpleKey(
                        CodeBlock.of("$L.putName(out, at, ", form), CodeBlock.of("$L.readName(in)", form)));
    }

    /** Returns the binding of keys that a {@code KeyCodec} turns into names. */
    static KeyBinding custom(CustomCodec codec) {
        return new CustomKey(codec);
    }

    private static KeyBinding simple(String read) {
        return helped(RuntimeNames.KEYS, read);
    }

    private static KeyBinding time(String read) {
        return helped(RuntimeNames.TIME_KEYS, read);
    }

    private static KeyBinding helped(ClassName owner, String read) {
        return new SimpleKey(CodeBlock.of("$T.put(out, at, ", owner), CodeBlock.of("$T.$L(in)", owner, read));
    }

    /** Written by a call that ends with the key, and read by a separate expression. */
    private record SimpleKey(CodeBlock put, CodeBlock get) implements KeyBinding {

        @Override
        public CodeBlock write(CodeBlock key, Scope scope) {
            return CodeBlock.of("$L$L)", put, key);
        }

        @Override
        public CodeBlock read(Scope scope) {
            return get;
        }
    }

    /** Written and read through the table of the enum. */
    private record EnumKey(TypeRef type, EnumFacts facts) implements KeyBinding {

        @Override
        public CodeBlock write(CodeBlock key, Scope scope) {
            return CodeBlock.of("out.putName(at, $L.nameOf($L))", EnumBinder.table(type, facts, scope), key);
        }

        @Override
        public CodeBlock read(Scope scope) {
            return CodeBlock.of("$L.readName(in)", EnumBinder.table(type, facts, scope));
        }
    }

    /** Written and read by a user's codec. */
    private record CustomKey(CustomCodec codec) implements KeyBinding {

        @Override
        public CodeBlock write(CodeBlock key, Scope scope) {
            return CodeBlock.of("out.putName(at, $L, $L)", ConverterBinder.instance(codec, scope), key);
        }

        @Override
        public CodeBlock read(Scope scope) {
            return CodeBlock.of("in.readKey($L)", ConverterBinder.instance(codec, scope));
        }
    }
}
