package dev.burin.processor.bind;

import dev.burin.annotation.JsonBytes;
import dev.burin.processor.model.Format;
import dev.burin.processor.model.Hints;
import dev.burin.processor.model.Limits.Kind;
import dev.burin.processor.model.TypeRef;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.Stream;

/** Determines which limits of {@code @JsonLimit} apply to a type, or to its contents. */
public final class LimitForms {
    private static final String ATOMIC = "java.util.concurrent.atomic.Atomic";

    private static final Set<String> TEXTS = Set.of(
            "java.lang.String",
            "java.lang.CharSequence",
            "java.lang.StringBuilder",
            "java.lang.StringBuffer",
            "char[]");

    private static final Set<String> BYTES = Set.of("byte[]", "java.nio.ByteBuffer", "java.util.BitSet");

    private static final Set<String> NUMBERS = Set.of(
            "byte",
            "short",
            "int",
            "long",
            "float",
            "double",
            "java.lang.Byte",
            "java.lang.Short",
            "java.lang.Integer",
            "java.lang.Long",
            "java.lang.Float",
            "java.lang.Double",
            "java.math.BigInteger",
            "java.math.BigDecimal",
            "java.util.OptionalInt",
            "java.util.OptionalLong",
            "java.util.OptionalDouble",
            ATOMIC + "Integer",
            ATOMIC + "Long");

    /** The maximum digits of a number of the type. */
    private static final Map<String, Integer> MOST_DIGITS = Map.ofEntries(
            Map.entry("byte", 3),
            Map.entry("java.lang.Byte", 3),
            Map.entry("short", 5),
            Map.entry("java.lang.Short", 5),
            Map.entry("int", 10),
            Map.entry("java.lang.Integer", 10),
            Map.entry("java.util.OptionalInt", 10),
            Map.entry(ATOMIC + "Integer", 10),
            Map.entry("long", 19),
            Map.entry("java.lang.Long", 19),
            Map.entry("java.util.OptionalLong", 19),
            Map.entry(ATOMIC + "Long", 19));

    private LimitForms() {}

    /** Whether a limit of this kind applies to a value of the type, or to something in it. */
    public static boolean applies(Kind kind, TypeRef type, Hints hints) {
        return switch (kind) {
            case LENGTH -> occurs(LimitForms::hasLength, type, hints);
            case ITEMS -> occurs(LimitForms::hasItems, type, hints);
            case DIGITS -> occurs(LimitForms::isNumber, type, hints);
            case DEPTH -> hints.isAny() ? nestsWithin(type, hints) : nests(type, hints);
        };
    }

    /** Whether a value of the type, or something that is read in it one by one, is meant. */
    private static boolean occurs(BiPredicate<TypeRef, Hints> isMeant, TypeRef type, Hints hints) {
        if (hasCodec(type, hints)) {
            return false;
        }
        boolean isReadAsWhole = isFlatArray(type, hints);
        return isMeant.test(type, hints)
                || (!isReadAsWhole && Forms.values(type).anyMatch(part -> occurs(isMeant, part, hints.forContent())));
    }

    private static boolean hasLength(TypeRef type, Hints hints) {
        return isText(type, hints) || isBytesInText(type, hints) || hasTextKeys(type, hints);
    }

    private static boolean hasItems(TypeRef type, Hints hints) {
        return isFlatArray(type, hints) || isContainer(type);
    }

    /** Returns the maximum digits of a number of the type, or of numbers in it; {@link Integer#MAX_VALUE} if unlimited. */
    public static int mostDigits(TypeRef type) {
        return Forms.values(type)
                .findFirst()
                .map(LimitForms::mostDigits)
                .orElseGet(() -> MOST_DIGITS.getOrDefault(type.erasedName(), Integer.MAX_VALUE));
    }

    /** Returns how many arrays and objects always enclose the innermost values. */
    public static int levels(TypeRef type, Hints hints) {
        if (hasCodec(type, hints)) {
            return 0;
        }
        int own = !hints.isAny() && (isContainer(type) || isFlatArray(type, hints)) ? 1 : 0;
        return own
                + Forms.values(type)
                        .mapToInt(part -> levels(part, hints.forContent()))
                        .max()
                        .orElse(0);
    }

    static boolean isText(TypeRef type, Hints hints) {
        boolean isText =
                TEXTS.contains(type.erasedName()) || TextFormBinder.form(type).isPresent();
        return isText && !hints.form().isRaw() && !hasCodec(type, hints);
    }

    static boolean isNumber(TypeRef type, Hints hints) {
        boolean isText = hints.form().format().filter(Format::isString).isPresent();
        boolean isBits = hints.form().number().filter(style -> style.isBits()).isPresent();
        return NUMBERS.contains(type.erasedName()) && !isText && !isBits && !hasCodec(type, hints);
    }

    /** Whether it is an array of numbers or booleans, which is read as a whole. */
    static boolean isFlatArray(TypeRef type, Hints hints) {
        if (hasCodec(type, hints)) {
            return false;
        }
        if (BYTES.contains(type.erasedName())) {
            return !isBytesInText(type, hints);
        }
        return (type.isArray() && type.component().isPrimitive() && !type.is("char[]"))
                || type.is(ATOMIC + "IntegerArray")
                || type.is(ATOMIC + "LongArray");
    }

    static boolean hasTextKeys(TypeRef type, Hints hints) {
        if (!type.isMap() || hints.codecs().key().isPresent()) {
            return false;
        }
        TypeRef key = type.elements().get(0);
        return key.facts().codecs().key().isEmpty()
                && (key.is("java.lang.String") || TextFormBinder.form(key).isPresent());
    }

    private static boolean isBytesInText(TypeRef type, Hints hints) {
        boolean isArray = hints.form().bytes().equals(Optional.of(JsonBytes.Form.ARRAY));
        return BYTES.contains(type.erasedName()) && !(isArray && BytesBinder.hasForms(type));
    }

    private static boolean isContainer(TypeRef type) {
        boolean isArrayOfObjects = type.isArray() && !type.component().isPrimitive();
        return isArrayOfObjects || type.isCollection() || type.isMap();
    }

    /** Whether there may be an array or object in a value of the type. */
    static boolean nests(TypeRef type, Hints hints) {
        boolean isUnknown = hasCodec(type, hints)
                || type.kind() == TypeRef.Kind.TYPE_VARIABLE
                || Forms.mayBeAnyJson(type)
                || hints.form().isRaw();
        return isUnknown || isContainer(type) || isFlatArray(type, hints) || nestsWithin(type, hints);
    }

    private static boolean nestsWithin(TypeRef type, Hints hints) {
        return Forms.values(type).anyMatch(part -> nests(part, hints.forContent()));
    }

    /** Whether it is read by a codec about which nothing is known here. */
    private static boolean hasCodec(TypeRef type, Hints hints) {
        boolean isGenerated =
                type.facts().codec().isPresent() && type.facts().enumFacts().isEmpty();
        return isGenerated || Forms.hasCustomCodec(type, hints);
    }

    /** Returns the kinds of the limits in {@code hints} that apply to a value, or to something in it. */
    public static Stream<Kind> kinds(TypeRef type, Hints hints) {
        return Stream.of(Kind.values())
                .filter(kind -> hints.limits().of(kind).isPresent())
                .filter(kind -> applies(kind, type, hints));
    }
}
