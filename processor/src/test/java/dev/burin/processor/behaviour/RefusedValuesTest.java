package dev.burin.processor.behaviour;

import static dev.burin.processor.behaviour.Compiled.compile;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.burin.Codec;
import dev.burin.JsonErrorCode;
import dev.burin.JsonException;
import dev.burin.JsonMismatchException;
import dev.burin.JsonOptions;
import dev.burin.JsonSyntaxException;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Exceptions from users' constructors, factories, setters and codecs are reported with their place in the document. */
class RefusedValuesTest {
    private static final String CHECK = " if (to < 3) { throw new IllegalArgumentException(\"too small\"); } ";

    @Test
    void aCompactConstructorRejectsTheObjectThatEndsThere() {
        Compiled type = compile(
                "@JsonCodec record Plan(List<Range> ranges) {}",
                "record Range(int from, int to) { Range {" + CHECK + "} }");

        assertThatThrownBy(() -> type.read("{\"ranges\":[{\"from\":1,\"to\":3},\n{\"from\":1,\"to\":2}]}"))
                .isInstanceOfSatisfying(JsonMismatchException.class, e -> {
                    assertThat(e.code()).isEqualTo(JsonErrorCode.REFUSED_VALUE);
                    assertThat(e.offset()).isEqualTo(46);
                    assertThat(e.line()).isEqualTo(2);
                    assertThat(e.column()).isEqualTo(17);
                    assertThat(e.path()).isEqualTo("$.ranges[1]");
                })
                .hasMessage("Range refused the value (java.lang.IllegalArgumentException: too small), "
                        + "at $.ranges[1] (line 2, column 17).")
                .hasCauseExactlyInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void exceptionsWithoutAUsableMessageAreReportedByName() {
        Compiled type = compile(
                "@JsonCodec record Plan(String name) { Plan { if (name != null) throw new Mute(); } }",
                "class Mute extends RuntimeException { private static final long serialVersionUID = 1;"
                        + " @Override public String getMessage() { throw new NullPointerException(); } }");

        JsonException rejected = catchThrowableOfType(JsonException.class, () -> type.read("{\"name\":\"x\"}"));
        // Not hasMessage, which would print the cause.
        assertThat(rejected.getMessage()).isEqualTo("Plan refused the value (test.Mute), at $ (line 1, column 12).");
    }

    @Test
    void constructorsFactoriesAndSingleValuesMayRejectTheirArguments() {
        assertRejected(
                "@JsonCodec class A { public final int to; A(int to) {" + CHECK + "this.to = to; } }",
                "{\"to\":1}",
                "$");
        assertRejected(
                "@JsonCodec class A { public int from; public final int to; @JsonCreator A(int to) {" + CHECK
                        + "this.to = to; } }",
                "{\"to\":1,\"from\":2}",
                "$");
        assertRejected(
                "@JsonCodec record A(int to) { @JsonCreator static A of(int to) {" + CHECK + "return new A(to); } }",
                "{\"to\":1}",
                "$");
        assertRejected("@JsonCodec record A(@JsonValue int to) { A {" + CHECK + "} }", "1", "$");
        assertRejected("@JsonCodec record A(int e, int to) { A {" + CHECK + "} }", "{\"e\":1}", "$");
        assertRejected("@JsonCodec record A() { A { int to = 1;" + CHECK + "} }", "{\"e\":1}", "$");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "record Geo(int lat) { @JsonCreator static Geo of(int lat) { return null; } }",
                "record Geo(int lat) { @JsonCreator(mode = JsonCreator.Mode.DELEGATING) static Geo of(Map<String, Integer> all) { return null; } }",
                "class Geo { public int lat; private Geo() {} @JsonCreator static Geo of() { return null; } }",
                """
                @JsonBuilder class Geo { private int lat; public int getLat() { return lat; } static Builder builder() { return new Builder(); }
                    static class Builder { Builder lat(int lat) { return this; } Geo build() { return null; } } }
                """,
            })
    void creatorsMustNotReturnNull(String geo) {
        assertNothingCreated("Geo g", geo, "{\"g\":{\"lat\":1}}");
        assertNothingCreated("Optional<Geo> g", geo, "{\"g\":{\"lat\":1}}");
        assertNothingCreated("Presence<Geo> g", geo, "{\"g\":{\"lat\":1}}");
        assertNothingCreated("Geo[] g", geo, "{\"g\":[{\"lat\":1}]}");
        assertNothingCreated("ArrayDeque<Geo> g", geo, "{\"g\":[{\"lat\":1}]}");
        assertNothingCreated("ConcurrentHashMap<String, Geo> g", geo, "{\"g\":{\"k\":{\"lat\":1}}}");
        if (!geo.contains("DELEGATING") && !geo.contains("JsonBuilder")) { // types that cannot be unwrapped
            assertNothingCreated("@JsonUnwrapped Geo g", geo, "{\"lat\":1}");
        }
    }

