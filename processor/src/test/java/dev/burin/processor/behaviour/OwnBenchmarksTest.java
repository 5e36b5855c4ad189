package dev.burin.processor.behaviour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.burin.Codec;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.annotations.Benchmark;

/** The JMH classes that {@code -Aburin.benchmarks} writes compile without a warning, verify, and measure what they say. */
class OwnBenchmarksTest {
    private static final String ORDER = """
            package shop;
            import dev.burin.annotation.*;
            import java.time.*;
            import java.util.*;
            @JsonCodec public record Order(long id, List<Line> lines, OptionalInt rebate) {
                public record Line(String article, int count) {}
            }
            """;
    private static final String ORDER_DOCUMENT = """
            {"id":7,"lines":[{"article":"cup","count":2},{"article":"t\\u00e9","count":1}],"rebate":5,"later":null}
            """;
    private static final JsonMapper TREES = new JsonMapper();
    private static final String PLAIN = "package shop; import dev.burin.annotation.*; import java.util.*; ";

    @TempDir
    Path documents;

    @Test
    void bothDecodeToTheSameAndEncodeToTheSame() throws Exception {
        Project project =
                project("true", Map.of("Order", ORDER_DOCUMENT), plainRecord("Order", "long id, String name"));

        Map<String, Object> results = run(project, "shop.OrderCodecBenchmark");

        assertThat(results)
                .containsOnlyKeys("decodeWithBurin", "decodeWithJackson", "encodeWithBurin", "encodeWithJackson");
        assertThat(results.get("decodeWithJackson")).isEqualTo(results.get("decodeWithBurin"));
        assertThat(text(results.get("encodeWithBurin"))).isEqualTo("{\"id\":7,\"name\":null}");
        assertThat(text(results.get("encodeWithJackson"))).isEqualTo("{\"id\":7,\"name\":null}");
    }

