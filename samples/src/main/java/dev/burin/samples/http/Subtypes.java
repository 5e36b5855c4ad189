package dev.burin.samples.http;

import java.lang.reflect.Modifier;

/** Determines which classes the codec of a type writes. */
final class Subtypes {
    private Subtypes() {}

    /** For a concrete class that others may extend, only the class itself: the members of subclasses would be lost. */
    static boolean isWritten(Class<?> type, Class<?> candidate) {
        boolean hasSubtypes = type.isSealed() || Modifier.isAbstract(type.getModifiers());
        return candidate == type || (hasSubtypes && type.isAssignableFrom(candidate));
    }
}
