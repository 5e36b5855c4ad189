package dev.burin.benchmarks.measure;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Another language: the program in {@code src/main/languages} that measures its codecs, and how to run it. The first word of
 * a command is a tool that must be on the PATH, or a file in the folder of the program.
 */
enum Language {
    NODE("Node", "javascript", List.of("main.mjs"), List.of(), List.of("node", "main.mjs")),
    DENO("Deno", "javascript", List.of("main.mjs"), List.of(), List.of("deno", "run", "--allow-read", "main.mjs")),
    PYTHON("Python", "python", List.of("main.py"), List.of(), List.of("python3", "main.py")),
    GO(
            "Go",
            "go",
            List.of("go.mod", "go.sum", "main.go", "models.go", "rivals.go"),
            List.of("go", "build", "-tags", "rivals", "-o", "languages.exe", "."),
            List.of("./languages.exe")),
    /** The part of {@link #GO} that can be measured if its modules cannot be downloaded. */
    GO_ALONE(
            "Go without modules",
            "go",
            List.of("go.mod", "go.sum", "main.go", "models.go"),
            List.of("go", "build", "-o", "languages.exe", "."),
            List.of("./languages.exe")),
    DOTNET(
            "C#",
            "dotnet",
            List.of("languages.csproj", "Program.cs"),
            List.of("dotnet", "build", "-c", "Release", "-o", "out"),
            List.of("dotnet", "out/languages.dll"));

    private final String title;
    private final String folder;
    private final List<String> files;
    private final List<String> building;
    private final List<String> running;

    Language(String title, String folder, List<String> files, List<String> building, List<String> running) {
        this.title = title;
        this.folder = folder;
        this.files = files;
        this.building = building;
        this.running = running;
    }

    /** Returns the name of the language, or of its runtime. */
    String title() {
        return title;
    }

    /** Returns the command that must be on the PATH. */
    String tool() {
        return (building.isEmpty() ? running : building).get(0);
    }

    /** Returns the resource names of the files of the program. */
    List<String> files() {
        return files.stream().map(file -> "/languages/" + folder + "/" + file).toList();
    }

    /** Returns the command that builds the program with this tool; empty if none is needed. */
    List<String> building(Path tool) {
        return command(tool, building, List.of());
    }

    /** Returns the command that runs the program with this tool. */
    List<String> running(Path tool, List<String> arguments) {
        return command(tool, running, arguments);
    }

    private List<String> command(Path tool, List<String> words, List<String> arguments) {
        return Stream.concat(words.stream(), arguments.stream())
                .map(word -> word.equals(tool()) ? tool.toString() : word)
                .toList();
    }
}
