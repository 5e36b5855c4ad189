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

/** What can be set with {@code -A}. */
enum CodecOption {
    /** The types of which a note says what was decided: names between commas, or {@code *} for all; none by default. */
    EXPLAIN("burin.explain"),
    /** The types that get a JMH class: {@code true} for all that are annotated, or names between commas; none by default. */
    BENCHMARKS("burin.benchmarks"),
    /** The folder with a document for each of them. */
    BENCHMARK_DOCUMENTS("burin.benchmarks.documents");

    private static final String ALL = "*";

    private final String key;

    CodecOption(String key) {
        this.key = key;
    }

    /** The keys of all options, those of the settings of codecs among them. */
    static Set<String> keys() {
        return Stream.concat(Stream.of(values()).map(option -> option.key), Settings.options().keySet().stream())
                .collect(Collectors.toUnmodifiableSet());
    }

    /** Whether the option names a type: by its qualified name, or the end of it behind a dot, or with all others. */
    boolean names(String typeName, Map<String, String> options) {
        return wishes(options).stream()
                .anyMatch(wish -> wish.equals(ALL) || typeName.equals(wish) || typeName.endsWith("." + wish));
    }

    /** Whether the option names all types. */
    boolean namesAll(Map<String, String> options) {
        return wishes(options).contains(ALL);
    }

    /** Returns what the option is set to; empty if it is not, or to nothing. */
    Optional<String> value(Map<String, String> options) {
        return Optional.ofNullable(options.get(key)).filter(value -> !value.isBlank());
    }

    /** Tells, as notes, which names in the option are those of none of these types. */
    void reportUnknown(Set<String> typeNames, ProcessingEnvironment javac) {
        unknown(typeNames, javac.getOptions()).forEach(name -> javac.getMessager()
                .printMessage(Diagnostic.Kind.NOTE, "-A" + key + ": " + name + " gets no codec here."));
    }

    private Set<String> unknown(Set<String> typeNames, Map<String, String> options) {
        Set<String> unknown = new TreeSet<>(wishes(options));
        unknown.remove(ALL);
        unknown.removeIf(wish -> typeNames.stream().anyMatch(type -> type.equals(wish) || type.endsWith("." + wish)));
        return unknown;
    }

    /** {@code -Aburin.explain} and {@code -Aburin.explain=true} name all types, {@code -Aburin.explain=false} none. */
    private Set<String> wishes(Map<String, String> options) {
        if (!options.containsKey(key)) {
            return Set.of();
        }
        String value = options.get(key); // null if nothing is set to
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
