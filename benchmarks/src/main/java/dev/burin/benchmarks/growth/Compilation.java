package dev.burin.benchmarks.growth;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

/**
 * One run of javac on generated types, in a temporary folder.
 *
 * @param folder the folder that contains the sources and receives the classes
 * @param arguments the arguments of javac
 */
public record Compilation(Path folder, List<String> arguments) {
    /** Burin's annotation processor. */
    public static final String BURIN = "dev.burin.processor.JsonCodecProcessor";
    /** DSL-JSON's annotation processor. */
    public static final String DSL_JSON = "com.dslplatform.json.processor.CompiledJsonAnnotationProcessor";

    /** Writes the sources into a new folder, which is deleted when the virtual machine exits. */
    public static Compilation of(List<TypeSource> sources, String... processors) throws IOException {
        Path folder = Files.createTempDirectory("burin-types");
        Runtime.getRuntime().addShutdownHook(new Thread(() -> delete(folder)));
        List<String> arguments =
                new ArrayList<>(List.of("-nowarn", "-Xlint:none", "-XDsuppressNotes", "-d", folder.toString()));
        arguments.addAll(List.of("-cp", System.getProperty("java.class.path")));
        arguments.addAll(
                processors.length == 0 ? List.of("-proc:none") : List.of("-processor", String.join(",", processors)));
        for (TypeSource source : sources) {
            Path file = folder.resolve(source.name() + ".java");
            arguments.add(Files.writeString(file, source.code()).toString());
        }
        return new Compilation(folder, arguments);
    }

    /** Compiles in this virtual machine. */
    public void run() {
        int exit = ToolProvider.findFirst("javac")
                .orElseThrow()
                .run(System.out, System.err, arguments.toArray(String[]::new));
        if (exit != 0) {
            throw new IllegalStateException("javac says why above");
        }
    }

    /** Compiles in another virtual machine, and returns the folder of the classes. */
    Path runInProcessOfItsOwn() throws IOException {
        List<String> command = new ArrayList<>(List.of(javac(), "-J-XX:TieredStopAtLevel=1"));
        command.addAll(arguments);
        try {
            if (new ProcessBuilder(command).inheritIO().start().waitFor() != 0) {
                throw new IllegalStateException("javac says why above");
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        return folder;
    }

    private static String javac() {
        return Path.of(System.getProperty("java.home"), "bin", "javac").toString();
    }

    private static void delete(Path folder) {
        try (Stream<Path> paths = Files.walk(folder)) {
            paths.map(Path::toFile).sorted((one, other) -> other.compareTo(one)).forEach(File::delete);
        } catch (IOException e) {
            System.err.println("Left behind: " + folder);
        }
    }
}
