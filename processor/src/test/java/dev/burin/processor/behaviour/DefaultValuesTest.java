package dev.burin.processor.behaviour;

import static dev.burin.processor.behaviour.Compiled.compile;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.JsonErrorCode;
import dev.burin.JsonException;
import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code @JsonDefault}: the values of absent members. */
class DefaultValuesTest {

    private static void assertRejected(Compiled type, String json, JsonErrorCode code) {
        assertThatThrownBy(() -> type.read(json))
                .isInstanceOfSatisfying(
                        JsonException.class, thrown -> assertThat(thrown.code()).isEqualTo(code));
    }

    @Test
    void defaultsAreSetAtTheEndIfTheLastDuplicateWins() {
        Compiled type = compile(
                "@JsonCodec(duplicates = JsonCodec.Duplicates.LAST) class T { @JsonDefault(\"5\") public int a; public int b; }");

        assertThat(type.roundTrip("{\"b\":1,\"b\":2}")).isEqualTo("{\"a\":5,\"b\":2}");
        assertThat(type.roundTrip("{\"a\":1,\"a\":0}")).isEqualTo("{\"a\":0,\"b\":0}");
    }

    /** {@code URL.equals} would ask a name server for both hosts, and find the URLs equal. */
    @Test
    void urlsAreComparedWithTheirDefaultAsStrings() {
        Compiled type = compile("""
                @JsonCodec
                record T(@JsonInclude(JsonInclude.Include.NON_DEFAULT) @JsonDefault(method = "home") java.net.URL a) {
                    static java.net.URL home() {
                        try {
                            return java.net.URI.create("http://127.0.0.1/").toURL();
                        } catch (java.net.MalformedURLException e) {
                            throw new IllegalStateException(e);
                        }
                    }
                }
                """);

        assertThat(type.roundTrip("{\"a\":\"http://localhost/\"}")).isEqualTo("{\"a\":\"http://localhost/\"}");
        assertThat(type.roundTrip("{\"a\":\"http://127.0.0.1/\"}")).isEqualTo("{}");
    }

    /** Whose {@code equals} would compare identities. */
    @ParameterizedTest
    @CsvSource({
        "StringBuilder, new StringBuilder(\"x\"), \"x\", \"y\"",
        "StringBuffer, new StringBuffer(\"x\"), \"x\", \"y\"",
        "CharSequence, new StringBuilder(\"x\"), \"x\", \"y\"",
        "StringBuilder, new StringBuilder(\"x\"), \"x\", null",
        "java.util.concurrent.atomic.AtomicInteger, new java.util.concurrent.atomic.AtomicInteger(5), 5, 0",
        "java.util.concurrent.atomic.AtomicLong, new java.util.concurrent.atomic.AtomicLong(5), 5, 0",
        "java.util.concurrent.atomic.AtomicBoolean, new java.util.concurrent.atomic.AtomicBoolean(true), true, false"
    })
    void mutableValuesAreComparedWithTheirDefaultAsStrings(String type, String made, String same, String other) {
        Compiled compiled = compile("""
                @JsonCodec record T(@JsonInclude(JsonInclude.Include.NON_DEFAULT) @JsonDefault(method = "make") TYPE a) {
                    static TYPE make() { return MADE; } }
                """.replace("TYPE", type).replace("MADE", made));

        assertThat(compiled.roundTrip("{\"a\":" + same + "}")).isEqualTo("{}");
        assertThat(compiled.roundTrip("{\"a\":" + other + "}")).isEqualTo("{\"a\":" + other + "}");
    }

    @ParameterizedTest
    @CsvSource({
        "Boolean, false",
        "boolean, false",
        "Byte, 0",
        "Short, 0",
        "Integer, 0",
        "int, 0",
        "Long, 0",
        "Double, 0.0",
        "String, null",
        "String, 0"
    })
    void zeroFalseAndNullAreDefaultsAmongManyMembersToo(String type, String literal) {
        String json = type.equals("String") ? "\"" + literal + "\"" : literal;
        String annotated = "@JsonDefault(\"" + literal + "\") " + type + " a";
        for (String source : new String[] {
            "@JsonCodec record T(" + annotated + numbered(", int m%d") + ") {}",
            "@JsonCodec class T { public " + annotated + ";" + numbered(" public int m%d;") + " }"
        }) {
            Compiled compiled = compile(source);

            assertThat(compiled.roundTrip("{\"m29\":1}")).startsWith("{\"a\":" + json + ",\"m0\":0,");
        }
    }

