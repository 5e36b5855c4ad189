package dev.burin.processor.read.dialect;

import dev.burin.processor.read.AnnotationView;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.stream.Stream;

/**
 * One member of {@code @JsonCodec} and of {@code @JsonDefaults}, and option of the compiler.
 *
 * @param name of the member
 * @param values all that it may be
 * @param wish tells what was found; of two wishes the first stays
 */
record Setting<E extends Enum<E>>(String name, List<E> values, BiConsumer<TypeHintsBuilder, E> wish) {

    static <E extends Enum<E>> Setting<E> of(String name, Class<E> type, BiConsumer<TypeHintsBuilder, E> wish) {
        return new Setting<>(name, List.of(type.getEnumConstants()), wish);
    }

    /** The key of the compiler's option. */
    String option() {
        return "burin." + name;
    }

    List<String> constants() {
        return values.stream().map(Enum::name).toList();
    }

    /** Passes on what is written in the annotation; the default of a member is not. */
    void readWritten(AnnotationView annotation, TypeHintsBuilder hints) {
        if (annotation.isWritten(name)) {
            find(annotation.constantName(name)).forEach(value -> wish.accept(hints, value));
        }
    }

    /** Passes on what the option is set to; other texts are reported elsewhere. */
    void readOption(Optional<String> option, TypeHintsBuilder hints) {
        option.stream().flatMap(this::find).forEach(value -> wish.accept(hints, value));
    }

    private Stream<E> find(String constant) {
        return values.stream().filter(value -> value.name().equals(constant));
    }
}
