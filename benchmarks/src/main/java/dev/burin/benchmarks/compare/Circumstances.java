package dev.burin.benchmarks.compare;

import dev.burin.benchmarks.library.AbsentLibrary;
import dev.burin.benchmarks.library.Library;
import dev.burin.benchmarks.library.Versions;
import dev.burin.benchmarks.scenario.DecodeBenchmark;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryManagerMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.openjdk.jmh.annotations.Fork;

/** The machine, software and settings with which figures were measured. */
public final class Circumstances {
    private static final Path PROCESSORS = Path.of("/proc/cpuinfo");
    private static final String MODEL = "model name";

    private Circumstances() {}

    /** Returns the lines of the table in a report by their titles, in order. */
    static Map<String, String> of(ComparisonOptions options) {
        return of(options.libraries(), effort(options));
    }

    /** Returns the same lines for these libraries and an effort in words. */
    public static Map<String, String> of(List<Library> libraries, String effort) {
        Map<String, String> lines = new LinkedHashMap<>();
        lines.put("Machine", machine());
        lines.put("Java", java());
        lines.put("Collectors", collectors());
        lines.put("Flags", flags(libraries));
        lines.put("Effort", effort);
        lines.put("Versions", versions(libraries));
        return lines;
    }

    /** Returns how each library is configured, or why it is not compared, by library title. */
    static Map<String, String> configurations(ComparisonOptions options) {
        return configurations(options.libraries());
    }

    /** Returns the same for these libraries. */
    public static Map<String, String> configurations(List<Library> libraries) {
        Map<String, String> lines = new LinkedHashMap<>();
        libraries.forEach(library -> lines.put(library.title(), library.configuration()));
        for (AbsentLibrary library : AbsentLibrary.values()) {
            lines.put(library.title(), "not compared: " + library.reason());
        }
        return lines;
    }

    private static String effort(ComparisonOptions options) {
        boolean anyWarmsUpSlowly =
                options.rows().stream().anyMatch(row -> row.scenario().warmsUpSlowly());
        return options.effort() + (anyWarmsUpSlowly ? Effort.LONGER_WARM_UP : "");
    }

    /** Returns the name and version of the virtual machine. */
    public static String java() {
        return System.getProperty("java.vm.name") + " " + System.getProperty("java.vm.version");
    }

    /** Returns the garbage collectors; the forks use the same, because the JDK chooses them by the machine. */
    private static String collectors() {
        return ManagementFactory.getGarbageCollectorMXBeans().stream()
                .map(MemoryManagerMXBean::getName)
                .collect(Collectors.joining(", "));
    }

    /** Returns the load average of the last minute; any load other than our own is noise. */
    public static double load() {
        return ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
    }

    /** Returns the options of the libraries that need any. */
    static List<String> flagsOfLibraries(List<Library> libraries) {
        return libraries.stream()
                .filter(library -> !library.jvmArguments().isEmpty())
                .map(library -> library.title() + " alone runs with " + String.join(" ", library.jvmArguments()))
                .toList();
    }

    private static String flags(List<Library> libraries) {
        String all =
                String.join(" ", DecodeBenchmark.class.getAnnotation(Fork.class).jvmArgsAppend());
        return flagsOfLibraries(libraries).stream().map(line -> "; " + line).collect(Collectors.joining("", all, ""));
    }

    /** Returns the processor and the operating system, and nothing that identifies the machine. */
    public static String machine() {
        return String.format(
                Locale.ROOT,
                "%s, %d processors, %s %s",
                processor(),
                Runtime.getRuntime().availableProcessors(),
                System.getProperty("os.name"),
                System.getProperty("os.arch"));
    }

    private static String processor() {
        try {
            return Files.readAllLines(PROCESSORS).stream()
                    .filter(line -> line.startsWith(MODEL))
                    .map(line -> line.substring(line.indexOf(':') + 1).trim())
                    .findFirst()
                    .orElse("unknown processor");
        } catch (IOException e) {
            return "unknown processor"; // not Linux
        }
    }

    private static String versions(List<Library> libraries) {
        return libraries.stream()
                .map(library -> library.title() + " " + Versions.of(library.name()) + ", ")
                .collect(Collectors.joining("", "", "JMH " + Versions.of("JMH")));
    }
}
