package dev.burin.processor.bind;

import dev.burin.JsonValue;
import dev.burin.RawJson;
import dev.burin.annotation.JsonEnum;
import dev.burin.processor.model.CustomCodec;
import dev.burin.processor.model.Hints;
import dev.burin.processor.model.TypeRef;
import dev.burin.processor.model.ValueForm;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Determines which annotations about the form of values apply to a type, or to its contents. */
public final class Forms {
    /** Types that hold a primitive number, each with the boxed type to which annotations apply. */
    private static final Map<String, String> WITH_BOXES = Map.of(
            "java.util.OptionalInt", "Optional<Integer>",
            "java.util.OptionalLong", "Optional<Long>",
            "java.util.OptionalDouble", "Optional<Double>",
            "java.util.concurrent.atomic.AtomicInteger", "AtomicReference<Integer>",
            "java.util.concurrent.atomic.AtomicLong", "AtomicReference<Long>");

    /** Types of which a value may be any JSON: null, an array and an object included. */
    private static final Set<String> ANY_JSON =
            Set.of("java.lang.Object", JsonValue.class.getName(), RawJson.class.getName());

    private Forms() {}

    /**
     * A type whose values are within those of another one.
     *
     * @param hints what applies to its values
     */
    public record Part(TypeRef type, Hints hints) {}

    /**
     * Returns what a value holds: its {@link #values}, or the type arguments if a codec is generated for its type, which is
     * passed their codecs.
     */
    public static Stream<Part> parts(TypeRef type, Hints hints) {
        return hasCodec(type)
                ? type.arguments().stream().map(argument -> new Part(argument, hints.forContentOfCodec()))
                : values(type).map(value -> new Part(value, hints.forContent()));
    }

    /** Returns the boxed type to which annotations apply, in place of one that holds a primitive number. */
    public static Optional<String> withBox(TypeRef type) {
        return Optional.ofNullable(WITH_BOXES.get(type.erasedName()));
    }

    /** Whether there are bytes in a value of the type. */
    public static boolean hasBytes(TypeRef type) {
        return has(type, BytesBinder::hasForms);
    }

    /** Whether there are strings in a value of the type that may be JSON. */
    public static boolean hasRawTexts(TypeRef type) {
        return has(type, RawBinder::mayBeRaw);
    }

    /** Returns the first type in a value to which {@code @JsonFormat} applies; else the innermost. */
    public static TypeRef formatted(TypeRef type) {
        boolean isArrayOfPrimitives = type.isArray() && type.component().isPrimitive(); // written as a whole
        if (TimeFormats.isTime(type) || FormatBinder.isNumber(type) || isArrayOfPrimitives) {
            return type;
        }
        return values(type).findFirst().map(Forms::formatted).orElse(type);
    }

    /** Returns the first type in a value to which {@code @JsonNumber} applies; else the innermost. */
    public static TypeRef numbers(TypeRef type) {
        return isNumberWithFraction(type)
                ? type
                : values(type).findFirst().map(Forms::numbers).orElse(type);
    }

    /** Whether {@code @JsonNumber} applies to the type. */
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

    /** Whether a codec of the user represents the value: one that an annotation on it names, or that of its type. */
    public static boolean hasCustomCodec(TypeRef type, Hints hints) {
        return hints.codecs().value().isPresent() || codecOf(type, hints).isPresent();
    }

    /**
     * Returns the custom codec of a value's type, unless an annotation on the member gives the value a form: that is nearer
     * than a codec for the whole module.
     */
    public static Optional<CustomCodec> codecOf(TypeRef type, Hints hints) {
        return type.facts().codecs().value().filter(codec -> hints.form().equals(ValueForm.NONE));
    }

    /** Whether unknown values of the type, an enum, are read as null. */
    public static boolean mayLoseValues(TypeRef type) {
        return type.facts()
                .enumFacts()
                .filter(facts -> facts.leniency().unknown() == JsonEnum.Unknown.NULL)
                .isPresent();
    }

    /** Whether a value of the type may be null in JSON, or an array or an object, though its type does not say so. */
    static boolean mayBeAnyJson(TypeRef type) {
        return ANY_JSON.contains(type.erasedName());
    }

    private static boolean has(TypeRef type, Predicate<TypeRef> isMeant) {
        return isMeant.test(type) || values(type).anyMatch(part -> has(part, isMeant));
    }

    /**
     * Returns the contents of a container, without the keys of a map; nothing if a codec is generated for it, which decides
     * itself.
     */
    public static Stream<TypeRef> values(TypeRef type) {
        if (hasCodec(type)) {
            return Stream.empty();
        }
        List<TypeRef> parts = type.isArray() ? type.arguments() : type.elements();
        return parts.stream().skip(type.isMap() ? 1 : 0);
    }
}
