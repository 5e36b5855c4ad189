package dev.burin.processor.bind;

import dev.burin.processor.model.TypeRef;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Which annotations about the form of values mean something for a type, or for what it holds. */
public final class Forms {
    private Forms() {}

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

    private static boolean has(TypeRef type, Predicate<TypeRef> isMeant) {
        return isMeant.test(type) || values(type).anyMatch(part -> has(part, isMeant));
    }

    /** Returns what a container holds, but for the keys of a map. */
    public static Stream<TypeRef> values(TypeRef type) {
        List<TypeRef> parts = type.isArray() ? type.arguments() : type.elements();
        return parts.stream().skip(parts.size() == 2 ? 1 : 0);
    }
}