    private static String numbered(String format) {
        return IntStream.range(0, 30).mapToObj(format::formatted).collect(Collectors.joining());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "byte | -128 | -128",
                "Byte | 127 | 127",
                "short | -32768 | -32768",
                "Short | 1 | 1",
                "int | -2147483648 | -2147483648",
                "Integer | 5 | 5",
                "long | 9223372036854775807 | 9223372036854775807",
                "long | -9223372036854775808 | -9223372036854775808",
                "Long | 5 | 5",
                "float | 0.1 | 0.1",
                "Float | -1e10 | -1.0E10",
                "double | 1e300 | 1.0E300",
                "Double | -0.0 | -0.0",
                "boolean | true | true",
                "Boolean | false | false",
                "char | x | \"x\"",
                "char | ' | \"'\"",
                "Character | \\\" | \"\\\"\"",
                "char | \\\\ | \"\\\\\"",
                "char | \\n | \"\\n\"",
                "char | \\u00e4 | \"ä\"",
                "String | a \\\"b\\\" $L \\\\ ä | \"a \\\"b\\\" $L \\\\ ä\"",
                "String |  | \"\"",
                "CharSequence | $T | \"$T\"",
                "Thread.State | NEW | \"NEW\"",
                "BigInteger | 123456789012345678901 | 123456789012345678901",
                "BigDecimal | 1.50 | 1.50",
                "UUID | 123e4567-e89b-12d3-a456-426614174000 | \"123e4567-e89b-12d3-a456-426614174000\"",
                "LocalDate | 2024-02-29 | \"2024-02-29\"",
                "Instant | 2024-05-06T07:08:09Z | \"2024-05-06T07:08:09Z\"",
                "Duration | PT1H | \"PT1H\"",
                "List<String> | [] | []",
                "Set<List<Integer>> | [] | []",
                "EnumSet<Thread.State> | [] | []",
                "int[] | [] | []",
                "String[] | [] | []",
                "Map<String, Integer> | {} | {}",
                "Optional<Integer> | 5 | 5",
            })
    void everyKindOfValueMayBeTheDefault(String type, String literal, String json) {
        String annotation = "@JsonDefault(\"" + (literal == null ? "" : literal) + "\") ";
        Compiled value = compile("@JsonCodec record T(" + annotation + type + " a) {}");
        Compiled bean = compile("@JsonCodec class T { " + annotation + "public " + type + " a; }");
        Compiled setter = compile("@JsonCodec class T { private " + type + " a; " + annotation + "public " + type
                + " getA() { return a; } public void setA(" + type + " a) { this.a = a; } }");

        assertThat(value.roundTrip("{}")).isEqualTo("{\"a\":" + json + "}");
        assertThat(bean.roundTrip("{}")).isEqualTo("{\"a\":" + json + "}");
        assertThat(setter.roundTrip("{}")).isEqualTo("{\"a\":" + json + "}");
        assertThat(value.roundTrip("{\"a\":" + json + "}")).isEqualTo("{\"a\":" + json + "}");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "int | 5 | 0",
                "Integer | 5 | 0",
                "Long | 5 | 6",
                "byte | 5 | 1",
                "Short | 5 | 1",
                "float | 0.5 | 0.0",
                "double | 0.0 | -0.0",
                "Float | 0.5 | 1.0",
                "boolean | true | false",
                "char | x | \"y\"",
                "Character | x | \"y\"",
                "String | x | \"\"",
                "Thread.State | NEW | \"RUNNABLE\"",
                "BigDecimal | 1.5 | 1.50",
                "List<String> | [] | [\"a\"]",
                "int[] | [] | [1]",
                "Map<String, String> | {} | {\"a\":\"b\"}",
                "Optional<String> | x | null",
                "String | x | null",
                "List<String> | [] | null",
            })
    void nonDefaultOmitsTheDefault(String type, String literal, String other) {
        String member =
                "@JsonInclude(JsonInclude.Include.NON_DEFAULT) @JsonDefault(\"" + literal + "\") " + type + " a";
        Compiled value = compile("@JsonCodec record T(" + member + ") {}");

        assertThat(value.roundTrip("{}")).isEqualTo("{}");
        assertThat(value.roundTrip("{\"a\":" + other + "}")).isEqualTo("{\"a\":" + other + "}");
    }

    @Test
    void aDefaultMethodIsCalledEachTimeAndOnlyIfNeeded() {
        Compiled type = compile("""
                @JsonCodec record T(@JsonDefault(method = "next") int a, @JsonDefault(method = "list") List<String> b) {
                    static int calls = 0;
                    static int next() { return ++calls; }
                    static ArrayList<String> list() { return new ArrayList<>(List.of("x")); } }
                """);

        assertThat(type.roundTrip("{\"b\":[]}")).isEqualTo("{\"a\":1,\"b\":[]}");
        assertThat(type.roundTrip("{\"a\":7}")).isEqualTo("{\"a\":7,\"b\":[\"x\"]}");
        assertThat(type.roundTrip("{\"b\":null}")).isEqualTo("{\"a\":2,\"b\":null}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "record T(@JsonDefault(method = \"fail\") int a) { %s }",
                "class T { @JsonDefault(method = \"fail\") public int a; %s }",
                "class T { private int a; public int getA() { return a; } @JsonDefault(method = \"fail\") public void setA(int a) { this.a = a; } %s }",
            })
    void anExceptionFromADefaultMethodIsARejectedValue(String source) {
        Compiled type = compile(
                "@JsonCodec " + source.formatted("static int fail() { throw new IllegalStateException(\"no\"); }"));

        assertRejected(type, "{}", JsonErrorCode.REFUSED_VALUE);
        assertThat(type.roundTrip("{\"a\":1}")).isEqualTo("{\"a\":1}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "record T(@D int a, @E String b, @F long c) { static long c0() { return 9; } }",
                "class T { @D public int a; @E public String b; @F public long c; static long c0() { return 9; } }",
                "class T { private int a; private String b; private long c; static long c0() { return 9; }"
                        + " @D public int getA() { return a; } public void setA(int a) { this.a = a; }"
                        + " @E public String getB() { return b; } public void setB(String b) { this.b = b; }"
                        + " @F public long getC() { return c; } public void setC(long c) { this.c = c; } }",
                "class T { final int a; public String b; public long c; T(@D int a) { this.a = a; } static long c0() { return 9; }"
                        + " public int getA() { return a; } @E public void setB(String b) { this.b = b; } @F public void setC(long c) { this.c = c; } }",
                "class T { private int a; private String b; private long c; static long c0() { return 9; } private T() {}"
                        + " public int a() { return a; } public String b() { return b; } public long c() { return c; }"
                        + " static Builder builder() { return new Builder(); }"
                        + " static class Builder { private final T t = new T(); static long c0() { return 9; }"
                        + " @D public Builder a(int a) { t.a = a; return this; } @E public Builder b(String b) { t.b = b; return this; }"
                        + " @F public Builder c(long c) { t.c = c; return this; } public T build() { return t; } } }",
            })
    void nullMeansTheDefaultIfTheAnnotationSaysSo(String source) {
        Compiled type = compile("@JsonCodec "
                + source.replace("@D ", "@JsonDefault(value = \"5\", onNull = true) ")
                        .replace("@E ", "@JsonDefault(\"x\") ")
                        .replace("@F ", "@JsonDefault(method = \"c0\", onNull = true) "));

        assertThat(type.roundTrip("{\"a\":null,\"b\":null,\"c\":null}")).isEqualTo("{\"a\":5,\"b\":null,\"c\":9}");
        assertThat(type.roundTrip("{}")).isEqualTo("{\"a\":5,\"b\":\"x\",\"c\":9}");
        assertThat(type.roundTrip("{\"c\":1,\"b\":\"y\",\"a\":2}")).isEqualTo("{\"a\":2,\"b\":\"y\",\"c\":1}");
        assertRejected(type, "{\"a\":null,\"a\":1}", JsonErrorCode.DUPLICATE_NAME);
    }

    @Test
    void otherPoliciesForNullAreNotAffected() {
        Compiled type = compile("""
                @JsonCodec(nullForPrimitive = JsonCodec.NullForPrimitive.DEFAULT) record T(@JsonDefault("5") int a,
                    @JsonSetter(nulls = JsonSetter.Nulls.AS_EMPTY) @JsonDefault("x") String b,
                    @JsonSetter(nulls = JsonSetter.Nulls.SKIP) @JsonDefault("y") String c,
                    @NonNull @JsonDefault("z") String d) {}
                """, "@interface NonNull {}");

        assertThat(type.roundTrip("{\"a\":null,\"b\":null,\"c\":null}"))
                .isEqualTo("{\"a\":5,\"b\":\"\",\"c\":\"y\",\"d\":\"z\"}");
        assertThat(type.roundTrip("{}")).isEqualTo("{\"a\":5,\"b\":\"x\",\"c\":\"y\",\"d\":\"z\"}");
        assertRejected(type, "{\"d\":null}", JsonErrorCode.TYPE_MISMATCH);
    }

    @Test
    void membersThatAreNeverReadAlwaysHaveTheDefault() {
        Compiled type = compile("""
                @JsonCodec record T(@JsonProperty(access = JsonProperty.Access.READ_ONLY) @JsonDefault("5") int a,
                    @JsonProperty(access = JsonProperty.Access.READ_ONLY) @JsonDefault(method = "bee") String b) {
                    static String bee() { return "b"; } }
                """);

        assertThat(type.roundTrip("{\"a\":7}")).isEqualTo("{\"a\":5,\"b\":\"b\"}");
    }

    @Test
    void unwrappedMembersHaveDefaultsIfOneOfThemIsPresent() {
        Compiled type = compile("""
                @JsonCodec record T(@JsonUnwrapped In in, @JsonUnwrapped(prefix = "b.") Bean bean) {}
                record In(@JsonDefault("5") int a, @JsonDefault(method = "second") int two, int x) { static int second() { return 2; } }
                class Bean { @JsonDefault("q") public String class$; @JsonDefault(method = "w") public Integer w; public int y; static int w() { return 3; } }
                """.split("\n(?=\\S)"));

        assertThat(type.roundTrip("{\"x\":1,\"b.y\":1}"))
                .isEqualTo("{\"a\":5,\"two\":2,\"x\":1,\"b.class$\":\"q\",\"b.w\":3,\"b.y\":1}");
        assertThat(type.roundTrip("{}")).isEqualTo("{}");
    }

    @Test
    void genericTypesSubtypesAndInheritedMembersHaveDefaults() {
        Compiled generic = compile("""
                @JsonCodec record T<V extends Comparable<V>>(@JsonDefault(method = "none") List<V> values, @JsonDefault("1") int n) {
                    static <E> List<E> none() { return List.of(); } }
                """);
        Compiled sealed = compile("""
                @JsonCodec sealed interface Shape permits Circle {}
                record Circle(@JsonDefault("2.5") double radius) implements Shape {}
                """.split("\n(?=\\S)"));
        Compiled inherited = compile("""
                @JsonCodec class Sub extends Base { public int b; }
                class Base { @JsonDefault(method = "one") public int a; static int one() { return 1; } }
                """.split("\n(?=\\S)"));

        var codec = generic.codecOf("T", dev.burin.Codecs.STRING);
        assertThat(codec.toJson(codec.fromJson("{}"))).isEqualTo("{\"values\":[],\"n\":1}");
        assertThat(sealed.codec("ShapeCodec").toJson(sealed.codec("ShapeCodec").fromJson("{\"@type\":\"Circle\"}")))
                .isEqualTo("{\"@type\":\"Circle\",\"radius\":2.5}");
        assertThat(inherited.roundTrip("{\"b\":2}")).isEqualTo("{\"a\":1,\"b\":2}");
    }

    @ParameterizedTest
    @ValueSource(ints = {65, 500})
    void anyNumberOfMembersMayHaveDefaults(int count) {
        String components = IntStream.range(0, count)
                .mapToObj(i -> "@JsonDefault(\"" + i + "\") int m" + i)
                .collect(Collectors.joining(", "));
        String fields = IntStream.range(0, count)
                .mapToObj(i -> "@JsonDefault(\"" + i + "\") public Integer m" + i + ";")
                .collect(Collectors.joining("\n    "));
        String numbers =
                IntStream.range(0, count).mapToObj(i -> "\"m" + i + "\":" + i).collect(Collectors.joining(","));

        if (count < 255) {
            assertThat(compile("@JsonCodec record T(" + components + ") {}").roundTrip("{}"))
                    .isEqualTo("{" + numbers + "}");
        }
        Compiled bean = compile("@JsonCodec class T {\n    " + fields + " }");
        assertThat(bean.roundTrip("{}")).isEqualTo("{" + numbers + "}");
        assertThat(bean.roundTrip("{\"m3\":null}")).isEqualTo("{" + numbers.replace("\"m3\":3", "\"m3\":null") + "}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "record T(int a, @D int b, @E String c) { static String x() { return \"x\"; } }",
                "class T { public int a; @D public int b; @E public String c; static String x() { return \"x\"; } }",
                "class T { private int a; private int b; private String c; static String x() { return \"x\"; }"
                        + " public int getA() { return a; } public void setA(int a) { this.a = a; }"
                        + " @D public int getB() { return b; } public void setB(int b) { this.b = b; }"
                        + " @E public String getC() { return c; } public void setC(String c) { this.c = c; } }",
            })
    void absentElementsOfAnArrayHaveDefaults(String source) {
        Compiled type = compile("@JsonCodec(shape = JsonCodec.Shape.ARRAY) "
                + source.replace("@D ", "@JsonDefault(value = \"5\", onNull = true) ")
                        .replace("@E ", "@JsonDefault(method = \"x\", onNull = true) "));

        assertThat(type.roundTrip("[1]")).isEqualTo("[1,5,\"x\"]");
        assertThat(type.roundTrip("[1,null,null]")).isEqualTo("[1,5,\"x\"]");
        assertThat(type.roundTrip("[1,2,\"y\"]")).isEqualTo("[1,2,\"y\"]");
    }

    @Test
    void theLastOfTwoValuesWins() {
        Compiled type = compile("""
                @JsonCodec(duplicates = JsonCodec.Duplicates.LAST) record T(@JsonDefault(value = "5", onNull = true) int a) {}
                """);

        assertThat(type.roundTrip("{\"a\":1,\"a\":2}")).isEqualTo("{\"a\":2}");
    }

    /** With {@code LAST}, nothing but the default needs to know whether the member was present. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "record T(@D String a, int b) { static String x() { return \"x\"; } }",
                "class T { private final String a; public final int b; T(@D String a, int b) { this.a = a; this.b = b; }"
                        + " public String getA() { return a; } static String x() { return \"x\"; } }",
                "class T { private final String a; public int b; T(@D String a) { this.a = a; }"
                        + " public String getA() { return a; } static String x() { return \"x\"; } }",
                "class T { public String a; public int b; @JsonCreator static T of(@D String a, int b) {"
                        + " T t = new T(); t.a = a; t.b = b; return t; } static String x() { return \"x\"; } }",
            })
    void defaultMethodsAreAlsoCalledIfTheLastDuplicateWins(String source) {
        String last = "@JsonCodec(duplicates = JsonCodec.Duplicates.LAST#) ";
        String type = source.replace("@D ", "@JsonDefault(method = \"x\") ");
        Compiled object = compile(last.replace("#", "") + type);
        Compiled array = compile(last.replace("#", ", shape = JsonCodec.Shape.ARRAY") + type);

        assertThat(object.roundTrip("{\"b\":1,\"b\":2}")).isEqualTo("{\"a\":\"x\",\"b\":2}");
        assertThat(object.roundTrip("{\"a\":null,\"a\":\"y\"}")).isEqualTo("{\"a\":\"y\",\"b\":0}");
        assertThat(object.roundTrip("{\"a\":null}")).isEqualTo("{\"a\":null,\"b\":0}");
        assertThat(array.roundTrip("[]")).isEqualTo("[\"x\",0]");
        assertThat(array.roundTrip("[\"y\",1]")).isEqualTo("[\"y\",1]");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 63, 64, 69})
    void amongManyMembersOnlyThoseWithADefaultMethodAreTracked(int defaulted) {
        String components = IntStream.range(0, 70)
                .mapToObj(i -> (i == defaulted ? "@JsonDefault(method = \"x\") " : "") + "int m" + i)
                .collect(Collectors.joining(", "));
        String type = "record T(" + components + ") { static int x() { return 7; } }";
        Compiled object = compile("@JsonCodec(duplicates = JsonCodec.Duplicates.LAST) " + type);
        Compiled array =
                compile("@JsonCodec(duplicates = JsonCodec.Duplicates.LAST, shape = JsonCodec.Shape.ARRAY) " + type);
        String other = defaulted == 0 ? "\"m1\":2" : "\"m0\":2";

        assertThat(object.roundTrip("{" + other + "}")).contains("\"m" + defaulted + "\":7", other);
        assertThat(object.roundTrip("{\"m" + defaulted + "\":1,\"m" + defaulted + "\":0}"))
                .doesNotContain(":7");
        assertThat(object.generated()).contains("seen" + defaulted / 64).doesNotContain("seen" + (1 - defaulted / 64));
        assertThat(array.roundTrip("[]")).contains("7");
        assertThat(array.roundTrip("[" + "1,".repeat(69) + "1]")).doesNotContain("7");
    }

    @Test
    void mergingAndCollectingErrorsUseDefaults() {
        Compiled type = compile("@JsonCodec record T(@JsonDefault(\"5\") int a, @JsonDefault(\"x\") String b) {}");

        Object merged =
                type.codec().merge(type.read("{\"a\":1,\"b\":\"y\"}"), "{\"a\":null}".getBytes(StandardCharsets.UTF_8));
        assertThat(type.write(merged)).isEqualTo("{\"a\":5,\"b\":\"y\"}");
        assertThat(type.codec()
                        .tryFromJson("{\"a\":\"\"}".getBytes(StandardCharsets.UTF_8))
                        .errors())
                .hasSize(1);
    }
}
