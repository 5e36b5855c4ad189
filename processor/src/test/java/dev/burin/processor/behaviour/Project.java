package dev.burin.processor.behaviour;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.Version;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.burin.Codec;
import dev.burin.processor.JsonCodecProcessor;
import jakarta.json.bind.Jsonb;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.lang.reflect.Field;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;

/**
 * Complete files of several packages, compiled with warnings as errors into folders that may be on each other's class path.
 *
 * <p>Where the types of one package are enough, {@link Compiled} is shorter.
 */
final class Project {
    private static final Pattern PACKAGE = Pattern.compile("(?:^|\\s)package +([\\w.]+);");
    private static final Pattern MODULE = Pattern.compile("\\bmodule +[\\w.]+ *\\{");
    private static final Pattern TYPE = Pattern.compile("(?:class|record|enum|interface) +([\\w$]+)");

    /** Deleted by {@code mvn clean}. */
    private static final Path FOLDERS = Path.of("target", "projects");

    private final Path folder;
    private final List<Project> libraries;
    private final boolean hasProcessor;
    private final List<String> options;
    private final List<String> messages = new ArrayList<>();
    private @Nullable ClassLoader loader;

    private Project(List<Project> libraries, boolean hasProcessor, List<String> options) {
        this.libraries = libraries;
        this.hasProcessor = hasProcessor;
        this.options = options;
        try {
            this.folder = Files.createTempDirectory(Files.createDirectories(FOLDERS), "project");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns a project that is compiled with Burin's processor. */
    static Project withBurin(String... options) {
        return new Project(List.of(), true, List.of(options));
    }

    /** Returns a project that is compiled without annotation processing. */
    static Project plain() {
        return new Project(List.of(), false, List.of("-proc:none"));
    }

    /** Returns a project that has the other projects on its class path. */
    Project using(Project... others) {
        return new Project(List.of(others), hasProcessor, options);
    }

    /** Compiles the files; fails with all messages if there is an error or a warning. */
    Project compile(String... files) {
        if (!run(files)) {
            throw new AssertionError(String.join("\n", messages));
        }
        return this;
    }

    /** Compiles files that have errors, and returns the messages. */
    List<String> errors(String... files) {
        if (run(files)) {
            throw new AssertionError("No error.");
        }
        return messages;
    }

    /** Returns the folder of the class files. */
    Path folder() {
        return folder;
    }

    /** Returns the messages of the compiler, including notes. */
    List<String> messages() {
        return messages;
    }

    private boolean run(String... files) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        List<String> all =
                new ArrayList<>(List.of("--release", "17", "-Xlint:all,-processing,-auxiliaryclass", "-Werror"));
        all.addAll(List.of("-d", folder.toString(), "-cp", classPath()));
        all.addAll(options);
        JavaCompiler.CompilationTask task = compiler.getTask(
                new StringWriter(),
                compiler.getStandardFileManager(diagnostics, Locale.ROOT, StandardCharsets.UTF_8),
                diagnostics,
                all,
                null,
                Stream.of(files).map(Source::new).toList());
        if (hasProcessor) {
            task.setProcessors(List.of(new JsonCodecProcessor()));
        }
        boolean isDone = task.call();
        diagnostics.getDiagnostics().stream()
                .map(diagnostic -> place(diagnostic) + diagnostic.getMessage(Locale.ROOT))
                .forEach(messages::add);
        return isDone;
    }

    private static String place(Diagnostic<? extends JavaFileObject> diagnostic) {
        return diagnostic.getSource() == null
                ? ""
                : diagnostic.getSource().getName() + ":" + diagnostic.getLineNumber() + ": ";
    }

    private String classPath() {
        Stream<String> jars = Stream.of(
                        Codec.class,
                        NullMarked.class,
                        JsonProperty.class,
                        JsonMapper.class,
                        Version.class,
                        Jsonb.class,
                        Benchmark.class)
                .map(ClassPath::placeOf)
                .map(Path::toString);
        return Stream.concat(folders().map(Path::toString), jars).collect(Collectors.joining(File.pathSeparator));
    }

    private Stream<Path> folders() {
        return Stream.concat(Stream.of(folder), libraries.stream().flatMap(Project::folders));
    }

    /** Returns the instance of the codec class with this qualified name. */
    @SuppressWarnings("unchecked") // every codec reads and writes objects
    Codec<Object> codec(String name) {
        try {
            Field instance = type(name).getDeclaredField("INSTANCE");
            instance.setAccessible(true); // the codec of a package-private type
            return (Codec<Object>) instance.get(null);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    /** Reads a document and writes it again. */
    String roundTrip(String codecName, String json) {
        Codec<Object> codec = codec(codecName);
        return codec.toJson(codec.fromJson(json));
    }

    /** Returns the class with this qualified name. */
    Class<?> type(String name) {
        try {
            return Class.forName(name, true, loader());
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }

    /** Returns whether the folder of this project contains a class with this qualified name. */
    boolean has(String name) {
        return Files.exists(folder.resolve(name.replace('.', '/') + ".class"));
    }

    private ClassLoader loader() {
        if (loader == null) {
            loader =
                    new URLClassLoader(folders().map(Project::url).toArray(URL[]::new), Project.class.getClassLoader());
        }
        return loader;
    }

    private static URL url(Path folder) {
        try {
            return folder.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new AssertionError(e);
        }
    }

    /** A source file, whose location follows from its package and its first type. */
    private static final class Source extends SimpleJavaFileObject {
        private final String text;

        Source(String text) {
            super(
                    URI.create("string:///" + find(PACKAGE, text, "").replace('.', '/') + "/"
                            + find(TYPE, text, MODULE.matcher(text).find() ? "module-info" : "package-info") + ".java"),
                    Kind.SOURCE);
            this.text = text;
        }

        private static String find(Pattern pattern, String text, String otherwise) {
            Matcher found = pattern.matcher(text);
            return found.find() ? found.group(1) : otherwise;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }
}
