package dev.burin.processor.bind;

import static java.util.Objects.requireNonNull;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.burin.processor.emit.JavaTypes;
import dev.burin.processor.emit.Literals;
import dev.burin.processor.emit.Scope;
import dev.burin.processor.emit.Words;
import dev.burin.processor.model.EnumFacts;
import dev.burin.processor.model.TypeRef;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.Period;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import java.util.regex.Pattern;

/** Values that are strings in {@code @JsonDefault}, as they are written in Java. */
public final class DefaultLiteral {
    private static final Pattern NUMBER = Pattern.compile("-?(0|[1-9]\\d*)(\\.\\d+)?([eE][+-]?\\d{1,4})?");
    private static final Pattern INTEGER = Pattern.compile("-?(0|[1-9]\\d*)");

    private static final Map<String, BigInteger> LARGEST = Map.of(
            "byte", BigInteger.valueOf(Byte.MAX_VALUE),
            "short", BigInteger.valueOf(Short.MAX_VALUE),
            "int", BigInteger.valueOf(Integer.MAX_VALUE),
            "long", BigInteger.valueOf(Long.MAX_VALUE));

    /**
     * A type whose immutable values are created from a string.
     *
     * @param method the static method that creates them; empty for a constructor
     * @param parse does the same now
     */
    private record Parsed(String method, String example, Function<String, Object> parse) {}

    private static final Map<String, Parsed> PARSED = Map.ofEntries(
            Map.entry("java.math.BigInteger", new Parsed("", "12", DefaultLiteral::bigInteger)),
            Map.entry("java.math.BigDecimal", new Parsed("", "12.50", DefaultLiteral::bigDecimal)),
            Map.entry("java.util.UUID", new Parsed("fromString", new UUID(0, 0).toString(), DefaultLiteral::uuid)),
            Map.entry("java.time.LocalDate", new Parsed("parse", "2026-12-31", LocalDate::parse)),
            Map.entry("java.time.LocalTime", new Parsed("parse", "23:59:59", LocalTime::parse)),
            Map.entry("java.time.LocalDateTime", new Parsed("parse", "2026-12-31T23:59:59", LocalDateTime::parse)),
            Map.entry("java.time.Instant", new Parsed("parse", "2026-12-31T23:59:59Z", Instant::parse)),
            Map.entry(
                    "java.time.OffsetDateTime",
                    new Parsed("parse", "2026-12-31T23:59:59+01:00", OffsetDateTime::parse)),
            Map.entry(
                    "java.time.ZonedDateTime", new Parsed("parse", "2026-12-31T23:59:59Z[UTC]", ZonedDateTime::parse)),
            Map.entry("java.time.Duration", new Parsed("parse", "PT1H30M", Duration::parse)),
            Map.entry("java.time.Period", new Parsed("parse", "P1Y2M3D", Period::parse)));

    private DefaultLiteral() {}

    private static Object bigInteger(String text) {
        return new BigInteger(require(INTEGER, text));
    }

    private static Object bigDecimal(String text) {
        return new BigDecimal(require(NUMBER, text));
    }

    /** The JDK would accept {@code 1-1-1-1-1} as well. */
    private static Object uuid(String text) {
        UUID uuid = UUID.fromString(text);
        if (!uuid.toString().equalsIgnoreCase(text)) {
            throw new IllegalArgumentException(text);
        }
        return uuid;
    }

    private static String require(Pattern pattern, String text) {
        if (!pattern.matcher(text).matches()) {
            throw new IllegalArgumentException(text);
        }
        return text;
    }

    /** Returns an expression for the value of a type; nothing if the text is not a value of it. */
    public static Optional<CodeBlock> of(TypeRef type, String text, Scope scope) {
        if (type.name().isPrimitive() || type.name().isBoxedPrimitive()) {
            return primitive(type.name(), text);
        }
        if (type.is("java.lang.String") || type.is("java.lang.CharSequence")) {
            return Optional.of(Literals.string(text));
        }
        if (type.kind() == TypeRef.Kind.ENUM) {
            return constants(type).contains(text)
                    ? Optional.of(CodeBlock.of("$L.$L", JavaTypes.owner(type.name()), text))
                    : Optional.empty();
        }
        if (type.is("java.util.Optional")) {
            return of(type.elements().get(0), text, scope)
                    .map(content -> CodeBlock.of("$T.of($L)", type.erasure(), content));
        }
        if (isEmptyContainer(type, text)) {
            return Empty.of(type);
        }
        return Optional.ofNullable(PARSED.get(type.erasedName()))
                .filter(parsed -> isParsed(parsed, text))
                .map(parsed -> parsed(type, parsed, text, scope));
    }

