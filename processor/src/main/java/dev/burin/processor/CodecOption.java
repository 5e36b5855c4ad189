package dev.burin.processor;

import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What can be set with {@code -A}. */
enum CodecOption {
    /** Whether the plan of each codec is printed as a note; {@code false} by default. */
    EXPLAIN("burin.explain");

    private final String key;

    CodecOption(String key) {
        this.key = key;
    }

    /** The keys of all options. */
    static Set<String> keys() {
        return Stream.of(values()).map(option -> option.key).collect(Collectors.toUnmodifiableSet());
    }

    /** Whether the option is on: {@code -Aburin.explain} or {@code -Aburin.explain=true}. */
    boolean isOn(Map<String, String> options) {
        return options.containsKey(key) && !"false".equals(options.get(key));
    }
}
