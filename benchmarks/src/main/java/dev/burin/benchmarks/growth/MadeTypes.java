package dev.burin.benchmarks.growth;

import dev.burin.Codec;
import dev.burin.benchmarks.coding.Coding;
import dev.burin.benchmarks.coding.Contender;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Types that are generated for a benchmark, and compiled in a separate process, which cannot influence the measurement. */
final class MadeTypes {
    /** A cache: if all benchmarks run in one virtual machine, the same types are compiled only once. */
    private static final Map<List<TypeSource>, MadeTypes> COMPILED = new ConcurrentHashMap<>();

    private final List<String> names;
    private final ClassLoader loader;

    private MadeTypes(List<String> names, ClassLoader loader) {
        this.names = names;
        this.loader = loader;
    }

    /** Returns the types, compiled with the processors of Burin and DSL-JSON. */
    static MadeTypes of(List<TypeSource> sources) {
        return COMPILED.computeIfAbsent(sources, MadeTypes::compile);
    }

    private static MadeTypes compile(List<TypeSource> sources) {
        try {
            Path folder = Compilation.of(sources, Compilation.BURIN, Compilation.DSL_JSON)
                    .runInProcessOfItsOwn();
            return new MadeTypes(
                    sources.stream().map(TypeSource::name).toList(),
                    new URLClassLoader(new URL[] {folder.toUri().toURL()}, MadeTypes.class.getClassLoader()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns documents of every type, in an order in which the types alternate. */
    List<Round<?>> rounds(Contender contender, int documentsPerType, RandomValues values) throws IOException {
        List<List<? extends Round<?>>> byType = new ArrayList<>();
        for (String name : names) {
            byType.add(rounds(type(name), contender, documentsPerType, values));
        }
        List<Round<?>> rounds = new ArrayList<>();
        for (int i = 0; i < documentsPerType; i++) {
            for (List<? extends Round<?>> ofType : byType) {
                rounds.add(ofType.get(i));
            }
        }
        return rounds;
    }

    private <T> List<Round<T>> rounds(Class<T> type, Contender contender, int count, RandomValues values)
            throws IOException {
        Coding<T> coding = contender.coding(type, codec(type));
        List<Round<T>> rounds = new ArrayList<>();
        for (T value : values.list(type, count)) {
            rounds.add(Round.of(coding, value, type.getFields().length));
        }
        return rounds;
    }

    private Class<?> type(String name) {
        try {
            return loader.loadClass(TypeSource.PACKAGE + "." + name);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    @SuppressWarnings("unchecked") // The codec was found by the name of the type.
    private <T> Codec<T> codec(Class<T> type) {
        try {
            return (Codec<T>) loader.loadClass(type.getName() + "Codec")
                    .getField("INSTANCE")
                    .get(null);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
