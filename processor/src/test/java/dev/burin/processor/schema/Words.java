package dev.burin.processor.schema;

import dev.burin.annotation.Naming;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Names that consist of words. */
final class Words {
    private Words() {}

    /** Returns the Java name. */
    static String camel(List<String> words) {
        return words.get(0) + words.stream().skip(1).map(Words::capitalised).collect(Collectors.joining());
    }

    private static String capitalised(String word) {
        return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
    }

    /** Returns the JSON name for the words, by a naming strategy. */
    static String name(Naming naming, List<String> words) {
        return switch (naming) {
            case IDENTITY -> camel(words);
            case SNAKE_CASE -> String.join("_", words);
            case KEBAB_CASE -> String.join("-", words);
            case UPPER_CAMEL_CASE -> words.stream().map(Words::capitalised).collect(Collectors.joining());
            case UPPER_SNAKE_CASE -> String.join("_", words).toUpperCase(Locale.ROOT);
            case LOWER_CASE -> String.join("", words);
            case LOWER_DOT_CASE -> String.join(".", words);
        };
    }
}
