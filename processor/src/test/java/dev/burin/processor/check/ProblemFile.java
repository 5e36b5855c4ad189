package dev.burin.processor.check;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import dev.burin.processor.JsonCodecProcessor;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/**
 * A source file with problems, which its comments name: {@code // BRN012: part of the message}.
 *
 * <p>{@code // javac: …} expects an error of the compiler itself. A line that begins with {@code // -A} is an option of the
 * compiler; a message that is expected there is reported without a place. A line {@code // without NAME} removes the files
 * whose names begin with it from the class path.
 */
record ProblemFile(Path path, List<Expected> expected) {
    private static final Path FOLDER = Path.of("src", "test", "resources", "problems");

    private static final Pattern OPTION = Pattern.compile("^// (-A\\S+)");

    private static final Pattern WITHOUT = Pattern.compile("^// without (\\S+)");

    private static final Pattern COMMENT = Pattern.compile("// (BRN\\d{3}|javac): (.*)");

    /** The message that a comment expects: its line, its code and part of its text. */
    record Expected(int line, String code, String text) {

        boolean describes(Diagnostic<?> diagnostic) {
            String message = diagnostic.getMessage(Locale.ROOT);
            boolean hasCode = code.equals("javac") ? !message.startsWith("[BRN") : message.startsWith("[" + code + "]");
            return hasCode && diagnostic.getLineNumber() == line && message.contains(text);
        }
    }

    static List<ProblemFile> all() {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.filter(Files::isRegularFile)
                    .sorted()
                    .map(file -> new ProblemFile(file, expectedIn(file)))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Expected> expectedIn(Path file) {
        List<Expected> expected = new ArrayList<>();
        List<String> lines = linesOf(file);
        for (int i = 0; i < lines.size(); i++) {
            Matcher comment = COMMENT.matcher(lines.get(i));
            if (comment.find()) {
                boolean hasPlace = !OPTION.matcher(lines.get(i)).find();
                expected.add(
                        new Expected(hasPlace ? i + 1 : (int) Diagnostic.NOPOS, comment.group(1), comment.group(2)));
            }
        }
        return List.copyOf(expected);
    }

    private static List<String> linesOf(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Compilation compile() {
        return Compiler.javac()
                .withProcessors(new JsonCodecProcessor())
                .withClasspath(classPath())
                .withOptions(Stream.concat(Stream.of("-Xlint:all,-processing,-auxiliaryclass,-overrides"), options())
                        .toList())
                .compile(
                        source(path),
                        support("lombok", "Data.java"),
                        support("hidden", "Hiding.java"),
                        support("hidden", "Setting.java"));
    }

    private Stream<String> options() {
        return find(OPTION);
    }

    private List<File> classPath() {
        List<String> removed = find(WITHOUT).toList();
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(File::new)
                .filter(place ->
                        removed.stream().noneMatch(name -> place.getName().startsWith(name)))
                .toList();
    }

    private Stream<String> find(Pattern pattern) {
        return linesOf(path).stream()
                .flatMap(line -> pattern.matcher(line).results())
                .map(found -> found.group(1));
    }

    private static JavaFileObject support(String folder, String file) {
        return source(FOLDER.resolve(Path.of("support", folder, file)));
    }

    private static JavaFileObject source(Path file) {
        try {
            return JavaFileObjects.forResource(file.toUri().toURL());
        } catch (MalformedURLException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public String toString() {
        return path.getFileName().toString();
    }
}
