package dev.burin.processor.behaviour;

import static dev.burin.processor.behaviour.Compiled.compile;
import static dev.burin.processor.behaviour.Compiled.compileWithJackson;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.burin.JsonErrorCode;
import dev.burin.JsonException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code @JsonCreator(mode = DELEGATING)}: types that are written as members but read from one whole value. */
class DelegatingTest {
    private static final String MARK = "@JsonCreator(mode = JsonCreator.Mode.DELEGATING) ";

    private static void assertRejected(Compiled type, String json, JsonErrorCode code, String path) {
        assertThatThrownBy(() -> type.read(json)).isInstanceOfSatisfying(JsonException.class, e -> {
            assertThat(e.code()).isEqualTo(code);
            assertThat(e.path()).isEqualTo(path);
        });
    }

    @Test
    void aFactoryTakesTheWholeValueAndTheMembersAreWritten() {
        Compiled type = compile(
                "@JsonCodec record Line(Point from, List<Point> more, Map<String, Point> named) {}",
                "record Point(int x, int y) { " + MARK
                        + "static Point of(int[] xy) { return new Point(xy[0], xy[1]); } }");

        assertThat(type.roundTrip("{\"from\":[1,2],\"more\":[[3,4],null],\"named\":{\"a\":[5,6,7]}}"))
                .isEqualTo(
                        "{\"from\":{\"x\":1,\"y\":2},\"more\":[{\"x\":3,\"y\":4},null],\"named\":{\"a\":{\"x\":5,\"y\":6}}}");
        assertThat(type.roundTrip("{\"from\":null}")).isEqualTo("{\"from\":null,\"more\":null,\"named\":null}");
        assertRejected(type, "{\"from\":[1]}", JsonErrorCode.REFUSED_VALUE, "$.from");
        assertRejected(type, "{\"from\":[1,\"2\"]}", JsonErrorCode.TYPE_MISMATCH, "$.from[1]");
        assertRejected(type, "{\"more\":[{\"x\":1,\"y\":2}]}", JsonErrorCode.TYPE_MISMATCH, "$.more[0]");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            String                   | "a"
            int                      | 17
            Long                     | 17
            boolean                  | true
            double                   | 1.5
            List<String>             | ["a",null]
            Map<String, Integer>     | {"a":1}
            Object                   | {"a":[1,null,true]}
            Optional<String>         | "a"
            dev.burin.JsonValue      | [1]
            Level                    | "HIGH"
            Raw                      | {"name":"a","size":3}
            byte[]                   | "AQID"
            """)
    void aConstructorMayTakeAnyType(String delegate, String json) {
        Compiled type = compile(
                "@JsonCodec class Out { private final Object in; " + MARK + "Out(" + delegate + " in) { this.in = in; }"
                        + " @JsonProperty String text() { return in.getClass().getSimpleName(); } }",
                "enum Level { LOW, HIGH }",
                "record Raw(String name, int size) {}");

        assertThat(type.roundTrip(json)).startsWith("{\"text\":\"");
    }

    @Test
    void nullAndAnythingButTheWholeValueAreRejected() {
        Compiled type = compile("@JsonCodec record Id(String text) { " + MARK + "Id {} }");

        assertThat(type.roundTrip("\"a\"")).isEqualTo("{\"text\":\"a\"}");
        assertThatThrownBy(() -> type.read("null")).isInstanceOf(JsonException.class);
        assertThatThrownBy(() -> type.read("{\"text\":\"a\"}")).isInstanceOf(JsonException.class);
        assertThatThrownBy(() -> type.read("\"a\" 1")).isInstanceOf(JsonException.class);
    }

    @Test
    void annotationsOfTheParameterApply() {
        Compiled type = compile(
                "@JsonCodec record Day(int year) { " + MARK
                        + "static Day of(@JsonFormat(pattern = \"dd.MM.uuuu\") LocalDate year) { return new Day(year.getYear()); } }");

        assertThat(type.roundTrip("\"31.12.2024\"")).isEqualTo("{\"year\":2024}");
        assertThatThrownBy(() -> type.read("\"2024-12-31\"")).isInstanceOf(JsonException.class);
    }

    @Test
    void genericAbstractAndPositionalTypesAndOddNamesAreRead() {
        Compiled type = compile(
                "@JsonCodec record Holder(Pair<Integer, String> pair, Shape shape, Spot spot, Odd odd) {}",
                "record Pair<A, B extends Comparable<B>>(A first, B second) { " + MARK
                        + "static <X, Y extends Comparable<Y>> Pair<X, Y> of(Map<String, Y> in) { return new Pair<>(null, in.get(\"b\")); } }",
                "interface Shape { String getName(); " + MARK
                        + "static Shape of(String out) { record Named(String getName) implements Shape {} return new Named(out); } }",
                "@JsonCodec(shape = JsonCodec.Shape.ARRAY) record Spot(int x, int y) { " + MARK
                        + "static Spot parse(String at) { return new Spot(at.length(), 0); } }",
                "@JsonCodec(unknown = JsonCodec.Unknown.FAIL, include = JsonInclude.Include.NON_NULL) class Odd {"
                        + " public String größe = \"x\"; @JsonAny public Map<String, Object> rest = new TreeMap<>();"
                        + MARK + "Odd(Map<String, Object> größe) { rest.putAll(größe); } }");

        assertThat(type.roundTrip("{\"pair\":{\"b\":\"y\"},\"shape\":\"round\",\"spot\":\"abc\",\"odd\":{\"n\":1}}"))
                .isEqualTo("{\"pair\":{\"first\":null,\"second\":\"y\"},\"shape\":{\"name\":\"round\"},\"spot\":[3,0],"
                        + "\"odd\":{\"größe\":\"x\",\"n\":1}}");
    }

    @Test
    void aSingleDirectionNeedsNothingForTheOther() {
        Compiled read = compile("@JsonCodec(direction = JsonCodec.Direction.DECODE) class In { static int last; " + MARK
                + "In(int in) { last = in; } }");
        Compiled written = compile("@JsonCodec(direction = JsonCodec.Direction.ENCODE) record Out(int x) { " + MARK
                + "static Out of(java.io.InputStream nothing) { return new Out(1); } }");

        assertThat(read.read("17")).isNotNull();
        assertThat(written.codec()).isNotNull();
    }

    @Test
    void aSubtypeInAWrapperIsRead() {
        Compiled type = compile(
                "@JsonCodec @JsonTypeInfo(style = JsonTypeInfo.Style.WRAPPER_OBJECT) sealed interface Shape permits Dot {}",
                "record Dot(int x) implements Shape { " + MARK
                        + "static Dot of(String text) { return new Dot(text.length()); } }");

        assertThat(type.roundTrip("{\"Dot\":\"abc\"}")).isEqualTo("{\"Dot\":{\"x\":3}}");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            public class Id { public String text; @JsonCreator(mode = JsonCreator.Mode.DELEGATING) public Id(String t) { text = t; } } | "a" | {"text":"a"}
            public class Id { public int sum; @JsonCreator(mode = JsonCreator.Mode.DELEGATING) public static Id of(List<Integer> all) { Id id = new Id(); all.forEach(one -> id.sum += one); return id; } } | [1,2] | null
            public class Id { public Map<String, Integer> all; @JsonCreator(mode = JsonCreator.Mode.DELEGATING) public Id(Map<String, Integer> map) { all = map; } } | {"a":1} | 17
            public record Id(int x) { @JsonCreator(mode = JsonCreator.Mode.DELEGATING) public static Id of(long y) { return new Id((int) y); } } | 5 | [5]
            """)
    void jacksonReadsAndWritesTheSame(String id, String json, String other) throws Exception {
        Compiled type = compileWithJackson("@JsonCodec " + id);
        JsonMapper jackson = new JsonMapper();

        assertThat(type.roundTrip(json))
                .isEqualTo(jackson.writeValueAsString(jackson.readValue(json, type.type("Id"))));
        assertThatThrownBy(() -> type.read(other)).isInstanceOf(JsonException.class);
    }

    /** Jackson reads the type from an object; without an error, the JSON would silently differ. */
    @Test
    void aCreatorInPropertiesModeDoesNotTakeTheWholeValue() {
        String tag = "@JsonCodec class Tag { @JsonValue public final String text;"
                + " @JsonCreator(mode = JsonCreator.Mode.PROPERTIES) Tag(@JsonProperty(\"text\") String text) { this.text = text; } }";

        assertThatThrownBy(() -> compile(tag)).hasMessageContaining("BRN014");
        assertThatThrownBy(() -> compileWithJackson(tag)).hasMessageContaining("BRN014");
        assertThat(compile(tag.replace("@JsonCodec", "@JsonCodec(direction = JsonCodec.Direction.ENCODE)"))
                        .codec())
                .isNotNull();
    }
}
