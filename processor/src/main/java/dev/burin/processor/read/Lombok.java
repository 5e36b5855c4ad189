package dev.burin.processor.read;

import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/**
 * Knows which classes Lombok changes.
 *
 * <p>It does so in the first round in which it sees them, and leaves the annotations where they are: whether it has run nobody
 * can tell, but in the next round it has.
 */
public final class Lombok {
    private static final Set<String> CHANGING = Set.of(
            "lombok.AllArgsConstructor",
            "lombok.Builder",
            "lombok.Data",
            "lombok.Getter",
            "lombok.NoArgsConstructor",
            "lombok.RequiredArgsConstructor",
            "lombok.Setter",
            "lombok.Value",
            "lombok.With",
            "lombok.experimental.FieldDefaults",
            "lombok.experimental.SuperBuilder",
            "lombok.extern.jackson.Jacksonized");

    private Lombok() {}

    /** Whether annotations on the type, or on its members, ask Lombok to change it. */
    public static boolean changes(TypeElement type) {
        return Stream.concat(Stream.of(type), type.getEnclosedElements().stream())
                .filter(element -> element.equals(type) || !(element instanceof TypeElement))
                .anyMatch(Lombok::isMarked);
    }

    private static boolean isMarked(Element element) {
        return element.getAnnotationMirrors().stream()
                .anyMatch(mirror -> CHANGING.contains(mirror.getAnnotationType().toString()));
    }
}
