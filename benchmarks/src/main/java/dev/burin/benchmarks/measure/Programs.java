package dev.burin.benchmarks.measure;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Runs programs and returns their output. */
final class Programs {
    private static final int MINUTES = 30;
    private static final int REASON_CHARACTERS = 160;
    private static final String TELLING = "(?i).*(error|exception|fail|cannot|refused|not found|no such|missing).*";

    private Programs() {}

    /**
     * The outcome of a program.
     *
     * @param lines the lines that it printed
     * @param failure what went wrong, in one line
     */
    record Output(List<String> lines, Optional<String> failure) {}

    /** Runs a main class in a separate virtual machine like this one. */
    static Output java(List<String> jvmArguments, Class<?> main, List<String> arguments)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(jvmArguments);
        Optional.ofNullable(System.getProperty("burin.corpus"))
                .ifPresent(folder -> command.add("-Dburin.corpus=" + folder));
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
        command.addAll(arguments);
        return run(Path.of("").toAbsolutePath(), command);
    }

    /** Runs a command in a folder. */
    static Output run(Path folder, List<String> command) throws IOException, InterruptedException {
        Path printed = Files.createTempFile("burin-printed", ".txt");
        Path errors = Files.createTempFile("burin-errors", ".txt");
        try {
            Process process = new ProcessBuilder(command)
                    .directory(folder.toFile())
                    .redirectOutput(printed.toFile())
                    .redirectError(errors.toFile())
                    .start();
            if (!process.waitFor(MINUTES, TimeUnit.MINUTES)) {
                process.destroyForcibly().waitFor();
                return new Output(List.of(), Optional.of("is not done after " + MINUTES + " minutes"));
            }
            return output(process.exitValue(), command.get(0), lines(printed), lines(errors));
        } finally {
            Files.delete(printed);
            Files.delete(errors);
        }
    }

    private static List<String> lines(Path file) throws IOException {
        return new String(Files.readAllBytes(file), StandardCharsets.UTF_8)
                .lines()
                .toList();
    }

    private static Output output(int exit, String program, List<String> printed, List<String> errors) {
        if (exit == 0) {
            return new Output(printed, Optional.empty());
        }
        String why = Stream.concat(errors.stream(), printed.stream())
                .map(String::strip)
                .filter(line -> line.matches(TELLING))
                .findFirst()
                .map(Programs::shortened)
                .orElse("");
        return new Output(printed, Optional.of(Path.of(program).getFileName() + " ends with " + exit + why));
    }

    /** Returns a line without URLs, which differ between machines, and shortened if it is too long. */
    private static String shortened(String line) {
        String text = ": " + line.replaceAll("https?://[^\\s\"]+", "…");
        return text.length() <= REASON_CHARACTERS ? text : text.substring(0, REASON_CHARACTERS) + "…";
    }

    /** Returns the first executable file with this name on the path. */
    static Optional<Path> find(String name, String path) {
        return Stream.of(path.split(File.pathSeparator))
                .filter(folder -> !folder.isEmpty())
                .flatMap(folder -> Stream.of(name, name + ".exe").map(Path.of(folder)::resolve))
                .filter(file -> Files.isRegularFile(file) && Files.isExecutable(file))
                .findFirst();
    }

    /** Returns the middle value. */
    static double median(List<Double> values) {
        List<Double> sorted = values.stream().sorted().toList();
        int half = sorted.size() / 2;
        return sorted.size() % 2 == 1 ? sorted.get(half) : (sorted.get(half - 1) + sorted.get(half)) / 2;
    }
}
