package dev.burin.processor.behaviour;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.Version;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.burin.Codec;
import dev.burin.processor.JsonCodecProcessor;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/**
 * Types compiled in memory with the real processor, every warning being an error; the first type's codec reads and writes.
 *
 * <p>Each source is one file of package {@code test}. The usual imports are added; {@code JsonValue} is the annotation.
 */
public final class Compiled {
    private static final String HEADER = """
            package test;

            import dev.burin.*;
            import dev.burin.annotation.*;
            import dev.burin.annotation.JsonValue;
            import java.io.File;
            import java.math.*;
            import java.net.*;
            import java.nio.*;
            import java.nio.charset.*;
            import java.nio.file.Path;
            import java.time.*;
            import java.util.*;
            import java.util.concurrent.*;
            import java.util.concurrent.atomic.*;
            import java.util.regex.*;
            import java.util.stream.*;

            """;
    private static final String JACKSON_HEADER = """
            package test;

            import com.fasterxml.jackson.annotation.*;
            import com.fasterxml.jackson.databind.PropertyNamingStrategies;
            import com.fasterxml.jackson.databind.annotation.*;
            import dev.burin.annotation.JsonCodec;
            import java.math.*;
            import java.time.*;
            import java.util.*;

            """;
    private static final Pattern TYPE = Pattern.compile("(?:class|record|enum|interface) +([\\w$]+)");

    private static final Pattern NEXT_TYPE = Pattern.compile("\n(?=\\S)");

    private final String typeName;
    private final Map<String, Output> outputs;
    private final ClassLoader loader;

    private Compiled(String typeName, Map<String, Output> outputs) {
        this.typeName = typeName;
        this.outputs = outputs;
        this.loader = new OutputLoader(outputs);
    }

    /** Splits a source into one source per type; a type begins at each line that is not indented. */
    static String[] files(String types) {
        return NEXT_TYPE.split(types.strip());
    }

    /** Compiles the sources; fails with all messages if there is an error or a warning. */
    public static Compiled compile(String... sources) {
        return compile(HEADER, runtime(), List.of(new JsonCodecProcessor()), sources);
    }