    /** Whether the text is a value of the type. */
    public static boolean fits(TypeRef type, String text) {
        return of(type, text, Scope.empty()).isPresent();
    }

    private static CodeBlock parsed(TypeRef type, Parsed parsed, String text, Scope scope) {
        CodeBlock literal = Literals.string(text);
        CodeBlock value = parsed.method().isEmpty()
                ? CodeBlock.of("new $T($L)", type.name(), literal)
                : CodeBlock.of("$T.$L($L)", type.name(), parsed.method(), literal);
        return CodeBlock.of("$L", scope.constant("DEFAULT_" + Words.constant(scope.subject()), type.name(), value));
    }

    private static boolean isParsed(Parsed parsed, String text) {
        try {
            return parsed.parse().apply(text) != null;
        } catch (DateTimeException | IllegalArgumentException e) {
            return false;
        }
    }

    /** Whether the text is {@code []} for a collection or an array, or {@code {}} for a map. */
    static boolean isEmptyContainer(TypeRef type, String text) {
        return text.equals("{}")
                ? type.isA("java.util.Map")
                : text.equals("[]") && (type.isArray() || type.isA("java.util.Collection"));
    }

    /** Returns the names of the constants of an enum; none of any other type. */
    public static List<String> constants(TypeRef type) {
        return type.facts().enumFacts().stream()
                .flatMap(facts -> facts.constants().stream())
                .map(EnumFacts.Constant::name)
                .toList();
    }

    private static Optional<CodeBlock> primitive(TypeName type, String text) {
        boolean isBox = !type.isPrimitive();
        String primitive = type.unbox().toString();
        return switch (primitive) {
            case "boolean" ->
                text.equals("true") || text.equals("false") ? Optional.of(CodeBlock.of(text)) : Optional.empty();
            case "char" -> text.length() == 1 ? Optional.of(Literals.character(text.charAt(0))) : Optional.empty();
            case "float" ->
                isFinite(text) && Float.isFinite(Float.parseFloat(text))
                        ? Optional.of(CodeBlock.of("$Lf", Float.parseFloat(text)))
                        : Optional.empty();
            case "double" ->
                isFinite(text) ? Optional.of(CodeBlock.of("$L", Double.parseDouble(text))) : Optional.empty();
            default -> integral(primitive, text, isBox);
        };
    }

    private static boolean isFinite(String text) {
        return NUMBER.matcher(text).matches() && Double.isFinite(Double.parseDouble(text));
    }

    private static Optional<CodeBlock> integral(String primitive, String text, boolean isBox) {
        if (!INTEGER.matcher(text).matches() || !fits(new BigInteger(text), primitive)) {
            return Optional.empty();
        }
        long value = Long.parseLong(text);
        return Optional.of(
                switch (primitive) {
                    case "byte", "short" -> CodeBlock.of("($L) $L", primitive, value);
                    case "long" -> CodeBlock.of(isBox || value != (int) value ? "$LL" : "$L", value);
                    default -> CodeBlock.of("$L", value);
                });
    }

    private static boolean fits(BigInteger value, String primitive) {
        BigInteger largest = requireNonNull(LARGEST.get(primitive));
        return value.compareTo(largest) <= 0 && value.compareTo(largest.not()) >= 0;
    }

    /** Returns the possible texts of a value of the type, for messages. */
    public static String allowed(TypeRef type) {
        String primitive = type.name().isPrimitive() || type.name().isBoxedPrimitive()
                ? type.name().unbox().toString()
                : "";
        BigInteger largest = LARGEST.get(primitive);
        if (largest != null) {
            return "a number from " + largest.not() + " to " + largest;
        }
        return switch (primitive) {
            case "boolean" -> "true or false";
            case "char" -> "one character";
            case "float", "double" -> "a number such as 0.5";
            default -> allowedObject(type);
        };
    }

    private static String allowedObject(TypeRef type) {
        if (type.kind() == TypeRef.Kind.ENUM) {
            return "the name of a constant: " + String.join(", ", constants(type));
        }
        if (type.is("java.util.Optional")) {
            return allowed(type.elements().get(0));
        }
        Parsed parsed = PARSED.get(type.erasedName());
        if (parsed != null) {
            return "a value such as " + parsed.example();
        }
        if (Empty.of(type).isPresent() && type.isA("java.util.Map")) {
            return "{}";
        }
        boolean isEmptyOnly = Empty.of(type).isPresent() && (type.isArray() || type.isA("java.util.Collection"));
        return isEmptyOnly ? "[]" : "no literal, because this type has none";
    }
}
