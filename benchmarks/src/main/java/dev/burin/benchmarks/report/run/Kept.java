package dev.burin.benchmarks.report.run;

import com.fasterxml.jackson.databind.JsonNode;
import dev.burin.benchmarks.report.Table;
import dev.burin.benchmarks.report.TableCodec;
import dev.burin.benchmarks.report.page.JmhJson;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.format.ResultFormatFactory;
import org.openjdk.jmh.results.format.ResultFormatType;

/**
 * The results in the output folder, each written to a file as soon as it is available, so that a new run continues where the
 * last one was stopped.
 */
final class Kept {
    private static final String MADE = "made.json";
    private static final String FORKS = "forks";
    private static final String SECTIONS = "sections";

    private final Path folder;
    private final Made made;

    private Kept(Path folder, Made made) {
        this.folder = folder;
        this.made = made;
    }

    /**
     * Opens the folder.
     *
     * @param restart whether to discard the results in it
     * @throws IllegalArgumentException if it contains results of another program, machine or effort
     */
    static Kept open(Path folder, Made now, boolean restart) throws IOException {
        if (restart) {
            forget(folder);
        }
        Optional<byte[]> earlier = read(folder.resolve(MADE));
        if (earlier.isEmpty()) {
            write(folder.resolve(MADE), MadeCodec.INSTANCE.toJsonBytes(now));
            return new Kept(folder, now);
        }
        Made made = MadeCodec.INSTANCE.fromJson(earlier.get());
        String difference = now.difference(made);
        if (!difference.isEmpty()) {
            throw new IllegalArgumentException("The results in " + folder + " cannot be continued." + difference
                    + " Begin anew with --restart, or elsewhere with --output.");
        }
        return new Kept(folder, made);
    }

    /** Returns what all results were measured with. */
    Made made() {
        return made;
    }

    /** Returns whether an earlier fork measured this. */
    boolean hasFork(Trial trial, int round) {
        return Files.exists(file(trial, round));
    }

    /** Returns the result of JMH for that fork. */
    JsonNode fork(Trial trial, int round) throws IOException {
        return JmhJson.read(Files.readAllBytes(file(trial, round))).get(0);
    }

    /** Keeps the result of JMH, and returns it. */
    JsonNode keep(Trial trial, int round, Collection<RunResult> results) throws IOException {
        ByteArrayOutputStream json = new ByteArrayOutputStream();
        try (PrintStream out = new PrintStream(json, false, StandardCharsets.UTF_8)) {
            ResultFormatFactory.getInstance(ResultFormatType.JSON, out).writeOut(results);
        }
        write(file(trial, round), json.toByteArray());
        return JmhJson.read(json.toByteArray()).get(0);
    }

    /** Returns the tables of a section; empty if there are none. */
    Optional<List<Table>> section(String name) throws IOException {
        Optional<byte[]> json = read(section(folder, name));
        return json.isEmpty()
                ? Optional.empty()
                : Optional.of(TableCodec.INSTANCE.list().fromJson(json.get()));
    }

    /** Keeps the tables of a section. */
    void keep(String section, List<Table> tables) throws IOException {
        write(section(folder, section), TableCodec.INSTANCE.list().toJsonBytes(tables));
    }

    /** Writes a file of the report. */
    void write(String file, byte[] bytes) throws IOException {
        write(folder.resolve(file), bytes);
    }

    private Path file(Trial trial, int round) {
        return folder.resolve(FORKS).resolve("round-" + round).resolve(trial.name() + ".json");
    }

    private static Path section(Path folder, String name) {
        return folder.resolve(SECTIONS).resolve(name + ".json");
    }

    /** Deletes the files that this class wrote; all others in the folder remain. */
    private static void forget(Path folder) throws IOException {
        List<Path> files = new ArrayList<>(List.of(folder.resolve(MADE)));
        for (String part : List.of(FORKS, SECTIONS)) {
            if (Files.isDirectory(folder.resolve(part))) {
                try (Stream<Path> found = Files.walk(folder.resolve(part), 2)) {
                    found.filter(file -> file.toString().endsWith(".json")).forEach(files::add);
                }
            }
        }
        for (Path file : files) {
            Files.deleteIfExists(file);
        }
    }

    private static Optional<byte[]> read(Path file) throws IOException {
        try {
            return Optional.of(Files.readAllBytes(file));
        } catch (NoSuchFileException e) {
            return Optional.empty();
        }
    }

    /** Writes a file atomically: it is complete or missing, whenever the program is killed. */
    private static void write(Path file, byte[] bytes) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        Path unfinished = file.resolveSibling(file.getFileName() + ".unfinished");
        Files.write(unfinished, bytes);
        Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }
}