    /**
     * Compiles as {@link #compile} does, with other processors besides Burin's.
     *
     * @param processors all processors, in the order of the processor path
     * @param annotations a type from each library that the sources need
     */
    static Compiled compileWith(List<Processor> processors, List<Class<?>> annotations, String... sources) {
        String classPath = annotations.stream()
                .map(ClassPath::placeOf)
                .map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator, runtime() + File.pathSeparator, ""));
        return compile(HEADER, classPath, processors, sources);
    }

    /** Compiles as {@link #compile} does, but with Jackson's annotations imported instead of Burin's. */
    public static Compiled compileWithJackson(String... sources) {
        String classPath = Stream.of(JsonProperty.class, JsonMapper.class, Version.class)
                .map(ClassPath::placeOf)
                .map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator, runtime() + File.pathSeparator, ""));
        return compile(JACKSON_HEADER, classPath, List.of(new JsonCodecProcessor()), sources);
    }

    private static Compiled compile(String header, String classPath, List<Processor> processors, String... sources) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        Outputs files = new Outputs(compiler.getStandardFileManager(diagnostics, null, StandardCharsets.UTF_8));
        JavaCompiler.CompilationTask task = compiler.getTask(
                new StringWriter(),
                files,
                diagnostics,
                List.of("--release", "17", "-Xlint:all,-processing", "-Werror", "-cp", classPath),
                null,
                Stream.of(sources).map(source -> new Source(header, source)).toList());
        task.setProcessors(processors);
        if (!task.call()) {
            throw new AssertionError(
                    diagnostics.getDiagnostics().stream()
                                    .map(Diagnostic::toString)
                                    .collect(Collectors.joining("\n")) + "\n" + files.generatedSources());
        }
        return new Compiled(firstType(sources[0]), files.outputs);
    }

    /** The path of the runtime alone, as users may have it: without the annotations for null checkers. */
    private static String runtime() {
        return ClassPath.placeOf(Codec.class).toString();
    }

    private static String firstType(String source) {
        Matcher type = TYPE.matcher(source);
        if (!type.find()) {
            throw new AssertionError("No type in: " + source);
        }
        return type.group(1);
    }

    /** Reads an instance. */
    Object read(String json) {
        return codec().fromJson(json);
    }

    /** Writes an instance. */
    String write(Object value) {
        return codec().toJson(value);
    }

    /** Reads a document and writes it again. */
    String roundTrip(String json) {
        return write(read(json));
    }

    /** The codec of the first type. */
    Codec<Object> codec() {
        return codec(typeName + "Codec");
    }

    /** The codec with this simple name. */
    @SuppressWarnings("unchecked") // every codec reads and writes objects
    public Codec<Object> codec(String name) {
        try {
            Field instance = type(name).getDeclaredField("INSTANCE");
            instance.setAccessible(true); // the codec of a package-private type
            return (Codec<Object>) instance.get(null);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    /** The codec of the generic type with this simple name, with these codecs for its type variables. */
    @SuppressWarnings("unchecked") // every codec reads and writes objects
    Codec<Object> codecOf(String name, Codec<?>... variables) {
        try {
            Class<?>[] parameters = new Class<?>[variables.length];
            Arrays.fill(parameters, Codec.class);
            Method of = type(name + "Codec").getDeclaredMethod("of", parameters);
            of.setAccessible(true); // the codec of a package-private type
            return (Codec<Object>) of.invoke(null, (Object[]) variables);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    /** The class of the first type. */
    Class<?> firstType() {
        return type(typeName);
    }

    /** The class with this name in package {@code test}. */
    public Class<?> type(String name) {
        try {
            return Class.forName("test." + name, true, loader);
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }

    /** The source of the codec of the first type. */
    String generated() {
        return generated(typeName + "Codec");
    }

    /** The source of the codec with this simple name. */
    String generated(String name) {
        return outputs.get("test." + name + ".java").text();
    }

    /** The class file with this name in package {@code test}. */
    byte[] classFile(String name) {
        return outputs.get("test." + name + ".class").bytes.toByteArray();
    }

    /** The names of all class files. */
    List<String> classNames() {
        return outputs.keySet().stream()
                .filter(name -> name.endsWith(".class"))
                .map(name -> name.substring("test.".length(), name.length() - ".class".length()))
                .toList();
    }

    private static final class Source extends SimpleJavaFileObject {
        private final String text;

        Source(String header, String text) {
            super(URI.create("string:///test/" + firstType(text) + ".java"), Kind.SOURCE);
            this.text = header + text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }

    private static final class Output extends SimpleJavaFileObject {
        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

        Output(String className, Kind kind) {
            super(URI.create("memory:///" + className.replace('.', '/') + kind.extension), kind);
        }

        @Override
        public OutputStream openOutputStream() {
            return bytes;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text();
        }

        String text() {
            return bytes.toString(StandardCharsets.UTF_8);
        }
    }

    private static final class Outputs extends ForwardingJavaFileManager<JavaFileManager> {
        final Map<String, Output> outputs = new TreeMap<>();

        Outputs(JavaFileManager standard) {
            super(standard);
        }

        @Override
        public JavaFileObject getJavaFileForOutput(
                Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
            Output output = new Output(className, kind);
            outputs.put(className + kind.extension, output);
            return output;
        }

        @Override
        public boolean hasLocation(Location location) {
            return location != StandardLocation.SOURCE_OUTPUT && super.hasLocation(location);
        }

        @Override
        public boolean isSameFile(FileObject one, FileObject other) {
            return one.toUri().equals(other.toUri());
        }

        String generatedSources() {
            return outputs.values().stream()
                    .filter(output -> output.getKind() == JavaFileObject.Kind.SOURCE)
                    .map(Output::text)
                    .collect(Collectors.joining("\n"));
        }

        @Override
        public void close() throws IOException {
            super.close();
        }
    }

    private static final class OutputLoader extends ClassLoader {
        private final Map<String, Output> outputs;

        OutputLoader(Map<String, Output> outputs) {
            super(Compiled.class.getClassLoader());
            this.outputs = outputs;
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            Output output = outputs.get(name + ".class");
            if (output == null) {
                throw new ClassNotFoundException(name);
            }
            byte[] bytes = output.bytes.toByteArray();
            return defineClass(name, bytes, 0, bytes.length);
        }
    }
}