    private static void assertNothingCreated(String component, String geo, String json) {
        Compiled type = compile("@JsonCodec record Place(" + component + ") {}", geo);

        assertThatThrownBy(() -> type.read(json))
                .as(component)
                .isInstanceOf(JsonMismatchException.class)
                .hasMessageMatching("Geo\\S+ returned null: what refuses a value has to throw an exception, at .*");
    }

    @Test
    void settersMayRejectTheirMember() {
        String setter = "private int to; public int getTo() { return to; } public void setTo(int to) {" + CHECK
                + "this.to = to; }";
        String others =
                IntStream.range(0, 70).mapToObj(i -> "public int m" + i + ";").collect(Collectors.joining("\n"));

        assertRejected("@JsonCodec class A { " + setter + " }", "{\"to\":2,\"x\":1}", "$.to");
        assertRejected("@JsonCodec class A { " + others + setter + " }", "{\"m1\":5,\"to\":2,\"m2\":1}", "$.to");
        assertRejected(
                "@JsonCodec class A { final int id; public int getId() { return id; } " + setter
                        + "@JsonCreator A(int id) { this.id = id; } }",
                "{\"to\":2,\"id\":1}",
                "$");
    }

    @Test
    void errorsOfTheReaderPassThroughUnchanged() {
        Compiled type = compile(
                "@JsonCodec class Holder { private A a; public A getA() { return a; } public void setA(A a) { this.a = a; } }",
                "record A(@JsonProperty(required = true) int to) { A {" + CHECK + "} }");

        assertThatThrownBy(() -> type.read("{\"a\":{\"to\":true}}"))
                .hasMessage("Expected an int but found true, at $.a.to (line 1, column 12).")
                .hasNoCause();
        assertThatThrownBy(() -> type.read("{\"a\":{}}"))
                .hasMessageStartingWith("A.to is required but missing, at $.a");
        assertThatThrownBy(() -> type.read("{\"a\":{\"to\":1}}")).hasMessageStartingWith("A refused the value");
    }

