package dev.burin.benchmarks.trust.peer;

import dev.burin.Codec;
import dev.burin.benchmarks.model.trust.Keys;
import dev.burin.benchmarks.model.trust.Nulls;
import dev.burin.benchmarks.model.trust.Shapes;
import dev.burin.benchmarks.model.trust.Subtypes;
import dev.burin.benchmarks.model.trust.Times;
import dev.burin.benchmarks.model.trust.Values;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The codecs of the types of {@code model.trust}; users would name them individually. */
public final class BurinCodecs {
    private static final Map<Class<?>, Codec<?>> BY_TYPE = Stream.of(
                    Keys.class, Nulls.class, Shapes.class, Subtypes.class, Times.class, Values.class)
            .flatMap(types -> Stream.of(types.getDeclaredClasses()))
            .flatMap(type -> codec(type).stream().map(codec -> Map.<Class<?>, Codec<?>>entry(type, codec)))
            .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));

    private BurinCodecs() {}

    /** Returns the codec of a type. */
    public static Codec<?> of(Class<?> type) {
        return Optional.ofNullable(BY_TYPE.get(type)).orElseThrow();
    }

    private static Optional<Codec<?>> codec(Class<?> type) {
        try {
            Class<?> codec = Class.forName(type.getName().replace('$', '_') + "Codec");
            return Optional.of((Codec<?>) codec.getField("INSTANCE").get(null));
        } catch (ReflectiveOperationException e) {
            return Optional.empty(); // no codec: a generic type, or part of another one
        }
    }
}
