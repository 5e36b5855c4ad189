package dev.burin.benchmarks.measure;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The artifacts that this program was built with, as {@link DependencyList} found them on the class path.
 *
 * @param artifacts by group and name, such as {@code com.google.code.gson:gson}
 */
record Dependencies(Map<String, Artifact> artifacts) {
    /** The name of the resource, which is written during the build. */
    static final String FILE = "dependencies.txt";

    /**
     * An artifact.
     *
     * @param bytes the size of its jar
     * @param needs its direct dependencies at run time
     */
    record Artifact(long bytes, List<String> needs) {}

    /** Reads the resource, whose lines consist of a name, a size and the names of dependencies, separated by spaces. */
    static Dependencies read() {
        Map<String, Artifact> artifacts = new LinkedHashMap<>();
        try (InputStream in = Dependencies.class.getResourceAsStream("/" + FILE)) {
            if (in == null) {
                throw new IllegalStateException(FILE + " is not on the class path. Build with Maven, which writes it.");
            }
            new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))
                    .lines()
                    .map(line -> line.split(" "))
                    .forEach(words -> artifacts.put(
                            words[0],
                            new Artifact(
                                    Long.parseLong(words[1]),
                                    Arrays.asList(words).subList(2, words.length))));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new Dependencies(artifacts);
    }

    /** Returns the size of a jar in bytes. */
    long bytes(String name) {
        return artifact(name).bytes();
    }

    /** Returns these artifacts and all their dependencies, each once. */
    Set<String> withAllTheyNeed(List<String> names) {
        Set<String> all = new LinkedHashSet<>();
        names.forEach(name -> addWithAllItNeeds(name, all));
        return all;
    }

    private void addWithAllItNeeds(String name, Set<String> all) {
        if (all.add(name)) {
            artifact(name).needs().forEach(needed -> addWithAllItNeeds(needed, all));
        }
    }

    private Artifact artifact(String name) {
        return Optional.ofNullable(artifacts.get(name))
                .orElseThrow(() -> new IllegalStateException("No jar of " + name + " is on the class path."));
    }
}
