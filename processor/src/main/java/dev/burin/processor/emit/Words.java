package dev.burin.processor.emit;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.WildcardTypeName;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** Creates the names of constants, local variables and methods from the names of properties and types. */
public final class Words {

    private Words() {}

    /** Returns {@code CREATE_TIME} for {@code createTime}; characters not allowed in a Java name become underscores. */
    public static String constant(String name) {
        StringBuilder words = new StringBuilder(name.length() + 4);
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if (startsWord(name, i) && words.length() > 0 && words.charAt(words.length() - 1) != '_') {
                words.append('_');
            }
            words.append(Character.isJavaIdentifierPart(c) && !Character.isIdentifierIgnorable(c) ? c : '_');
        }
        String constant = words.codePoints().mapToObj(Words::upperCase).collect(Collectors.joining());
        return constant.isEmpty() || !Character.isJavaIdentifierStart(constant.charAt(0)) ? "_" + constant : constant;
    }

    /** Not of the micro sign and of y with a diaeresis: in ISO 8859-1, they are letters without capitals. */
    private static String upperCase(int letter) {
        String itself = Character.toString(letter);
        String capital = itself.toUpperCase(Locale.ROOT);
        return letter <= 0xff && capital.charAt(0) > 0xff ? itself : capital;
    }

    private static boolean startsWord(String name, int at) {
        if (at == 0 || !Character.isUpperCase(name.charAt(at))) {
            return false;
        }
        boolean isAfterLower = !Character.isUpperCase(name.charAt(at - 1));
        boolean isBeforeLower = at + 1 < name.length() && Character.isLowerCase(name.charAt(at + 1));
        return isAfterLower || isBeforeLower;
    }

    /** Returns {@code readTags} for {@code read} and {@code tags}. */
    public static String method(String verb, String subject) {
        return verb + upperCase(subject.charAt(0)) + subject.substring(1);
    }

    /** Returns {@code line} for {@code Line}, {@code url} for {@code URL}. */
    public static String local(String typeName) {
        int capitals = 0;
        while (capitals < typeName.length() && Character.isUpperCase(typeName.charAt(capitals))) {
            capitals++;
        }
        int lowered = capitals > 1 && capitals < typeName.length() ? capitals - 1 : capitals;
        return typeName.substring(0, lowered).toLowerCase(Locale.ROOT) + typeName.substring(lowered);
    }

    /** Returns {@code PageOfOrder} for {@code Page<Order>}, {@code PairOfStringAndInteger}, {@code OrderArray}. */
    public static String type(TypeName type) {
        if (type instanceof ArrayTypeName array) {
            return type(array.componentType()) + "Array";
        }
        if (type instanceof ParameterizedTypeName parameterized) {
            return parameterized.rawType().simpleName()
                    + parameterized.typeArguments().stream()
                            .map(Words::type)
                            .collect(Collectors.joining("And", "Of", ""));
        }
        if (type instanceof WildcardTypeName wildcard) {
            return type(wildcard.upperBounds().get(0));
        }
        if (type instanceof ClassName name) {
            return name.simpleName();
        }
        String name = type.toString(); // a primitive type or a type variable
        return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    }

    /** Returns the name of one element, for methods: {@code tag} for {@code tags}, {@code dataElement} for {@code data}. */
    public static String element(String plural) {
        return singular(plural).orElse(plural + "Element");
    }

    /** Returns the name of one element, for variables: {@code tag} for {@code tags}, {@code element} for {@code data}. */
    public static String elementVariable(String plural) {
        return singular(plural).orElse("element");
    }

    private static Optional<String> singular(String plural) {
        if (plural.endsWith("sses") || plural.endsWith("xes") || plural.endsWith("ches") || plural.endsWith("shes")) {
            return Optional.of(plural.substring(0, plural.length() - 2));
        }
        if (plural.endsWith("ies") && plural.length() > 4 && !plural.endsWith("eries")) {
            return Optional.of(plural.substring(0, plural.length() - 3) + "y");
        }
        boolean isPlural = plural.length() > 2 && plural.endsWith("s") && !plural.matches(".*(ss|us|is|eries|ys)");
        return isPlural ? Optional.of(plural.substring(0, plural.length() - 1)) : Optional.empty();
    }
}