    /**
     * Records, beans without {@code equals}, enums, arrays, nested and package-private types, builders, and odd or deprecated
     * names.
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\0',
            value = {
                "Bean | @JsonCodec public class Bean { public int x; private List<String> tags; public List<String> getTags() { return tags; } public void setTags(List<String> tags) { this.tags = tags; } } | {\"x\":1,\"tags\":[\"a\",\"b\"]}",
                "Hidden | @JsonCodec record Hidden(int x, double[] ys) {} | {\"x\":1,\"ys\":[0.5,1e9]}",
                "Level | @JsonCodec public enum Level { LOW, HIGH } | \"HIGH\"",
                "Outer.Inner | public class Outer { @JsonCodec protected record Inner(String text) {} } | {\"text\":\"é\\u0000😀\"}",
                "State | @JsonCodec public record State(int x) {} | {\"x\":1}",
                "Jackson | @JsonCodec public record Jackson(int x) {} | {\"x\":1}",
                "Benchmark | @JsonCodec public record Benchmark(int x) {} | {\"x\":1}",
                "String | @JsonCodec public record String(int x) {} | {\"x\":1}",
                "Object | @JsonCodec record Object(int x) {} | {\"x\":1}",
                "A$1 | @JsonCodec public record A$1(int größe) {} | {\"größe\":1}",
                "Old | @Deprecated @JsonCodec public record Old(int x) {} | {\"x\":1}",
                "Ids | @JsonCodec public class Ids { public final Map<String, Long> byName = new TreeMap<>(); } | {\"byName\":{\"b\":2,\"a\":1}}",
                "Bag | @JsonCodec public record Bag(HashMap<String, Integer> counts, HashSet<Long> ids) {} | {\"counts\":{\"b\":1,\"a\":2},\"ids\":[70,3]}",
                "Shape | @JsonCodec public record Shape(@com.fasterxml.jackson.annotation.JsonProperty(\"side a\") double a, @com.fasterxml.jackson.annotation.JsonUnwrapped Point at) { public record Point(int x, int y) {} } | {\"side a\":1.5,\"x\":1,\"y\":2}",
                "Empty | @JsonCodec public class Empty { public Empty self; } | {}",
            })
    void everyKindOfTypeIsMeasured(String type, String source, String document) throws Exception {
        Project project = project("true", Map.of(type, document), PLAIN + source);
        String codec = "shop." + type.replace('.', '_') + "Codec";

        Map<String, Object> results = run(project, codec + "Benchmark");

        Codec<Object> reader = project.codec(codec);
        JsonNode expected = TREES.readTree(project.roundTrip(codec, document));
        assertThat(TREES.readTree(text(results.get("encodeWithBurin")))).isEqualTo(expected);
        assertThat(TREES.readTree(reader.toJson(results.get("decodeWithBurin"))))
                .isEqualTo(expected);
        assertThat(TREES.readTree(reader.toJson(results.get("decodeWithJackson"))))
                .isEqualTo(expected);
        assertThat(TREES.readTree(project.roundTrip(codec, text(results.get("encodeWithJackson")))))
                .isEqualTo(expected);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 65, 500})
    void typesOfAnySizeAreMeasured(int members) throws Exception {
        StringBuilder components = new StringBuilder();
        StringBuilder document = new StringBuilder("{");
        for (int i = 0; i < members; i++) {
            components
                    .append(i == 0 ? "" : "\n")
                    .append("public int m")
                    .append(i)
                    .append(';');
            document.append(i == 0 ? "" : ",")
                    .append("\"m")
                    .append(i)
                    .append("\":")
                    .append(i);
        }
        String type = "@JsonCodec public class Wide {" + components + "}";
        Project project = project("true", Map.of("Wide", document + "}"), PLAIN + type);

        assertThat(text(run(project, "shop.WideCodecBenchmark").get("encodeWithBurin")))
                .isEqualTo(document + "}");
    }

    @Test
    void onlyAnnotatedTypesAreMeasuredUnlessTheyAreNamed() throws Exception {
        Map<String, String> documents =
                Map.of("Order", ORDER_DOCUMENT, "Order.Line", "{\"article\":\"cup\",\"count\":2}");

        Project all = project("true", documents, ORDER);
        assertThat(all.has("shop.OrderCodecBenchmark")).isTrue();
        assertThat(all.has("shop.Order_LineCodecBenchmark")).isFalse();

        Project named = project("Line,Missing", documents, ORDER);
        assertThat(named.has("shop.OrderCodecBenchmark")).isFalse();
        assertThat(named.has("shop.Order_LineCodecBenchmark")).isTrue();
        assertThat(named.messages()).contains("-Aburin.benchmarks: Missing gets no codec here.");
    }

    @Test
    void withoutTheOptionNothingIsWritten() {
        Project project = Project.withBurin("-Aburin.benchmarks=false").compile(ORDER);

        assertThat(project.has("shop.OrderCodec")).isTrue();
        assertThat(project.has("shop.OrderCodecBenchmark")).isFalse();
    }

    @Test
    void aDocumentMayBeNamedWithThePackage() throws Exception {
        Project project = project(
                "true",
                Map.of("shop.Point", "{\"x\":1}", "Point", "no JSON, but of another package"),
                plainRecord("Point", "int x"));

        assertThat(text(run(project, "shop.PointCodecBenchmark").get("encodeWithBurin")))
                .isEqualTo("{\"x\":1}");
    }

    @Test
    void theMessageSaysWhereToPutAMissingDocument() {
        assertThat(Project.withBurin("-Aburin.benchmarks").errors(ORDER)).anySatisfy(message -> assertThat(message)
                .contains(
                        "[BRN181] There is no document to measure Order with: -Aburin.benchmarks.documents does not name a folder")
                .contains(
                        "Write one to src/benchmarks/Order.json and set -Aburin.benchmarks.documents=src/benchmarks;"));
    }

    @Test
    void jacksonIsNotMeasuredWhereItReadsSomethingElse() throws Exception {
        Project project = project(
                "true",
                Map.of("Renamed", "{\"number\":7}"),
                PLAIN + "@JsonCodec public record Renamed(@JsonProperty(\"number\") int id) {}");
        Object benchmark = prepared(project, "shop.RenamedCodecBenchmark");

        assertThatThrownBy(() -> verified(benchmark))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("Jackson reads something else from the document; from byte 10 on Burin writes it as: 0}");
        assertThat(benchmark.getClass().getMethod("decodeWithBurin").invoke(benchmark))
                .hasToString("Renamed[id=7]");
    }

    @Test
    void aDocumentThatTheCodecRejectsStopsTheBenchmark() throws Exception {
        Project project = project("true", Map.of("Point", "{\"x\":\"one\"}"), plainRecord("Point", "int x"));

        assertThatThrownBy(() -> prepared(project, "shop.PointCodecBenchmark"))
                .isInstanceOf(dev.burin.JsonException.class)
                .hasMessageContaining("$.x");
    }

    @Test
    void theExplanationNamesTheDocument() throws Exception {
        write(Map.of("Point", "{\"x\":1}"));
        Project project = Project.withBurin(
                        "-Aburin.benchmarks", "-Aburin.explain=Point", "-Aburin.benchmarks.documents=" + documents)
                .compile(plainRecord("Point", "int x"));

        assertThat(project.messages())
                .contains("PointCodecBenchmark: measures PointCodec with a copy of " + documents.resolve("Point.json"));
    }

    private static String plainRecord(String name, String components) {
        return PLAIN + "@JsonCodec public record " + name + "(" + components + ") {}";
    }

    private Project project(String option, Map<String, String> contents, String... sources) throws IOException {
        write(contents);
        return Project.withBurin("-Aburin.benchmarks=" + option, "-Aburin.benchmarks.documents=" + documents)
                .compile(sources);
    }

    private void write(Map<String, String> contents) throws IOException {
        for (Map.Entry<String, String> document : contents.entrySet()) {
            Files.writeString(documents.resolve(document.getKey() + ".json"), document.getValue());
        }
    }

    /** Calls each benchmark once, as JMH would. */
    private static Map<String, Object> run(Project project, String name) throws Exception {
        Object benchmark = prepared(project, name);
        Object jackson = verified(benchmark);
        Map<String, Object> results = new LinkedHashMap<>();
        for (Method method : benchmark.getClass().getMethods()) {
            if (method.isAnnotationPresent(Benchmark.class)) {
                Object[] arguments = method.getParameterCount() == 0 ? new Object[0] : new Object[] {jackson};
                results.put(method.getName(), call(method, benchmark, arguments));
            }
        }
        return results;
    }

    private static Object prepared(Project project, String name) throws Exception {
        Class<?> type = project.type(name);
        Object benchmark = type.getConstructor().newInstance();
        call(type.getMethod("readDocument"), benchmark);
        return benchmark;
    }

    private static Object verified(Object benchmark) throws Exception {
        Class<?> type = Stream.of(benchmark.getClass().getClasses())
                .filter(nested -> nested.getSimpleName().equals("Jackson"))
                .findFirst()
                .orElseThrow();
        Constructor<?> constructor = type.getConstructor();
        Object jackson = constructor.newInstance();
        call(type.getMethod("verify", benchmark.getClass()), jackson, benchmark);
        return jackson;
    }

    private static Object call(Method method, Object target, Object... arguments) throws Exception {
        try {
            return method.invoke(target, arguments);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof Exception cause) {
                throw cause;
            }
            throw e;
        }
    }

    private static String text(Object bytes) {
        return new String((byte[]) bytes, StandardCharsets.UTF_8);
    }
}
