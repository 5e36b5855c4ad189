package dev.burin.processor.read;

import static java.util.Objects.requireNonNull;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;

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

    private static final String GETTER = "lombok.Getter";

    private static final String SETTER = "lombok.Setter";

    /** Those that give fields accessors, or a builder which sets them. */
    private static final Set<String> GIVING_ACCESSORS =
            Set.of("lombok.Builder", "lombok.Data", GETTER, SETTER, "lombok.Value", "lombok.experimental.SuperBuilder");

    private Lombok() {}

    /** Returns the annotations of a field, and of the type that declares it, by which it would have accessors, or a builder. */
    static List<String> givingAccessors(VariableElement field, ReadScope scope) {
        List<AnnotationView> ofField = AnnotationView.allOn(field, scope);
        if (ofField.stream().anyMatch(Lombok::isHiding)) {
            return List.of();
        }
        Element type = requireNonNull(field.getEnclosingElement());
        return Stream.concat(AnnotationView.allOn(type, scope).stream(), ofField.stream())
                .filter(annotation -> GIVING_ACCESSORS.contains(annotation.qualifiedName()) && !isHiding(annotation))
                .map(AnnotationView::displayName)
                .toList();
    }

    /** Whether it asks for an accessor that nobody else sees, or for none: {@code @Getter(AccessLevel.NONE)}. */
    private static boolean isHiding(AnnotationView annotation) {
        boolean hasLevel = Set.of(GETTER, SETTER).contains(annotation.qualifiedName());
        return hasLevel && !annotation.constantName("value").equals("PUBLIC");
    }

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
