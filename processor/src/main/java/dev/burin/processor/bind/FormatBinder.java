package dev.burin.processor.bind;

import static java.util.Map.entry;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.burin.annotation.JsonFormat;
import dev.burin.processor.emit.Literals;
import dev.burin.processor.emit.RuntimeNames;
import dev.burin.processor.emit.Scope;
import dev.burin.processor.emit.Words;
import dev.burin.processor.model.Format;
import dev.burin.processor.model.Hints;
import dev.burin.processor.model.SizeBound;
import dev.burin.processor.model.TypeRef;
import java.util.Calendar;
import java.util.Map;
import java.util.Optional;

/** Times and numbers whose form {@code @JsonFormat} chooses. */
final class FormatBinder implements Binder {
    private static final Map<String, String> READERS = Map.ofEntries(
            entry("byte", "readByte"),
            entry("short", "readShort"),
            entry("int", "readInt"),
            entry("long", "readLong"),
            entry("float", "readFloat"),
            entry("double", "readDouble"),
            entry("java.lang.Byte", "readByte"),
            entry("java.lang.Short", "readShort"),
            entry("java.lang.Integer", "readInt"),
            entry("java.lang.Long", "readLong"),
            entry("java.lang.Float", "readFloat"),
            entry("java.lang.Double", "readDouble"),
            entry("java.math.BigInteger", "readBigInteger"),
            entry("java.math.BigDecimal", "readBigDecimal"));

    private static final String GREGORIAN = "java.util.GregorianCalendar";

    @Override
    public Optional<Binding> bind(TypeRef type, Hints hints, Bindings bindings) {
        return hints.form().format().flatMap(format -> bind(type, format));
    }

    private static Optional<Binding> bind(TypeRef type, Format format) {
        if (READERS.containsKey(type.erasedName())) {
            return Optional.of(quoted(type)).filter(binding -> format.isString());
        }
        if (!TimeFormats.isTime(type)) {
            return Optional.empty();
        }
        if (format.isNumber()) {
            return Optional.of(new TimeBinding(type, format, RuntimeNames.EPOCH_NUMBER));
        }
        return format.pattern().map(pattern -> new TimeBinding(type, format, RuntimeNames.TIME_FORMAT));
    }

    private static Binding quoted(TypeRef type) {
        return new LeafBinding(
                CodeBlock.of("$T.put(out, at, ", RuntimeNames.QUOTED_NUMBERS),
                CodeBlock.of("$T.$L(in)", RuntimeNames.QUOTED_NUMBERS, READERS.get(type.erasedName())),
                Absent.unlessNull(type),
                SizeBound.UNBOUNDED);
    }

    /** Whether the type is a number. */
    static boolean isNumber(TypeRef type) {
        return READERS.containsKey(type.erasedName());
    }

    /** A constant of the class writes and reads it. */
    private record TimeBinding(TypeRef type, Format format, ClassName form) implements Binding {

        @Override
        public CodeBlock write(CodeBlock value, int room, Scope scope) {
            return CodeBlock.of("$L.put(out, at, $L)", constant(scope), value);
        }

        @Override
        public CodeBlock readPresent(Scope scope) {
            CodeBlock read = CodeBlock.of("$L.read(in)", constant(scope));
            return type.is(GREGORIAN) ? CodeBlock.of("($T) $L", type.name(), read) : read;
        }

        private String constant(Scope scope) {
            TypeName formatted = type.is(GREGORIAN) ? ClassName.get(Calendar.class) : type.name();
            String factory = TimeFormats.factory(type);
            boolean isPattern = form.equals(RuntimeNames.TIME_FORMAT);
            CodeBlock what = isPattern
                    ? Literals.string(format.pattern().orElseThrow())
                    : CodeBlock.of(
                            "$T.Unit.$L",
                            RuntimeNames.EPOCH_NUMBER,
                            format.shape() == JsonFormat.Shape.EPOCH_SECONDS ? "SECONDS" : "MILLIS");
            boolean takesZone = isPattern ? TimeFormats.hasZone(type) : TimeFormats.isReadInZone(type);
            CodeBlock zone = format.timezone().map(Literals::string).orElse(CodeBlock.of("null"));
            CodeBlock made = takesZone
                    ? CodeBlock.of("$T.$L($L, $L)", form, factory, what, zone)
                    : CodeBlock.of("$T.$L($L)", form, factory, what);
            String suffix = isPattern ? "_FORMAT" : "_EPOCH";
            return scope.constant(
                    Words.constant(scope.subject()) + suffix, ParameterizedTypeName.get(form, formatted), made);
        }
    }
}
