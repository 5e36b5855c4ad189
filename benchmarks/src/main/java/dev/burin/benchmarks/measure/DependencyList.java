package dev.burin.benchmarks.measure;

import dev.burin.Codec;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Writes the resource that {@link Dependencies} reads; run by Maven during the build, because the single jar of the benchmarks
 * no longer shows which library its classes came from.
 */
final class DependencyList {
    /** A line of {@code dependency:tree}, including repeated artifacts: {@code |  +- (group:name:jar:1.0:compile - …}. */
    private static final Pattern LINE = Pattern.compile("([ |+\\\\-]*)\\(?([\\w.-]+):([\\w.-]+):jar:([\\w.-]+).*");

    private static final int INDENTATION = 3;
    private static final String BURIN = "dev.burin:burin-runtime";

    private final Map<String, Set<String>> needs = new LinkedHashMap<>();
    private final Map<String, String> files = new LinkedHashMap<>();

    private DependencyList() {}

    /** Reads the file that {@code dependency:tree} wrote, the first argument, and writes the resource, the second. */
    public static void main(String[] arguments) throws IOException, URISyntaxException {
        List<String> tree = Files.readAllLines(Path.of(arguments[0]));
        Files.write(Path.of(arguments[1]), lines(tree, System.getProperty("java.class.path")));
    }

    /** Returns the lines of the resource, for the artifacts on the class path. */
    static List<String> lines(List<String> tree, String classPath) throws IOException, URISyntaxException {
        DependencyList list = new DependencyList();
        list.readTree(tree);
        return list.lines(classPath);
    }

    private void readTree(List<String> tree) {
        List<String> parents = new ArrayList<>();
        for (String text : tree) {
            Matcher line = LINE.matcher(text);
            if (line.matches()) {
                String name = line.group(2) + ":" + line.group(3);
                int depth = line.group(1).length() / INDENTATION;
                parents.subList(depth, parents.size()).clear();
                if (depth > 0) {
                    needs.get(parents.get(depth - 1)).add(name);
                }
                parents.add(name);
                needs.computeIfAbsent(name, any -> new LinkedHashSet<>());
                files.putIfAbsent(name, line.group(3) + "-" + line.group(4) + ".jar");
            }
        }
    }

    private List<String> lines(String classPath) throws IOException, URISyntaxException {
        Map<String, Path> jars = Arrays.stream(classPath.split(File.pathSeparator))
                .map(Path::of)
                .filter(path -> path.toString().endsWith(".jar"))
                .collect(Collectors.toMap(path -> path.getFileName().toString(), path -> path, (one, same) -> one));
        List<String> lines = new ArrayList<>();
        for (Map.Entry<String, Set<String>> entry : needs.entrySet()) {
            String name = entry.getKey();
            Optional<Path> jar = Optional.ofNullable(jars.get(files.get(name)));
            if (name.equals(BURIN)) {
                lines.add(line(name, sizeOfBurin(), entry.getValue()));
            } else if (jar.isPresent()) {
                lines.add(line(name, Files.size(jar.get()), entry.getValue()));
            }
        }
        return lines;
    }

    private static String line(String name, long bytes, Set<String> needs) {
        return Stream.concat(Stream.of(name, Long.toString(bytes)), needs.stream())
                .collect(Collectors.joining(" "));
    }

    /** Returns the size of Burin's jar, which is still a folder before it is packaged. */
    private static long sizeOfBurin() throws IOException, URISyntaxException {
        Path path = Path.of(
                Codec.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        return Files.isDirectory(path) ? sizeOfJar(path) : Files.size(path);
    }

    private static long sizeOfJar(Path folder) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (JarOutputStream jar = new JarOutputStream(bytes);
                Stream<Path> found = Files.walk(folder)) {
            for (Path file : found.filter(Files::isRegularFile).toList()) {
                jar.putNextEntry(new JarEntry(folder.relativize(file).toString().replace(File.separatorChar, '/')));
                Files.copy(file, jar);
            }
        }
        return bytes.size();
    }
}
