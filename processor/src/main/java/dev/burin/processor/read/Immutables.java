package dev.burin.processor.read;

import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/** Knows which classes the processor of Immutables generates, unless a style gives them another name. */
public final class Immutables {
    private static final String IMMUTABLE = "org.immutables.value.Value.Immutable";

    private static final String ENCLOSING = "org.immutables.value.Value.Enclosing";

    private Immutables() {}

    /** Returns the full name of the class generated for a type by default, beside it; empty if none is. */
    public static Optional<String> nameFor(TypeElement type, Javac javac) {
        return Optional.of(type)
                .filter(element -> isAnnotated(element, IMMUTABLE))
                .map(element -> prefix(element, javac) + "Immutable" + element.getSimpleName());
    }

    /** Returns where the builder of a type is when it has another name: with {@code @Value.Enclosing} in a class around it. */
    public static String builderElsewhere(TypeElement type) {
        for (Element around = type.getEnclosingElement(); around != null; around = around.getEnclosingElement()) {
            if (isAnnotated(around, ENCLOSING)) {
                return "Immutable" + around.getSimpleName() + "." + type.getSimpleName() + ".Builder";
            }
        }
        return "….Builder";
    }

    private static String prefix(TypeElement type, Javac javac) {
        String home = javac.elements().getPackageOf(type).getQualifiedName().toString();
        return home.isEmpty() ? "" : home + ".";
    }

    private static boolean isAnnotated(Element element, String annotation) {
        return element.getAnnotationMirrors().stream()
                .anyMatch(mirror -> Javac.isClass(mirror.getAnnotationType(), annotation));
    }
}
