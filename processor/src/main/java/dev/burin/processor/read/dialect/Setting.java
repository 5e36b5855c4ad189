package dev.burin.processor.read.dialect;

import dev.burin.processor.read.AnnotationView;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.stream.Stream;

/**
 * One member of {@code @JsonCodec} and of {@code @JsonDefaults}, and a compiler option.
 *
 * @param name the name of the member
 * @param values all possible values, keyed by the strings that stand for them
 * @param wish adds a value to the hints; the first one wins
 */
record Setting<V>(String name, Map<String, V> values, BiConsumer<TypeHintsBuilder, V> wish) {

    static <E extends Enum<E>> Setting<E> of(String name, Class<E> type, BiConsumer<TypeHintsBuilder, E> wish) {
        Map<String, E> values = new LinkedHashMap<>();
        Stream.of(type.getEnumConstants()).forEach(value -> values.put(value.name(), value));
        return new Setting<>(name, values, wish);
    }

    static Setting<Boolean> ofFlag(String name, BiConsumer<TypeHintsBuilder, Boolean> wish) {
        Map<String, Boolean> values = new LinkedHashMap<>();
        Stream.of(true, false).forEach(value -> values.put(value.toString(), value));
        return new Setting<>(name, values, wish);
    }

    /** The key of the compiler option. */
    String option() {
        return "burin." + name;
    }

    List<String> constants() {
        return values.keySet().stream().toList();
    }

    /** Adds the member's value if it is written in the annotation; a default is not added. */
    void readWritten(AnnotationView annotation, TypeHintsBuilder hints) {
        if (annotation.isWritten(name)) {
            read(values.containsKey("true") ? annotation.text(name) : annotation.constantName(name), hints);
        }
    }

    /** Adds the option's value if it is set; strings that are not possible values are ignored, and reported elsewhere. */
    void readOption(Map<String, String> options, TypeHintsBuilder hints) {
        Optional.ofNullable(options.get(option())).ifPresent(text -> read(text, hints));
    }

    private void read(String text, TypeHintsBuilder hints) {
        Optional.ofNullable(values.get(text)).ifPresent(value -> wish.accept(hints, value));
    }
}
