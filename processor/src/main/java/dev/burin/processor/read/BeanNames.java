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
     * The rest has to begin a new word: {@code getaway()} is not a getter. Unless a field has just that name: JavaBeans and the
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
     * Whether an accessor in whose name the property begins no word stands beside one in whose name it does:
     * {@code getaway()} beside {@code getAway()} or {@code isAway()} is something else.
     *
     * @param others the names of accessors of this kind without prefixes, {@code Away}; the property's name if they need none
     */
    static boolean isBesideUsual(String method, String property, Stream<String> others) {
        boolean isSmall = method.endsWith(property) && Character.isLowerCase(property.charAt(0));
        String capital = Character.toUpperCase(property.charAt(0)) + property.substring(1);
        return isSmall
                && !method.equals(property)
                && others.anyMatch(other -> other.equals(capital) || other.equals(property));
    }

    /**
     * Returns the property of an accessor with this suffix: the field of that name, in whatever case; without such a
     * field the suffix with its leading capitals in lower case, as in Jackson ({@code getURL} → {@code url}).
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
