package dev.burin.processor.read;

import java.util.Collection;
import java.util.Locale;
import java.util.Optional;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.TypeKind;

/** The naming rules of getters and setters. */
final class BeanNames {

    private BeanNames() {}

    /** Returns {@code Name} for {@code getName()} and {@code boolean isName()}. */
    static Optional<String> getterSuffix(ExecutableElement method) {
        String name = method.getSimpleName().toString();
        if (!method.getParameters().isEmpty() || method.getReturnType().getKind() == TypeKind.VOID) {
            return Optional.empty();
        }
        return suffix(name, "get").or(() -> isBoolean(method) ? suffix(name, "is") : Optional.empty());
    }

    private static boolean isBoolean(ExecutableElement method) {
        return method.getReturnType().getKind() == TypeKind.BOOLEAN
                || method.getReturnType().toString().equals("java.lang.Boolean");
    }

    /** Returns {@code Name} for {@code setName(value)}. */
    static Optional<String> setterSuffix(ExecutableElement method) {
        return method.getParameters().size() == 1
                ? suffix(method.getSimpleName().toString(), "set")
                : Optional.empty();
    }

    /** The rest begins a word of its own: {@code getaway()} is no getter. */
    static Optional<String> suffix(String name, String prefix) {
        boolean isPrefixed = name.length() > prefix.length()
                && name.startsWith(prefix)
                && !Character.isLowerCase(name.charAt(prefix.length()));
        return isPrefixed ? Optional.of(name.substring(prefix.length())) : Optional.empty();
    }

    /**
     * Returns the property of an accessor with this suffix: the field of that name, however it is capitalised; without such a
     * field the suffix with its leading capitals made small, as in Jackson ({@code getURL} → {@code url}).
     */
    static String propertyName(String suffix, Collection<String> fieldNames) {
        String decapitalized = Character.toLowerCase(suffix.charAt(0)) + suffix.substring(1);
        if (fieldNames.contains(decapitalized)) {
            return decapitalized;
        }
        return fieldNames.stream()
                .filter(field -> field.equalsIgnoreCase(suffix))
                .findFirst()
                .orElseGet(() -> withSmallLeadingCapitals(suffix));
    }

    private static String withSmallLeadingCapitals(String suffix) {
        int capitals = 0;
        while (capitals < suffix.length() && Character.isUpperCase(suffix.charAt(capitals))) {
            capitals++;
        }
        return suffix.substring(0, capitals).toLowerCase(Locale.ROOT) + suffix.substring(capitals);
    }
}
