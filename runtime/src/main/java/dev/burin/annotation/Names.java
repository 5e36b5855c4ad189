package dev.burin.annotation;

import java.util.Locale;

/** The functions behind {@link Naming}. */
final class Names {

    private Names() {}

    /**
     * Returns {@code placed_at} for {@code placedAt}.
     *
     * <p>As in Jackson's {@code SnakeCaseStrategy}: a leading underscore is dropped, capitals in a row are one word.
     */
    static String snake(String javaName) {
        StringBuilder snake = new StringBuilder(javaName.length() * 2);
        boolean isPreviousUpper = false;
        for (int i = 0; i < javaName.length(); i++) {
            char c = javaName.charAt(i);
            if (i == 0 && c == '_') {
                continue;
            }
            boolean isUpper = Character.isUpperCase(c);
            if (isUpper && !isPreviousUpper && endsInsideWord(snake)) {
                snake.append('_');
            }
            snake.append(Character.toLowerCase(c));
            isPreviousUpper = isUpper;
        }
        return snake.length() == 0 ? javaName : snake.toString();
    }

    private static boolean endsInsideWord(StringBuilder text) {
        return text.length() > 0 && text.charAt(text.length() - 1) != '_';
    }

    static String upperSnake(String javaName) {
        return snake(javaName).toUpperCase(Locale.ROOT);
    }

    /**
     * Returns {@code placed-at} for {@code placedAt} and {@code '-'}.
     *
     * <p>As in Jackson's {@code KebabCaseStrategy}: the last of several capitals begins the next word.
     */
    static String separated(String javaName, char separator) {
        StringBuilder words = new StringBuilder(javaName.length() * 2);
        int capitalsBefore = 0;
        for (int i = 0; i < javaName.length(); i++) {
            char c = javaName.charAt(i);
            char lower = Character.toLowerCase(c);
            if (c == lower) {
                if (capitalsBefore > 1) {
                    words.insert(words.length() - 1, separator);
                }
                capitalsBefore = 0;
            } else {
                if (capitalsBefore == 0 && i > 0) {
                    words.append(separator);
                }
                capitalsBefore++;
            }
            words.append(lower);
        }
        return words.toString();
    }

    static String upperCamel(String javaName) {
        return javaName.isEmpty() ? javaName : Character.toUpperCase(javaName.charAt(0)) + javaName.substring(1);
    }

    static String lower(String javaName) {
        return javaName.toLowerCase(Locale.ROOT);
    }
}
