package dev.burin.processor.read;

import java.util.Collection;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** The naming rules of getters and setters. */
final class BeanNames {

    private BeanNames() {}

    /** Returns {@code Name} for {@code getName()} and {@code boolean isName()}. */
    static Optional<String> getterSuffix(ExecutableElement method, Collection<String> fieldNames) {
        String name = method.getSimpleName().toString();
        if (!method.getParameters().isEmpty() || method.getReturnType().getKind() == TypeKind.VOID) {
            return Optional.empty();
        }
        return suffix(name, "get", fieldNames)
                .or(() -> isBoolean(method.getReturnType()) ? suffix(name, "is", fieldNames) : Optional.empty());
    }

    private static boolean isBoolean(TypeMirror type) {
        return type.getKind() == TypeKind.BOOLEAN || Javac.isClass(type, "java.lang.Boolean");
    }

    /** Returns {@code Name} for {@code setName(value)}. */
    static Optional<String> setterSuffix(ExecutableElement method, Collection<String> fieldNames) {
        return method.getParameters().size() == 1
                ? suffix(method.getSimpleName().toString(), "set", fieldNames)
                : Optional.empty();
    }

    /**
     * The rest begins a word of its own: {@code getaway()} is not a getter. Unless a field is called just so: JavaBeans and the
     * tools that write accessors have {@code geteMail()} for {@code eMail}.
     */
    static Optional<String> suffix(String name, String prefix, Collection<String> fieldNames) {
        if (name.length() == prefix.length() || !name.startsWith(prefix)) {
            return Optional.empty();
        }
        String rest = name.substring(prefix.length());
        return Optional.of(rest).filter(word -> !Character.isLowerCase(word.charAt(0)) || fieldNames.contains(word));
    }

    /**
     * Whether a property has an accessor in whose name its own begins a word, beside one in whose it does not:
     * {@code getAway()} or {@code isAway()} beside {@code getaway()}, which is something else then.
     *
     * @param others the names of accessors of this kind without their prefixes, {@code Away}; that of the property if they need none
     */
    static boolean isBesideUsual(String method, String property, Stream<String> others) {
        boolean isSmall = method.endsWith(property) && Character.isLowerCase(property.charAt(0));
        String capital = Character.toUpperCase(property.charAt(0)) + property.substring(1);
        return isSmall
                && !method.equals(property)
                && others.anyMatch(other -> other.equals(capital) || other.equals(property));
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