    @Test
    void customCodecsMayRejectValuesAndKeys() {
        String code = """
                class MoneyCodec implements Codec<Long> {
                    @Override public void write(JsonWriter out, Long value) { out.writeLong(value); }
                    @Override public Long read(JsonReader in) { return Long.parseLong(in.readString()); }
                }
                """;
        String days = """
                class Days implements KeyCodec<LocalDate> {
                    @Override public String toName(LocalDate key) { return key.toString(); }
                    @Override public LocalDate fromName(String name) { return LocalDate.parse(name); }
                }
                """;
        Compiled type = compile(
                "@JsonCodec record Bill(@JsonUsing(MoneyCodec.class) long sum, "
                        + "@JsonUsing(key = Days.class) Map<LocalDate, Integer> days) {}",
                code,
                days);

        assertThatThrownBy(() -> type.read("{\"sum\":\"x\"}"))
                .isInstanceOf(JsonMismatchException.class)
                .hasMessageStartingWith("MoneyCodec refused the value (java.lang.NumberFormatException")
                .hasMessageContaining("at $.sum (line 1, column 8)");
        assertThatThrownBy(() -> type.read("{\"days\":{\"x\":1}}"))
                .isInstanceOfSatisfying(
                        JsonMismatchException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.REFUSED_VALUE))
                .hasMessageContaining("is not a key (java.time.format.DateTimeParseException: ")
                .hasCauseExactlyInstanceOf(java.time.format.DateTimeParseException.class);
        assertThat(type.roundTrip("{\"sum\":\"5\"}")).isEqualTo("{\"sum\":5,\"days\":null}");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            Set<Item>          | record Item(String s) { @Override public int hashCode() { return s.length(); } } | \
            [{"s":"a"},{"s":null}] | $.m[1]
            Set<List<Item>>    | record Item(String s) { @Override public int hashCode() { return s.length(); } } | \
            [[],[{"s":null}]]      | $.m[1]
            SortedSet<Item>    | record Item(String s) implements Comparable<Item> { \
            @Override public int compareTo(Item other) { return s.compareTo(other.s); } } | [{"s":null}] | $.m[0]
            PriorityQueue<Item> | record Item(String s) implements Comparable<Item> { \
            @Override public int compareTo(Item other) { return s.compareTo(other.s); } } | \
            [{"s":null},{"s":"a"}] | $.m[1]
            Names              | class Names extends ArrayList<String> { private static final long serialVersionUID = 1; \
            @Override public boolean add(String s) { return super.add(s.trim()); } } | ["a", null] | $.m[1]
            Names              | class Names extends ArrayList<Integer> { private static final long serialVersionUID = 1; \
            Names() { throw new NullPointerException(); } } | [1] | $.m
            Index              | class Index extends TreeMap<String, Integer> { private static final long serialVersionUID = 1; \
            @Override public Integer put(String key, Integer value) { return super.put(key, -value); } } | \
            {"a":1,"b":null} | $.m.b
            """)
    void collectionsMayRejectElements(String type, String source, String json, String path) {
        Compiled compiled = compile("@JsonCodec record A(" + type + " m) {}", source);

        assertThatThrownBy(() -> compiled.read("{\"m\":" + json + "}"))
                .isInstanceOfSatisfying(JsonMismatchException.class, e -> {
                    assertThat(e.code()).isEqualTo(JsonErrorCode.REFUSED_VALUE);
                    assertThat(e.path()).isEqualTo(path);
                })
                .hasMessageStartingWith(type + " refused the value (java.lang.NullPointerException")
                .hasCauseExactlyInstanceOf(NullPointerException.class);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Map<Sku, Integer>           | m | Map<Sku, Integer> refused the value
            SortedMap<Sku, Integer>     | m | SortedMap<Sku, Integer> refused the value
            ConcurrentMap<Sku, Integer> | n | The member name "n" is not a key (SkuKeys returned null)
            """)
    void keyTypesMayRejectNames(String type, String name, String message) {
        Compiled compiled =
                compile("@JsonCodec record A(@JsonUsing(key = SkuKeys.class) " + type + " stock) {}", """
                record Sku(String text) implements Comparable<Sku> {
                    @Override public int hashCode() { throw new IllegalStateException("moody"); }
                    @Override public int compareTo(Sku other) { throw new IllegalStateException("moody"); }
                }
                """, """
                class SkuKeys implements KeyCodec<Sku> {
                    @Override public String toName(Sku key) { return key.text(); }
                    @Override public Sku fromName(String name) { return name.equals("n") ? null : new Sku(name); }
                }
                """);

        assertThatThrownBy(() -> compiled.read("{\"stock\":{\"" + name + "\":1}}"))
                .isInstanceOfSatisfying(
                        JsonMismatchException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.REFUSED_VALUE))
                .hasMessageStartingWith(message)
                .hasMessageContaining("$.stock");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "@JsonUsing(NullCodec.class) long m",
                "@JsonUsing(content = NullCodec.class) Queue<Long> m",
                "@JsonUsing(content = NullCodec.class) Optional<Long> m",
                "@JsonUsing(content = NullCodec.class) ConcurrentMap<String, Long> m"
            })
    void aCodecThatReturnsNullWhereItIsNotAllowedIsReported(String member) {
        Compiled compiled = compile("@JsonCodec record A(" + member + ") {}", """
                class NullCodec implements Codec<Long> {
                    @Override public void write(JsonWriter out, Long value) { out.writeLong(value); }
                    @Override public Long read(JsonReader in) { in.skipValue(); return null; }
                }
                """);
        String value = member.contains("Map") ? "{\"a\":1}" : member.contains("Queue") ? "[1]" : "1";

        assertThatThrownBy(() -> compiled.read("{\"m\":" + value + "}"))
                .isInstanceOfSatisfying(
                        JsonMismatchException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.REFUSED_VALUE))
                .hasMessageStartingWith("NullCodec returned null")
                .hasMessageContaining("at $.m");
    }

    @Test
    void errorsOfTheJvmAreNotTouched() {
        Compiled type = compile("@JsonCodec record A(int to) { A { if (to == 0) { throw new InternalError(); } } }");

        assertThatThrownBy(() -> type.read("{}")).isExactlyInstanceOf(InternalError.class);
    }

    /** The sender of a document decides how deep it is, so this error of the JVM is reported as an error in the document. */
    @Test
    void aStackOverflowBecomesTheCauseOfAnException() {
        Compiled type = compile("@JsonCodec record A(int to) { A { count(to); } public int to() { return count(1); }"
                + " static int count(int to) { return to == 0 ? 0 : 1 + count(to); } }");

        assertThat(type.read("{\"to\":0}")).isNotNull();
        assertThatThrownBy(() -> type.read("{\"to\":1}"))
                .isInstanceOfSatisfying(
                        JsonSyntaxException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.DEPTH_LIMIT))
                .hasMessageStartingWith("The stack of this thread ended in level 0")
                .hasCauseExactlyInstanceOf(StackOverflowError.class);
        Codec<Object> codec = type.codec();
        Object value = codec.fromJson("{\"to\":0}");
        List<ThrowingCallable> writings = new ArrayList<>(otherWaysToWrite(codec, value));
        writings.add(() -> codec.toJsonBytes(value));
        for (ThrowingCallable writing : writings) {
            assertThatThrownBy(writing)
                    .isInstanceOfSatisfying(
                            JsonException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.DEPTH_LIMIT))
                    .hasMessageStartingWith("The stack of this thread ended in level 1")
                    .hasCauseExactlyInstanceOf(StackOverflowError.class);
        }
    }

    /** Its location is one in another document, so it becomes a cause; generated {@code toJsonBytes} methods catch nothing. */
    @Test
    void anErrorInADocumentThatAGetterReadsBecomesACause() {
        Codec<Object> codec = holderWithGetter("Codecs.INTEGER.fromJson(\"true\")");
        Object value = codec.fromJson("{}");

        assertThatThrownBy(() -> codec.toJsonBytes(value))
                .isInstanceOf(JsonMismatchException.class)
                .hasMessageStartingWith("Expected an int but found true")
                .hasNoCause();
        for (ThrowingCallable writing : otherWaysToWrite(codec, value)) {
            assertThatThrownBy(writing)
                    .isInstanceOfSatisfying(
                            JsonException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.NOT_REPRESENTABLE))
                    .hasMessageContaining("HolderCodec failed (")
                    .cause()
                    .isInstanceOf(JsonMismatchException.class)
                    .hasMessageStartingWith("Expected an int but found true");
        }
    }

    @Test
    void otherExceptionsOfGettersPassUnchanged() {
        Codec<Object> codec = holderWithGetter("Integer.parseInt(\"true\")");
        Object value = codec.fromJson("{}");

        assertThatThrownBy(() -> codec.toJsonBytes(value)).isExactlyInstanceOf(NumberFormatException.class);
        for (ThrowingCallable writing : otherWaysToWrite(codec, value)) {
            assertThatThrownBy(writing).isExactlyInstanceOf(NumberFormatException.class);
        }
    }

    private static Codec<Object> holderWithGetter(String expression) {
        return compile("@JsonCodec class Holder { public int getA() { return " + expression
                        + "; } public void setA(int a) {} }")
                .codec();
    }

    private static List<ThrowingCallable> otherWaysToWrite(Codec<Object> codec, Object value) {
        return List.of(
                () -> codec.toJson(value),
                () -> codec.toJson(value, new ByteArrayOutputStream()),
                () -> codec.toJson(value, new byte[100], 0),
                () -> codec.toLines(Stream.of(value), new ByteArrayOutputStream()),
                () -> codec.with(JsonOptions.PRETTY).toJsonBytes(value));
    }

    @Test
    void codeThatCannotThrowIsNotGuarded() {
        assertThat(compile("@JsonCodec record A(int to) {}").generated()).doesNotContain("catch (RuntimeException");
        assertThat(compile("@JsonCodec class A { public int to; }").generated())
                .doesNotContain("catch (RuntimeException");
        assertThat(compile("@JsonCodec record A(@JsonValue int to) {}").generated())
                .doesNotContain("catch (RuntimeException");
        assertThat(compile(
                                "@JsonCodec record A(Set<String> a, List<B> b, Map<Long, B> c, Set<Kind> d, Set<B[]> e) {}",
                                "record B(int to) {}",
                                "enum Kind { ONE }")
                        .generated())
                .doesNotContain("catch (RuntimeException");
    }

    private static void assertRejected(String source, String json, String path) {
        Compiled type = compile(source);

        assertThatThrownBy(() -> type.read(json))
                .isInstanceOfSatisfying(JsonMismatchException.class, e -> {
                    assertThat(e.code()).isEqualTo(JsonErrorCode.REFUSED_VALUE);
                    assertThat(e.path()).isEqualTo(path);
                })
                .hasMessageStartingWith("A refused the value (java.lang.IllegalArgumentException: too small)")
                .hasCauseExactlyInstanceOf(IllegalArgumentException.class);
    }
}
