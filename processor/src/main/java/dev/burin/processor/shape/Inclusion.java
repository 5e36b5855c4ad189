package dev.burin.processor.shape;

import com.palantir.javapoet.CodeBlock;
import dev.burin.JsonValue;
import dev.burin.annotation.JsonInclude.Include;
import dev.burin.processor.emit.RuntimeNames;
import dev.burin.processor.model.TypeRef;
import java.util.Optional;
import java.util.Set;

/** Which values {@code @JsonInclude} leaves out. */
final class Inclusion {
    private static final Set<String> WITH_SIZE =
            Set.of("java.lang.CharSequence", "java.util.Collection", "java.util.Map");
    private static final Set<String> INTEGRAL_BOXES =
            Set.of("java.lang.Byte", "java.lang.Short", "java.lang.Integer", "java.lang.Long", "java.lang.Character");

    private Inclusion() {}

    /** Returns the condition under which {@code value}, a variable, is written; empty if always. */
    static Optional<CodeBlock> test(Include include, TypeRef type, CodeBlock value) {
        if (type.isPresence()) {
            return Optional.of(CodeBlock.of("$1L != null && !$1L.isAbsent()", value)); // whatever include says
        }
        if (include == Include.ALWAYS) {
            return Optional.empty();
        }
        if (type.isPrimitive()) {
            return Optional.of(notZero(type, value)).filter(test -> include == Include.NON_DEFAULT);
        }
        CodeBlock notNull = CodeBlock.of("$L != null", value);
        return notNothing(include, type, value)
                .map(test -> CodeBlock.of("$L && $L", notNull, test))
                .or(() -> Optional.of(notNull));
    }

    private static Optional<CodeBlock> notNothing(Include include, TypeRef type, CodeBlock value) {
        if (include.compareTo(Include.NON_ABSENT) >= 0 && type.isOptional()) {
            return Optional.of(CodeBlock.of("$L.isPresent()", value));
        }
        return Optional.of(include)
                .filter(said -> said.compareTo(Include.NON_EMPTY) >= 0)
                .flatMap(said -> notEmpty(type, value))
                .or(() -> Optional.of(notZero(type, value))
                        .filter(test -> include == Include.NON_DEFAULT && isBox(type)));
    }

    private static Optional<CodeBlock> notEmpty(TypeRef type, CodeBlock value) {
        if (WITH_SIZE.stream().anyMatch(type::isA)) {
            return Optional.of(CodeBlock.of("!$L.isEmpty()", value));
        }
        if (type.is("java.lang.Object") || type.isA(JsonValue.class.getName())) {
            return Optional.of(
                    CodeBlock.of("!$T.isEmpty($L)", RuntimeNames.VALUES, value)); // like Jackson: depends on the value
        }
        if (type.is("java.lang.Iterable")) { // not its subtypes, such as Path
            return Optional.of(CodeBlock.of("$L.iterator().hasNext()", value));
        }
        if (type.is("java.util.Iterator")) {
            return Optional.of(CodeBlock.of("$L.hasNext()", value));
        }
        return Optional.of(CodeBlock.of("$L.length != 0", value)).filter(test -> type.isArray());
    }

    private static boolean isBox(TypeRef type) {
        return INTEGRAL_BOXES.contains(type.erasedName())
                || type.is("java.lang.Boolean")
                || type.is("java.lang.Float")
                || type.is("java.lang.Double");
    }

    private static CodeBlock notZero(TypeRef type, CodeBlock value) {
        return switch (type.erasedName()) {
            case "boolean", "java.lang.Boolean" -> value;
            case "float", "java.lang.Float" -> CodeBlock.of("$T.compare($L, 0) != 0", Float.class, value); // keeps -0.0
            case "double", "java.lang.Double" -> CodeBlock.of("$T.compare($L, 0) != 0", Double.class, value);
            default -> CodeBlock.of("$L != 0", value);
        };
    }
}
