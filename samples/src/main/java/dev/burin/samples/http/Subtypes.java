package dev.burin.samples.http;

import java.lang.reflect.Modifier;

/** Which classes the codec of a type writes. */
final class Subtypes {
    private Subtypes() {}

    /** Of a class that others may extend, only itself: their members would be lost. */
    static boolean isWritten(Class<?> type, Class<?> candidate) {
        boolean hasSubtypes = type.isSealed() || Modifier.isAbstract(type.getModifiers());
        return candidate == type || (hasSubtypes && type.isAssignableFrom(candidate));
    }
}
