package dev.burin.processor.read.dialect;

import dev.burin.annotation.Naming;
import java.util.Locale;
import java.util.function.UnaryOperator;

/** Creates JSON names from the names of constants, as Jackson's {@code EnumNamingStrategies} do. */
final class ConstantNames {
    private ConstantNames() {}

    /** Returns a function that applies a naming strategy for properties, which recognizes words by their capitals. */
    static UnaryOperator<String> by(Naming naming) {
        return naming == Naming.IDENTITY ? UnaryOperator.identity() : name -> naming.apply(camel(name));
    }

    /** Returns {@code inProgress} for {@code IN_PROGRESS}. */
    static String camel(String constant) {
        String[] words = constant.toLowerCase(Locale.ROOT).split("_", -1);
        StringBuilder name = new StringBuilder(words[0]);
        for (int i = 1; i < words.length; i++) {
            if (!words[i].isEmpty()) {
                name.append(Character.toUpperCase(words[i].charAt(0))).append(words[i], 1, words[i].length());
            }
        }
        return name.toString();
    }
}
