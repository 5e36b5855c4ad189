package dev.burin.benchmarks.measure;

import dev.burin.benchmarks.library.Library;
import dev.burin.benchmarks.report.Cell;
import dev.burin.benchmarks.report.Chart;
import dev.burin.benchmarks.report.Section;
import dev.burin.benchmarks.report.Table;
import dev.burin.benchmarks.report.TableRow;
import dev.burin.benchmarks.report.Unit;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The number of bytes by which a program grows when it uses a library. */
final class JarSize implements Section {
    /** The libraries with the same jars as another row. */
    private static final Set<Library> REPEATED =
            EnumSet.of(Library.OPENED, Library.JSONITER_STRICT, Library.DSL_JSON_DEFAULT, Library.PROTOBUF_COPY);

    @Override
    public String name() {
        return "JAR_SIZE";
    }

    @Override
    public Duration expected(boolean quick) {
        return Duration.ofSeconds(1);
    }

    @Override
    public List<Table> measure(boolean quick, Consumer<String> progress) {
        Dependencies dependencies = Dependencies.read();
        return List.of(new Table(
                "Size of the jars",
                "The bytes of a library's own jar, and of all jars that it needs at run time, as this program was built with"
                        + " them and as it is set up here. Fewer are better. What is generated for your types comes on top.",
                List.of("Library", "own jar", "all that is needed", "what else is needed"),
                Stream.of(Library.values())
                        .filter(library -> !REPEATED.contains(library))
                        .map(library -> row(library, dependencies))
                        .toList(),
                Chart.BARS));
    }

    private static TableRow row(Library library, Dependencies dependencies) {
        List<String> artifacts = artifacts(library);
        if (artifacts.isEmpty()) {
            return new TableRow(
                    library.title(),
                    List.of(Cell.of(0, Unit.BYTES), Cell.of(0, Unit.BYTES), new Cell.Text("part of the JDK")));
        }
        List<String> all = new ArrayList<>(dependencies.withAllTheyNeed(artifacts));
        long bytes = all.stream().mapToLong(dependencies::bytes).sum();
        return new TableRow(
                library.title(),
                List.of(
                        Cell.of(dependencies.bytes(all.get(0)), Unit.BYTES),
                        Cell.of(bytes, Unit.BYTES),
                        new Cell.Text(
                                all.size() == 1
                                        ? "nothing"
                                        : all.stream()
                                                .skip(1)
                                                .map(name -> name.substring(name.indexOf(':') + 1))
                                                .collect(Collectors.joining(", ")))));
    }

    /** Returns the artifacts that the setup of the library needs, its own first. */
    static List<String> artifacts(Library library) {
        String modules = "com.fasterxml.jackson.module:jackson-module-";
        String databind = "com.fasterxml.jackson.core:jackson-databind";
        String times = "com.fasterxml.jackson.datatype:jackson-datatype-jsr310";
        return switch (library) {
            case BURIN, OPENED -> List.of("dev.burin:burin-runtime");
            case FORY -> List.of("org.apache.fory:fory-json");
            case FASTJSON2 -> List.of("com.alibaba.fastjson2:fastjson2");
            case WAST -> List.of("io.github.wycst:wast");
            // It compiles with Javassist, and follows Jackson's annotations.
            case JSONITER, JSONITER_STRICT ->
                List.of(
                        "com.jsoniter:jsoniter",
                        "org.javassist:javassist",
                        "com.fasterxml.jackson.core:jackson-annotations");
            case JSONITER_SCALA -> List.of("com.github.plokhotnyuk.jsoniter-scala:jsoniter-scala-core_3");
            case AVAJE -> List.of("io.avaje:avaje-jsonb");
            case JACKSON -> List.of(databind, modules + "blackbird", times);
            case DSL_JSON, DSL_JSON_DEFAULT -> List.of("com.dslplatform:dsl-json");
            case PROTOBUF, PROTOBUF_COPY -> List.of("com.google.protobuf:protobuf-java");
            case JACKSON_PLAIN -> List.of(databind, times);
            case AFTERBURNER -> List.of(databind, modules + "afterburner", times);
            case JACKSON_3 ->
                List.of("tools.jackson.core:jackson-databind", "tools.jackson.module:jackson-module-blackbird");
            case MICRONAUT_SERDE -> List.of("io.micronaut.serde:micronaut-serde-jackson");
            case FASTJSON_1 -> List.of("com.alibaba:fastjson");
            case GSON -> List.of("com.google.code.gson:gson");
            case MOSHI -> List.of("com.squareup.moshi:moshi", "com.squareup.moshi:moshi-adapters");
            case THRIFT -> List.of("org.apache.thrift:libthrift", "org.slf4j:slf4j-api");
            case FORY_BINARY -> List.of("org.apache.fory:fory-core");
            case KRYO -> List.of("com.esotericsoftware:kryo");
            case HESSIAN -> List.of("com.caucho:hessian");
            case JDK -> List.of();
        };
    }
}
