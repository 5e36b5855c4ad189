package dev.burin.processor.read;

import dev.burin.Presence;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The JDK types whose type arguments are the elements of a value. */
final class Containers {

    /** A {@code Map} has keys and values, the others one element; the first that fits is taken. */
    private static final List<String> NAMES = List.of(
            "java.util.Map",
            "java.lang.Iterable",
            "java.util.Iterator",
            "java.util.stream.Stream",
            "java.util.Optional",
            Presence.class.getName(),
            "java.util.concurrent.atomic.AtomicReference");

    /** A type of the project with one of these supertypes has its own JSON form, or none; it is no bean by accident. */
    private static final Set<String> NOT_BEANS = Set.of(
            "java.util.Map",
            "java.util.Map.Entry",
            "java.lang.Iterable",
            "java.util.Iterator",
            "java.util.stream.BaseStream",
            "java.lang.CharSequence",
            "java.lang.Number",
            "java.lang.Throwable",
            "java.util.Date",
            "java.util.Calendar",
            "java.util.TimeZone",
            "java.io.File",
            "java.util.concurrent.atomic.AtomicReference");

    /** Iterates over its names, but is one value. */
    private static final String PATH = "java.nio.file.Path";

    private Containers() {}

    /** Returns the first of {@link #NAMES} that a type with these supertypes is. */
    static Optional<String> containerOf(Set<String> supertypeNames) {
        return supertypeNames.contains(PATH)
                ? Optional.empty()
                : NAMES.stream().filter(supertypeNames::contains).findFirst();
    }

    static boolean mayBeBean(Set<String> supertypeNames) {
        return supertypeNames.stream().noneMatch(NOT_BEANS::contains);
    }
}
