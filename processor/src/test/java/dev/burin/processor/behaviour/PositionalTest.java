package dev.burin.processor.behaviour;

import static dev.burin.processor.behaviour.Compiled.compile;
import static dev.burin.processor.behaviour.Compiled.files;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.burin.Codecs;
import dev.burin.Decoded;
import dev.burin.DecodingError;
import dev.burin.JsonErrorCode;
import dev.burin.JsonException;
import dev.burin.JsonMismatchException;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code @JsonCodec(shape = ARRAY)}: the members of a type as the elements of an array. */
class PositionalTest {
    private static final String SHAPE = "@JsonCodec(shape = JsonCodec.Shape.ARRAY) ";

    private static final Compiled TICK = compile(files(SHAPE + """
            record Tick(@JsonProperty(required = true) long at, @JsonProperty(required = true) String symbol,
                    List<Integer> sizes, double price, Optional<Point> place) {}
            @JsonCodec(shape = JsonCodec.Shape.ARRAY) record Point(int x, int y) {}
            """));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[1,\"a\",[2,null],0.5,[3,4]]",
                "[-9223372036854775808,\"\",[],-1.0E-300,null]",
                "[1,\"\\\"\\\\\",null,0.0,[0,0]]"
            })
    void eachMemberHasItsPlace(String json) {
        assertThat(TICK.roundTrip(json)).isEqualTo(json);
        assertThat(TICK.roundTrip(json.replace(",", " ,\n ").replace("[", " [ ").replace("]", " ] ")))
                .isEqualTo(json);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "record Pair(int a, String b, boolean[] c) {}",
                "class Pair { public int a; public String b; public boolean[] c; }",
                "class Pair { private int a; private String b; private boolean[] c;"
                        + " public int getA() { return a; } public void setA(int a) { this.a = a; }"
                        + " public String getB() { return b; } public void setB(String b) { this.b = b; }"
                        + " public boolean[] getC() { return c; } public void setC(boolean[] c) { this.c = c; } }",
                "class Pair { private final int a; private final String b; private final boolean[] c;"
                        + " Pair(int a, String b, boolean[] c) { this.a = a; this.b = b; this.c = c; }"
                        + " public int getA() { return a; } public String getB() { return b; }"
                        + " public boolean[] getC() { return c; } }",
                "class Pair { private final int a; private String b; public boolean[] c;"
                        + " Pair(int a) { this.a = a; } public int getA() { return a; }"
                        + " public String getB() { return b; } public void setB(String b) { this.b = b; } }",
                "final class Pair { private final int a; private final String b; private final boolean[] c;"
                        + " private Pair(int a, String b, boolean[] c) { this.a = a; this.b = b; this.c = c; }"
                        + " public int a() { return a; } public String b() { return b; } public boolean[] c() { return c; }"
                        + " static Builder builder() { return new Builder(); }"
                        + " static final class Builder { private int a; private String b; private boolean[] c;"
                        + " Builder a(int a) { this.a = a; return this; } Builder b(String b) { this.b = b; return this; }"
                        + " Builder c(boolean[] c) { this.c = c; return this; }"
                        + " Pair build() { return new Pair(a, b, c); } } }"
            })
    void everyWayToCreateInstancesWorks(String type) {
        Compiled pair = compile(SHAPE + type);

        assertThat(pair.roundTrip("[1,\"b\",[true,false]]")).isEqualTo("[1,\"b\",[true,false]]");
        assertThat(pair.roundTrip("[2,null,null]")).isEqualTo("[2,null,null]");
        assertThat(pair.roundTrip("[3,\"b\"]")).isEqualTo("[3,\"b\",null]");
        assertThat(pair.roundTrip("[4]")).isEqualTo("[4,null,null]");
        assertThat(pair.roundTrip("[]")).isEqualTo("[0,null,null]");
        assertThatThrownBy(() -> pair.read("[1,\"b\",[],null]"))
                .isInstanceOfSatisfying(JsonMismatchException.class, e -> {
                    assertThat(e.code()).isEqualTo(JsonErrorCode.UNKNOWN_ELEMENT);
                    assertThat(e.path()).isEqualTo("$[3]");
                    assertThat(e.offset()).isEqualTo(10);
                })
                .hasMessageContaining("Pair has 3 members, but here is another element");
    }

    /** Class files do not say which of a field and a method was declared first. */
    @Test
    void theOrderDoesNotDependOnWhetherASuperclassIsCompiledAgain() {
        String shape = "package app; public class Shape { public int corners() { return 3; }"
                + " public int getArea() { return 2; } public int height = 1; }";
        String square = "package app; @dev.burin.annotation.JsonCodec("
                + "shape = dev.burin.annotation.JsonCodec.Shape.ARRAY) public class Square extends Shape { public int side; }";
        Project together = Project.withBurin().compile(shape, square);
        Project later =
                Project.withBurin().using(Project.plain().compile(shape)).compile(square);

        assertThat(together.roundTrip("app.SquareCodec", "[1,2,4]")).isEqualTo("[1,2,4]");
        assertThat(later.roundTrip("app.SquareCodec", "[1,2,4]")).isEqualTo("[1,2,4]");
    }

    @Test
    void absentMembersOfBeansKeepTheirValues() {
        Compiled bean = compile(SHAPE + """
                class Settings { private String theme = "dark"; public int size = 9;
                    public String getTheme() { return theme; } public void setTheme(String theme) { this.theme = theme; } }
                """);

        assertThat(bean.roundTrip("[]")).isEqualTo("[\"dark\",9]");
        assertThat(bean.roundTrip("[\"light\"]")).isEqualTo("[\"light\",9]");
        assertThat(bean.roundTrip("[null,1]")).isEqualTo("[null,1]");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[] | MISSING_MEMBER | $ | Tick.at, Tick.symbol are required but missing",
                "[1] | MISSING_MEMBER | $ | Tick.symbol is required but missing",
                "{} | TYPE_MISMATCH | $ | Expected an array but found",
                "{\"at\":1} | TYPE_MISMATCH | $ | Expected an array but found",
                "\"a\" | TYPE_MISMATCH | $ | Expected an array but found",
                "null | TYPE_MISMATCH | $ | Expected an array but found",
                "[null,\"a\"] | TYPE_MISMATCH | $[0] | Expected a long but found null",
                "[1,2] | TYPE_MISMATCH | $[1] | Expected a string but found",
                "[1,\"a\",[\"b\"]] | TYPE_MISMATCH | $[2][0] | Expected",
                "[1,\"a\",[],true] | TYPE_MISMATCH | $[3] | Expected a double but found",
                "[1,\"a\",[],1,[2,3,4]] | UNKNOWN_ELEMENT | $[4][2] | Point has 2 members",
                "[1,\"a\",[],1,{\"x\":1}] | TYPE_MISMATCH | $[4] | Expected an array but found",
                "[1,\"a\",[],1,[],6] | UNKNOWN_ELEMENT | $[5] | Tick has 5 members",
                "[1,\"a\",] | UNEXPECTED_BYTE | $[2] | Expected",
                "[1,\"a\",[],1,[],] | UNEXPECTED_BYTE | $[5] | Expected a value but found",
                "[1,,\"a\"] | UNEXPECTED_BYTE | $[1] | Expected",
                "[1 \"a\"] | UNEXPECTED_BYTE | $ | Expected a comma or the end of the array",
                "[,] | UNEXPECTED_BYTE | $ | Expected",
                "[1,\"a\" | UNEXPECTED_END | $ | Expected a comma or the end of the array",
                "[1,\"a\",[],1,[]] 1 | TRAILING_CONTENT | $ | Expected the end of the document",
                "[1,\"a\",[],1,[]}} | UNEXPECTED_BYTE | $ | Expected a comma or the end of the array"
            })
    void invalidValuesAreRejectedAtTheirPlace(String json, JsonErrorCode code, String path, String message) {
        assertThatThrownBy(() -> TICK.read(json))
                .isInstanceOfSatisfying(JsonException.class, e -> {
                    assertThat(e.code()).isEqualTo(code);
                    assertThat(e.path()).startsWith(path);
                })
                .hasMessageContaining(message);
    }

    @Test
    void nullHasTheMeaningThatIsSetForIt() {
        Compiled bean = compile(
                "@JsonCodec(shape = JsonCodec.Shape.ARRAY, nullForPrimitive = JsonCodec.NullForPrimitive.DEFAULT)"
                        + " class Settings { @JsonSetter(nulls = JsonSetter.Nulls.SKIP) public String theme = \"dark\";"
                        + " public int size = 9; @JsonSetter(nulls = JsonSetter.Nulls.FAIL) public String name; }");

        assertThat(bean.roundTrip("[null,null,\"a\"]")).isEqualTo("[\"dark\",0,\"a\"]");
        assertThatThrownBy(() -> bean.read("[null,null,null]")).hasMessageContaining("$[2]");
    }

    @Test
    void absentElementsHaveTheirDefaults() {
        Compiled settings = compile(SHAPE
                + "record Settings(String theme, @JsonDefault(\"9\") int size, @JsonDefault(\"a\") String name) {}");

        assertThat(settings.roundTrip("[\"dark\"]")).isEqualTo("[\"dark\",9,\"a\"]");
        assertThat(settings.roundTrip("[null,1,null]")).isEqualTo("[null,1,null]");
    }

    @Test
    void aRequiredMemberNeedsThoseBeforeIt() {
        Compiled last = compile(SHAPE + "record Last(int a, int b, @JsonProperty(required = true) int c) {}");

        assertThat(last.roundTrip("[1,2,3]")).isEqualTo("[1,2,3]");
        assertThatThrownBy(() -> last.read("[1,2]")).hasMessageContaining("Last.c is required but missing");
    }

    @Test
    void theValueInPlaceOfAMemberThatIsOnlyWrittenIsSkipped() {
        Compiled area = compile(SHAPE + """
                record Area(int width, @JsonProperty(access = JsonProperty.Access.READ_ONLY) int height, int depth) {}
                """);

        assertThat(area.roundTrip("[2,3,4]")).isEqualTo("[2,0,4]");
        assertThat(area.roundTrip("[2,{\"any\":[1]},4]")).isEqualTo("[2,0,4]");
        assertThatThrownBy(() -> area.read("[2,01,4]"))
                .isInstanceOfSatisfying(
                        JsonException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.INVALID_NUMBER));
    }

    @Test
    void ignoredMembersHaveNoPlace() {
        Compiled user = compile(SHAPE + "record User(int id, @JsonIgnore String password, String name) {}");

        assertThat(user.roundTrip("[1,\"Ann\"]")).isEqualTo("[1,\"Ann\"]");
    }

    @Test
    void elementsHaveTheOrderOfTheMembers() {
        Compiled point = compile(SHAPE + """
                @JsonPropertyOrder({"z", "x"}) class Point { public int x; public int y; public int z; }
                """);

        assertThat(point.roundTrip("[3,1,2]")).isEqualTo("[3,1,2]");
        assertThat(point.read("[3,1,2]")).hasFieldOrPropertyWithValue("z", 3);
        assertThat(point.read("[3,1,2]")).hasFieldOrPropertyWithValue("y", 2);
    }

    @Test
    void jsonNamesTakePrecedenceOverJavaNamesInAnOrder() {
        Compiled point = compile(SHAPE + """
                @JsonPropertyOrder({"x", "y"}) class Point {
                    @JsonProperty("y") public int x; @JsonProperty("x") public int y; public int z; }
                """);
        Object read = point.read("[1,2,3]");

        assertThat(read).hasFieldOrPropertyWithValue("y", 1);
        assertThat(read).hasFieldOrPropertyWithValue("x", 2);
        assertThat(point.write(read)).isEqualTo("[1,2,3]");
    }

    @Test
    void namesMayBeAnything() {
        Compiled names = compile(SHAPE + """
                record Names(int in, int out, int at, int value, int hasNext, int members, int seen, int größe, int a$b,
                        @JsonProperty(value = "a \\"b\\"", required = true) String e, @JsonProperty("") int Tick) {}
                """);

        assertThat(names.roundTrip("[1,2,3,4,5,6,7,8,9,\"x\",0]")).isEqualTo("[1,2,3,4,5,6,7,8,9,\"x\",0]");
        assertThatThrownBy(() -> names.read("[1]")).hasMessageContaining("Names.a \"b\" is required");
    }

    @Test
    void elementsMayBeOfVariableTypes() {
        Compiled pair = compile(files("""
                @JsonCodec(shape = JsonCodec.Shape.ARRAY) record Pair<A extends Comparable<A>, B>(A first, List<B> second, B third) {}
                @JsonCodec record Holder(Pair<String, Integer> pair, List<Pair<Long, Pair<String, Boolean>>> pairs) {}
                """));

        assertThat(pair.codecOf("Pair", Codecs.STRING, Codecs.INTEGER).fromJson("[\"a\",[1,null],2]"))
                .hasToString("Pair[first=a, second=[1, null], third=2]");
        String json = "{\"pair\":[\"a\",[1],null],\"pairs\":[[1,[[\"b\",[true],false]],[\"c\",null,null]],null]}";
        assertThat(pair.codec("HolderCodec").toJson(pair.codec("HolderCodec").fromJson(json)))
                .isEqualTo(json);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 25, 26, 64, 65, 500})
    void anyNumberOfMembersWorks(int count) {
        String components = IntStream.range(0, count)
                .mapToObj(i -> (i % 3 == 0 ? "@JsonProperty(required = true) int c" : "String c") + i)
                .collect(Collectors.joining(", "));
        String fields = IntStream.range(0, count)
                .mapToObj(i -> "private int c" + i + "; public int getC" + i + "() { return c" + i
                        + "; } public void setC" + i + "(int c) { c" + i + " = c; }")
                .collect(Collectors.joining(" "));
        String record = IntStream.range(0, count)
                .mapToObj(i -> i % 3 == 0 ? String.valueOf(i) : "\"" + i + "\"")
                .collect(Collectors.joining(",", "[", "]"));
        String bean = IntStream.range(0, count).mapToObj(String::valueOf).collect(Collectors.joining(",", "[", "]"));

        if (count <= 250) { // parameters that a constructor may have
            Compiled many = compile(SHAPE + "record Many(" + components + ") {}");
            assertThat(many.roundTrip(record)).isEqualTo(record);
            assertRejected(many, record.equals("[]") ? "[1]" : record.replace("]", ",1]"), "UNKNOWN_ELEMENT");
            if (count > 0) {
                assertRejected(many, "[]", "MISSING_MEMBER");
            }
        }
        if (count > 0) {
            Compiled many = compile(SHAPE + "class Many {" + fields + "}");
            assertThat(many.roundTrip(bean)).isEqualTo(bean);
            assertThat(many.roundTrip("[7]")).startsWith("[7").hasSize(2 * count + 1);
            assertRejected(many, bean.replace("]", ",1]"), "UNKNOWN_ELEMENT");
        }
    }

    /** The mask word of the other 64 members is not checked. */
    @ParameterizedTest
    @ValueSource(ints = {0, 63, 64, 69})
    void aRequiredMemberMayBeAnywhereWhereTheLastDuplicateWouldWin(int required) {
        String last = "@JsonCodec(shape = JsonCodec.Shape.ARRAY, duplicates = JsonCodec.Duplicates.LAST) ";
        String components = IntStream.range(0, 70)
                .mapToObj(i -> (i == required ? "@JsonProperty(required = true) " : "") + "#int c" + i + ";")
                .collect(Collectors.joining(" "));
        String record = components.replace("#", "").replace("; ", ", ").replace(";", "");
        Compiled made = compile(last + "record Many(" + record + ") {}");
        Compiled filled = compile(last + "class Many { " + components.replace("#", "public ") + " }");
        String whole = IntStream.range(0, 70).mapToObj(String::valueOf).collect(Collectors.joining(",", "[", "]"));
        String upToRequired =
                IntStream.rangeClosed(0, required).mapToObj(String::valueOf).collect(Collectors.joining(",", "[", ""));

        for (Compiled many : List.of(made, filled)) {
            assertThat(many.roundTrip(whole)).isEqualTo(whole);
            assertThat(many.roundTrip(upToRequired + "]")).startsWith(upToRequired);
            assertRejected(many, required == 0 ? "[]" : upToRequired.replaceFirst(",\\d+$", "]"), "MISSING_MEMBER");
        }
    }

    private static void assertRejected(Compiled type, String json, String code) {
        assertThatThrownBy(() -> type.read(json)).isInstanceOfSatisfying(JsonException.class, e -> assertThat(e.code())
                .hasToString(code));
    }

    @Test
    void labelsMayBeInWrappers() {
        Compiled shape = compile(files("""
                @JsonCodec(shape = JsonCodec.Shape.ARRAY) @JsonTypeInfo(style = JsonTypeInfo.Style.WRAPPER_ARRAY)
                    sealed interface Shape permits Circle, Square, Nothing {}
                record Circle(int x, int y, double radius) implements Shape {}
                record Square(@JsonProperty(required = true) int side) implements Shape {}
                record Nothing() implements Shape {}
                """));

        for (String json : List.of("[\"Circle\",[1,2,0.5]]", "[\"Square\",[3]]", "[\"Nothing\",[]]")) {
            assertThat(shape.roundTrip(json)).isEqualTo(json);
        }
        assertThatThrownBy(() -> shape.read("[\"Square\",[1,2]]")).hasMessageContaining("$[1][1]");
    }

    @Test
    void exceptionsAreReportedAtThePlaceOfTheArray() {
        Compiled range = compile(SHAPE + """
                record Range(int from, int to) {
                    Range { if (from > to) throw new IllegalArgumentException("empty"); } }
                """);

        assertThat(range.roundTrip("[1,2]")).isEqualTo("[1,2]");
        assertThatThrownBy(() -> range.read("[2,1]"))
                .isInstanceOfSatisfying(
                        JsonException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.REFUSED_VALUE))
                .hasMessageContaining("empty");
    }

    @Test
    void allErrorsOfADocumentIncludeThoseInItsArrays() {
        Compiled line = compile(files("""
                @JsonCodec record Line(List<Point> points, Point start, int width) {}
                @JsonCodec(shape = JsonCodec.Shape.ARRAY)
                    record Point(@JsonProperty(required = true) int x, @JsonProperty(required = true) int y, Name name) {}
                @JsonCodec record Name(String first, String last) {}
                """));

        Decoded<Object> decoded = line.codec().tryFromJson("""
                        {"points":[["a",1],[1,2],[3],[4,5,{"first":1,"last":2}]],"start":[1,2,null,3],"width":"w"}
                        """.getBytes(UTF_8));

        assertThat(decoded.errors())
                .extracting(DecodingError::path)
                .containsExactly(
                        "$.points[0][0]",
                        "$.points[2]",
                        "$.points[3][2].first",
                        "$.points[3][2].last",
                        "$.start[3]",
                        "$.width");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "record Tick(long at, String symbol, List<Integer> sizes, Point p) {} | [1,\"a\",[2,null],[3,4]]",
                "record Tick(long at, String symbol, List<Integer> sizes, Point p) {} | [1,\"a\"]",
                "record Tick(long at, String symbol, List<Integer> sizes, Point p) {} | [1,null,null,null]",
                "class Tick { public int x; public String y = \"d\"; public Point p; } | [1]",
                "class Tick { public int x; public String y = \"d\"; public Point p; } | [1,\"e\",[2]]",
                "class Tick { public int a; @JsonIgnore public int b; @JsonProperty(\"d\") public int c; } | [1,3]",
                "@JsonPropertyOrder({\"c\", \"a\"}) class Tick { public int a; public int b; public int c; } | [1,2,3]"
            })
    void jacksonReadsAndWritesTheSame(String type, String json) throws JsonProcessingException {
        Compiled tick = Compiled.compileWithJackson(
                "@JsonCodec @JsonFormat(shape = JsonFormat.Shape.ARRAY) " + type,
                "@JsonFormat(shape = JsonFormat.Shape.ARRAY) record Point(int x, int y) {}");
        JsonMapper jackson = JsonMapper.builder().build();

        Object ours = tick.read(json);
        Object theirs = jackson.readValue(json, tick.firstType());

        assertThat(ours).usingRecursiveComparison().isEqualTo(theirs);
        assertThat(tick.write(ours)).isEqualTo(jackson.writeValueAsString(theirs));
        assertThatThrownBy(() -> tick.read("[1,\"a\",[],[],5]")).isInstanceOf(JsonException.class);
    }

    @Test
    void theShapeOfJacksonIsInherited() throws JsonProcessingException {
        Compiled leaf = Compiled.compileWithJackson(files("""
                @JsonCodec class Leaf extends Base { public int b; }
                @JsonFormat(shape = JsonFormat.Shape.ARRAY) class Base { public int a; }
                @JsonCodec(shape = JsonCodec.Shape.OBJECT) class Other extends Base { public int b; }
                """));
        JsonMapper jackson = JsonMapper.builder().build();

        assertThat(leaf.roundTrip("[1,2]")).isEqualTo("[1,2]");
        assertThat(jackson.writeValueAsString(leaf.read("[1,2]"))).isEqualTo("[1,2]");
        Object other = leaf.codec("OtherCodec").fromJson("{\"a\":1,\"b\":2}");
        assertThat(leaf.codec("OtherCodec").toJson(other)).isEqualTo("{\"a\":1,\"b\":2}");
    }

    @Test
    void typesThatAreOnlyReadWorkToo() {
        Compiled type = compile(
                "@JsonCodec(shape = JsonCodec.Shape.ARRAY, direction = JsonCodec.Direction.DECODE) record Point(int x, String y) {}");

        assertThat(type.read("[1,\"a\"]")).hasToString("Point[x=1, y=a]");
    }
}
