package dev.burin.processor.bind;

import dev.burin.annotation.JsonEnum;
import dev.burin.processor.model.TypeRef;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Which annotations about the form of values mean something for a type, or for what it holds. */
public final class Forms {
    /** Types that hold a number without a box, and those that do with one, of which annotations say how it is written. */
    private static final Map<String, String> WITH_BOXES = Map.of(
            "java.util.OptionalInt", "Optional<Integer>",
            "java.util.OptionalLong", "Optional<Long>",
            "java.util.OptionalDouble", "Optional<Double>",
            "java.util.concurrent.atomic.AtomicInteger", "AtomicReference<Integer>",
            "java.util.concurrent.atomic.AtomicLong", "AtomicReference<Long>");

    private Forms() {}

    /** Returns the type whose number an annotation can say something of, in place of one that holds it without a box. */
    public static Optional<String> withBox(TypeRef type) {
        return Optional.ofNullable(WITH_BOXES.get(type.erasedName()));
    }

    /** Whether there are bytes in a value of the type. */
    public static boolean hasBytes(TypeRef type) {
        return has(type, BytesBinder::hasForms);
    }

    /** Whether there are texts in a value of the type that may be JSON. */
    public static boolean hasRawTexts(TypeRef type) {
        return has(type, RawBinder::mayBeRaw);
    }

    /** Returns the first type in a value of which {@code @JsonFormat} says something; else the innermost. */
    public static TypeRef formatted(TypeRef type) {
        boolean isArrayOfPrimitives = type.isArray() && type.component().isPrimitive(); // written as a whole
        if (TimeFormats.isTime(type) || FormatBinder.isNumber(type) || isArrayOfPrimitives) {
            return type;
        }
        return values(type).findFirst().map(Forms::formatted).orElse(type);
    }

    /** Returns the first type in a value of which {@code @JsonNumber} says something; else the innermost. */
    public static TypeRef numbers(TypeRef type) {
        return isNumberWithFraction(type)
                ? type
                : values(type).findFirst().map(Forms::numbers).orElse(type);
    }

    /** Whether {@code @JsonNumber} means something for the type. */
    public static boolean isNumberWithFraction(TypeRef type) {
        return NumberFormBinder.isNumber(type);
    }

    /** Whether the type is {@code BigDecimal}. */
    public static boolean isBigDecimal(TypeRef type) {
        return NumberFormBinder.isBig(type);
    }

    /** Whether the codec that is generated for a type, if there is one, writes and reads its values in others. */
    public static boolean hasCodec(TypeRef type) {
        return type.facts().codec().isPresent() && !mayLoseValues(type); // a codec could not return null
    }

    /** Whether null stands for what no constant of the type, an enum, has. */
    public static boolean mayLoseValues(TypeRef type) {
        return type.facts()
                .enumFacts()
                .filter(facts -> facts.leniency().unknown() == JsonEnum.Unknown.NULL)
                .isPresent();
    }

    private static boolean has(TypeRef type, Predicate<TypeRef> isMeant) {
        return isMeant.test(type) || values(type).anyMatch(part -> has(part, isMeant));
    }

    /** Returns what a container holds, but for the keys of a map; nothing if a codec is generated for it, which has its own say. */
    public static Stream<TypeRef> values(TypeRef type) {
        if (hasCodec(type)) {
            return Stream.empty();
        }
        List<TypeRef> parts = type.isArray() ? type.arguments() : type.elements();
        return parts.stream().skip(parts.size() == 2 ? 1 : 0);
    }
}
