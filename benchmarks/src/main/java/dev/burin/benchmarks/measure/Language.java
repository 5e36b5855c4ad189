package dev.burin.benchmarks.measure;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Another language: the program that measures its codecs, from {@code src/main/languages}, and how it is run. In commands,
 * the first word is what has to be on the PATH, or a file of the program's folder.
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
    /** What can be measured where the modules of {@link #GO} cannot be had. */
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

    /** The name of the language, or of what runs it. */
    String title() {
        return title;
    }

    /** The command that has to be on the PATH. */
    String tool() {
        return (building.isEmpty() ? running : building).get(0);
    }

    /** The names of its files among the resources. */
    List<String> files() {
        return files.stream().map(file -> "/languages/" + folder + "/" + file).toList();
    }

    /** The command that builds the program, with the tool that was found; empty if none is needed. */
    List<String> building(Path tool) {
        return command(tool, building, List.of());
    }

    /** The command that runs the program, with the tool that was found. */
    List<String> running(Path tool, List<String> arguments) {
        return command(tool, running, arguments);
    }

    private List<String> command(Path tool, List<String> words, List<String> arguments) {
        return Stream.concat(words.stream(), arguments.stream())
                .map(word -> word.equals(tool()) ? tool.toString() : word)
                .toList();
    }
}
