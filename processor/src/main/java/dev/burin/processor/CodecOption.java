package dev.burin.processor;

import dev.burin.processor.read.dialect.Settings;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.annotation.processing.ProcessingEnvironment;
import javax.tools.Diagnostic;

/** The options that can be set with {@code -A}, apart from codec settings. */
enum CodecOption {
    /** The types whose decisions are explained in a note: names separated by commas, or {@code *} for all; none by default. */
    EXPLAIN("burin.explain"),
    /** The types that get a JMH class: {@code true} for all that are annotated, or names separated by commas; none by default. */
    BENCHMARKS("burin.benchmarks"),
    /** The folder with a document for each of them. */
    BENCHMARK_DOCUMENTS("burin.benchmarks.documents");

    private static final String ALL = "*";

    private final String key;

    CodecOption(String key) {
        this.key = key;
    }

    /** The keys of all options, including those of codec settings. */
    static Set<String> keys() {
        return Stream.concat(Stream.of(values()).map(option -> option.key), Settings.options().keySet().stream())
                .collect(Collectors.toUnmodifiableSet());
    }

    /** Whether the option names a type: by its qualified name, by the end of that name after a dot, or by naming all types. */
    boolean names(String typeName, Map<String, String> options) {
        return wishes(options).stream().anyMatch(wish -> wish.equals(ALL) || isMeant(typeName, wish));
    }

    private static boolean isMeant(String typeName, String wish) {
        return typeName.equals(wish) || typeName.endsWith("." + wish);
    }

    /** Whether the option names all types. */
    boolean namesAll(Map<String, String> options) {
        return wishes(options).contains(ALL);
    }

    /** Returns the value of the option; empty if it is not set, or blank. */
    Optional<String> value(Map<String, String> options) {
        return Optional.ofNullable(options.get(key)).filter(value -> !value.isBlank());
    }

    /** Reports, as notes, which names in the option match none of these types. */
    void reportUnknown(Set<String> typeNames, ProcessingEnvironment javac) {
        unknown(typeNames, javac.getOptions()).forEach(name -> javac.getMessager()
                .printMessage(Diagnostic.Kind.NOTE, "-A" + key + ": " + name + " gets no codec here."));
    }

    private Set<String> unknown(Set<String> typeNames, Map<String, String> options) {
        Set<String> unknown = new TreeSet<>(wishes(options));
        unknown.remove(ALL);
        unknown.removeIf(wish -> typeNames.stream().anyMatch(type -> isMeant(type, wish)));
        return unknown;
    }

    /** {@code -Aburin.explain} and {@code -Aburin.explain=true} name all types, {@code -Aburin.explain=false} none. */
    private Set<String> wishes(Map<String, String> options) {
        if (!options.containsKey(key)) {
            return Set.of();
        }
        String value = options.get(key); // null for an option without a value
        if (value == null || value.isEmpty() || value.equals("true")) {
            return Set.of(ALL);
        }
        return value.equals("false")
                ? Set.of()
                : Stream.of(value.split(","))
                        .map(String::strip)
                        .filter(name -> !name.isEmpty())
                        .collect(Collectors.toUnmodifiableSet());
    }
}
