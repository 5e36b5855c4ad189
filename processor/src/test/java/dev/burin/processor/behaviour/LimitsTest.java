package dev.burin.processor.behaviour;

import static dev.burin.processor.behaviour.Compiled.compile;
import static dev.burin.processor.behaviour.Compiled.files;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.api.Assertions.tuple;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import dev.burin.Codec;
import dev.burin.Decoded;
import dev.burin.DecodingError;
import dev.burin.JsonErrorCode;
import dev.burin.JsonException;
import dev.burin.JsonLimits;
import dev.burin.JsonMismatchException;
import dev.burin.JsonOptions;
import dev.burin.processor.JsonCodecProcessor;
import java.io.ByteArrayInputStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code @JsonLimit}: what is allowed is read as without it, what is more is refused where it begins. */
class LimitsTest {

    private static Compiled holder(String annotation, String type) {
        return compile("@JsonCodec record Holder(" + annotation + " " + type + " it, int next) {}");
    }

    private static String of(String value) {
        return "{\"it\":" + value + ",\"next\":7}";
    }

    private static JsonMismatchException refused(Codec<Object> codec, String json) {
        JsonMismatchException refused =
                catchThrowableOfType(JsonMismatchException.class, () -> codec.fromJson(json.getBytes(UTF_8)));
        assertThat(refused).as("refusal of " + json).isNotNull();
        return refused;
    }

    /** The bar is where the document is refused. */
    private static JsonMismatchException refusedAtBar(Codec<Object> codec, String json, JsonErrorCode code) {
        String document = json.replace("|", "");
        JsonMismatchException refused = refused(codec, document);
        assertThat(refused.code()).isEqualTo(code);
        assertThat(refused.offset())
                .isEqualTo(json.substring(0, json.indexOf('|')).getBytes(UTF_8).length);
        return refused;
    }

    // ---- texts

    @ParameterizedTest
    @ValueSource(
            strings = {
                "String",
                "CharSequence",
                "StringBuilder",
                "StringBuffer",
                "char[]",
                "URI",
                "java.nio.file.Path",
                "Optional<String>",
                "java.util.concurrent.atomic.AtomicReference<String>",
                "Presence<String>"
            })
    void textsHaveAtMostSoManyCharacters(String type) {
        Compiled limited = holder("@JsonLimit(length = 12)", type);

        for (String fits : List.of("\"\"", "\"abc\"", "\"abcdefghijkl\"", "null")) {
            assertThat(limited.roundTrip(of(fits))).isEqualTo(of(fits));
        }
        assertThat(limited.read(of("\"\\u0061bcdefghijkl\""))).isNotNull();
        assertThat(refusedAtBar(limited.codec(), of("|\"abcdefghijklm\""), JsonErrorCode.LENGTH_LIMIT))
                .hasMessageContaining("A text of more than 12 characters")
                .hasMessageContaining("raise @JsonLimit(length = 12) if that is intended), at $.it (line 1, column 7)");
        refusedAtBar(limited.codec(), of(" \n|\"abcdefghijk\\u006c\\u006d\""), JsonErrorCode.LENGTH_LIMIT);
        refusedAtBar(limited.codec(), of("|\"" + "a".repeat(10_000) + "\""), JsonErrorCode.LENGTH_LIMIT);
    }

    @ParameterizedTest
    @CsvSource({
        "äöü€, 4",
        "\uD83D\uDE00\uD83D\uDE00, 4",
        "\\ud83d\\ude00\\t, 3",
        "\\\\\\\"\\/, 3",
        "abcdefgh\u00e9jklmnopqr\\n, 19",
        "abcdefghijklmnopqrstuvwxyz, 26"
    })
    void charactersAreThoseOfJava(String content, int length) {
        assertThat(holder("@JsonLimit(length = " + length + ")", "String").read(of('"' + content + '"')))
                .extracting("it")
                .asString()
                .hasSize(length);
        refusedAtBar(
                holder("@JsonLimit(length = " + (length - 1) + ")", "String").codec(),
                of("|\"" + content + '"'),
                JsonErrorCode.LENGTH_LIMIT);
    }

    @Test
    void textsWithinContainersAreLimitedOneByOne() {
        Compiled lists = holder("@JsonLimit(length = 3)", "Map<String, List<Optional<String>>>");
        String fits = of("{\"abc\":[\"abc\",null,\"\"],\"\":[]}");

        assertThat(lists.roundTrip(fits)).isEqualTo(fits);
        assertThat(refusedAtBar(lists.codec(), of("{\"a\":[\"abc\",|\"abcd\"]}"), JsonErrorCode.LENGTH_LIMIT))
                .extracting(JsonException::path)
                .isEqualTo("$.it.a[1]");
        assertThat(refusedAtBar(lists.codec(), of("{\"abc\":[],|\"abcd\":[]}"), JsonErrorCode.LENGTH_LIMIT))
                .hasMessageContaining("A text of more than 3 characters");
    }

    @Test
    void keysThatAreNoTextsAreNot() {
        Compiled numbers = holder("@JsonLimit(length = 3)", "Map<Integer, String>");

        assertThat(numbers.roundTrip(of("{\"12345\":\"abc\"}"))).isEqualTo(of("{\"12345\":\"abc\"}"));
        refusedAtBar(numbers.codec(), of("{\"12345\":|\"abcd\"}"), JsonErrorCode.LENGTH_LIMIT);
    }

    @Test
    void whatIsNoTextIsRefusedAsUsual() {
        Codec<Object> codec = holder("@JsonLimit(length = 3)", "String").codec();

        assertThat(refusedAtBar(codec, of("|12345"), JsonErrorCode.TYPE_MISMATCH))
                .hasMessageContaining("Expected a string but found 12345");
        assertThat(catchThrowableOfType(JsonException.class, () -> codec.fromJson("{\"it\":\"ab"))
                        .code())
                .isEqualTo(JsonErrorCode.UNEXPECTED_END);
        assertThat(catchThrowableOfType(JsonException.class, () -> codec.fromJson("{\"it\":\"a\\x\"}"))
                        .code())
                .isEqualTo(JsonErrorCode.INVALID_STRING);
        assertThat(catchThrowableOfType(JsonException.class, () -> codec.fromJson("{\"it\":"))
                        .code())
                .isEqualTo(JsonErrorCode.UNEXPECTED_END);
    }

    // ---- bytes

    @ParameterizedTest
    @CsvSource({"BASE64", "BASE64_URL", "HEX"})
    void bytesAreCountedAsSuchInEveryForm(String form) {
        for (int max : new int[] {1, 2, 3, 4, 5, 9}) {
            Compiled limited =
                    holder("@JsonLimit(length = " + max + ") @JsonBytes(JsonBytes.Form." + form + ")", "byte[]");
            for (int length = 0; length <= max; length++) {
                assertThat(limited.roundTrip(of(text(form, length)))).isEqualTo(of(text(form, length)));
            }
            for (int length : new int[] {max + 1, max + 2, max + 3, max + 4, 1000}) {
                assertThat(refusedAtBar(limited.codec(), of('|' + text(form, length)), JsonErrorCode.LENGTH_LIMIT))
                        .hasMessageContaining("More than " + max + " bytes (raise @JsonLimit(length = " + max + ")")
                        .extracting(JsonException::path)
                        .isEqualTo("$.it");
            }
        }
    }

    private static String text(String form, int length) {
        byte[] bytes = new byte[length];
        String text =
                switch (form) {
                    case "HEX" -> HexFormat.of().formatHex(bytes);
                    case "BASE64_URL" -> Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
                    default -> Base64.getEncoder().encodeToString(bytes);
                };
        return '"' + text + '"';
    }

    @ParameterizedTest
    @ValueSource(strings = {"ByteBuffer", "BitSet"})
    void whatIsMadeOfBytesToo(String type) {
        Compiled limited = holder("@JsonLimit(length = 2)", type.equals("BitSet") ? type : "java.nio.ByteBuffer");

        assertThat(limited.roundTrip(of("\"AAE=\""))).isEqualTo(of("\"AAE=\""));
        refusedAtBar(limited.codec(), of("|\"AAAB\""), JsonErrorCode.LENGTH_LIMIT);
        assertThat(limited.roundTrip(of("null"))).isEqualTo(of("null"));
    }

    // ---- elements and entries

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "List<Integer>; [1,2,3]; [1,2,3,|4]",
                "Set<String>; [\"a\",\"b\"]; [\"a\",\"a\",\"a\",|\"a\"]",
                "Integer[]; [1,2,3]; [1,2,3 , |4,5,6]",
                "SortedSet<Long>; []; [1,2,3,|4]",
                "java.util.concurrent.CopyOnWriteArrayList<Long>; [1]; [1,2,3,|4]",
                "EnumSet<Level>; [\"LOW\"]; [\"LOW\",\"LOW\",\"LOW\",|\"LOW\"]",
                "Map<String, Integer>; {\"a\":1,\"b\":2,\"c\":3}; {\"a\":1,\"b\":2,\"c\":3,|\"d\":4}",
                "EnumMap<Level, Integer>; {\"LOW\":1}; {\"LOW\":1,\"HIGH\":2,\"MID\":3,|\"LOW\":4}",
                "int[]; [1,2,3]; [1,2,3,|4]",
                "double[]; [1.5,2.5]; [1,2,3, |4,5,6,7,8]",
                "boolean[]; [true,false,true]; [true,false,true,|true]",
                "long[]; []; [1,2,3,|4",
                "float[]; [1.5]; [1,2,3,|4]",
                "short[]; [1]; [1,2,3,|4]",
                "java.util.concurrent.atomic.AtomicLongArray; [1]; [1,2,3,|4]",
                "Optional<List<Integer>>; [1,2,3]; [1,2,3,|4]",
                "List<List<Integer>>; [[1,2,3],[],[1]]; [[],[1,2,3,|4]]",
                "List<int[]>; [[1,2,3]]; [[1],[2],[3],|[4]]",
                "Map<String, int[]>; {\"a\":[1]}; {\"a\":[1,2,3,|4]}",
                "Object[][]; [[1,\"a\",null]]; [[1,[],{},|null]]"
            })
    void arraysAndMapsHaveAtMostSoManyItems(String type, String fits, String tooMany) {
        Compiled limited = compile(files("""
                @JsonCodec record Holder(@JsonLimit(items = 3) %s it, int next) {}
                enum Level { LOW, MID, HIGH }
                """.formatted(type)));

        assertThat(limited.roundTrip(of(fits))).isEqualTo(of(fits));
        assertThat(limited.roundTrip(of("null"))).isNotNull();
        String json = tooMany.endsWith("]") || tooMany.endsWith("}") ? of(tooMany) : "{\"it\":" + tooMany;
        assertThat(refusedAtBar(limited.codec(), json, JsonErrorCode.ITEM_LIMIT))
                .hasMessageContaining(
                        "More than 3 elements or members (raise @JsonLimit(items = 3) if that is intended)");
    }

    @Test
    void bytesAsNumbersAreItems() {
        Compiled numbers = holder("@JsonLimit(items = 2) @JsonBytes(JsonBytes.Form.ARRAY)", "byte[]");

        assertThat(numbers.roundTrip(of("[1,-2]"))).isEqualTo(of("[1,-2]"));
        refusedAtBar(numbers.codec(), of("[1,2,|3]"), JsonErrorCode.ITEM_LIMIT);
    }

    @Test
    void whatIsReplacedOrLeftOutCounts() {
        Compiled replaced = compile(
                "@JsonCodec(duplicates = JsonCodec.Duplicates.LAST) record T(@JsonLimit(items = 2) Map<String, Integer> it) {}");
        Compiled leftOut = compile("@JsonCodec record T(@JsonLimit(items = 2)"
                + " @JsonSetter(contentNulls = JsonSetter.Nulls.SKIP) List<String> it) {}");

        assertThat(replaced.roundTrip("{\"it\":{\"a\":1,\"a\":2}}")).isEqualTo("{\"it\":{\"a\":2}}");
        refusedAtBar(replaced.codec(), "{\"it\":{\"a\":1,\"a\":2,|\"a\":3}}", JsonErrorCode.ITEM_LIMIT);
        assertThat(leftOut.roundTrip("{\"it\":[null,\"a\"]}")).isEqualTo("{\"it\":[\"a\"]}");
        refusedAtBar(leftOut.codec(), "{\"it\":[null,null,|null]}", JsonErrorCode.ITEM_LIMIT);
    }

    @ParameterizedTest
    @ValueSource(strings = {"List<Integer>", "int[]"})
    void aCommaTooManyIsStillAnErrorOfSyntax(String type) {
        Codec<Object> codec = holder("@JsonLimit(items = 2)", type).codec();
        JsonException refused = catchThrowableOfType(JsonException.class, () -> codec.fromJson(of("[1,2,]")));

        assertThat(refused.code()).isEqualTo(JsonErrorCode.UNEXPECTED_BYTE);
        assertThat(refused.offset()).isEqualTo(11);
    }

    /** Refused before there is memory for it: what comes behind is not even looked at. */
    @Test
    void whatIsTooMuchIsNotRead() {
        String many = IntStream.range(0, 1000).mapToObj(i -> "1").collect(Collectors.joining(","));

        for (String type : List.of("List<Integer>", "int[]")) {
            refusedAtBar(
                    holder("@JsonLimit(items = 3)", type).codec(),
                    "{\"it\":[1,2,3,|" + many + ",broken",
                    JsonErrorCode.ITEM_LIMIT);
        }
    }

    // ---- digits

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "BigInteger; 1234; 12345",
                "BigInteger; -1234; -12345",
                "BigDecimal; 12.34; 12.340",
                "BigDecimal; 0.001234; 0.0012345",
                "BigDecimal; 1E+100; 12345E-1",
                "int; 1234; 12345",
                "long; -1234; 1234567890123456789012345",
                "Short; 1234; 12345",
                "double; 1.234; 1.2345",
                "Float; 1.5; 123.45",
                "OptionalInt; 1234; 12345",
                "OptionalDouble; 12.5; 123.45",
                "java.util.concurrent.atomic.AtomicLong; 12; 12345"
            })
    void numbersHaveAtMostSoManyDigits(String type, String fits, String tooLong) {
        Compiled limited = holder("@JsonLimit(digits = 4)", type);

        assertThat(limited.roundTrip(of(fits))).isEqualTo(of(fits));
        assertThat(limited.read(of("0"))).isNotNull();
        assertThat(refusedAtBar(limited.codec(), of(" |" + tooLong), JsonErrorCode.NUMBER_LIMIT))
                .hasMessageContaining(
                        "A number of more than 4 digits (raise @JsonLimit(digits = 4) if that is intended)");
        assertThat(limited.read("{\"next\":7}")).isNotNull();
    }

    @Test
    void numbersWithinContainersToo() {
        Compiled limited = holder("@JsonLimit(digits = 2, items = 3)", "Map<String, List<BigInteger>>");

        refusedAtBar(limited.codec(), of("{\"a\":[12,null,|123]}"), JsonErrorCode.NUMBER_LIMIT);
        refusedAtBar(limited.codec(), of("{\"a\":[12,null,12,|123]}"), JsonErrorCode.ITEM_LIMIT);
    }

    // ---- depth

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "Object; {\"a\":[1]}; {\"a\":[|[]]}",
                "dev.burin.JsonValue; [[1],{}]; [1,[2,|{}]]",
                "RawJson; [[1]]; [[1,|[]]]",
                "List<Object>; [[],1]; [[|{}]]",
                "Map<String, Object>; {\"a\":{}}; {\"a\":{\"b\":|{}}}",
                "Optional<Object>; [[]]; [[|[]]]",
                "List<Point>; [{\"x\":1}]; [{\"x\":1,\"y\":|[1]}]",
                "Tree; {\"children\":[]}; {\"children\":[|{\"children\":[]}]}",
                "Presence<Object>; [[]]; [[|[]]]"
            })
    void valuesNestAtMostSoDeep(String type, String fits, String tooDeep) {
        Compiled limited = compile(files("""
                @JsonCodec record Holder(@JsonLimit(depth = 2) %s it, Object next) {}
                record Point(int x) {}
                record Tree(List<Tree> children) {}
                """.formatted(type)));

        assertThat(limited.roundTrip(of(fits))).isEqualTo(of(fits));
        assertThat(refusedAtBar(limited.codec(), of(tooDeep), JsonErrorCode.DEPTH_LIMIT))
                .hasMessageContaining(
                        "Nested deeper than 2 levels within one value (raise @JsonLimit(depth = 2) if that is intended)");
        String others = "{\"other\":[[[[]]]],\"it\":" + fits + ",\"next\":[[[[]]]]}"; // the limit ends with the member
        assertThat(limited.read(others)).extracting("next").hasToString("[[[[]]]]");
    }

    @Test
    void limitsOfDepthEndWithAnException() {
        Codec<Object> codec = holder("@JsonLimit(depth = 1)", "Object").codec();
        Codec<Object> free = compile("@JsonCodec record Free(Object it) {}").codec();

        refusedAtBar(codec, of("[|[]]"), JsonErrorCode.DEPTH_LIMIT);
        assertThat(free.fromJson("{\"it\":[[[]]]}")).isNotNull();
        assertThat(free.fromJson("{\"it\":" + "[".repeat(511) + "]".repeat(511) + "}"))
                .isNotNull();
        JsonException tooDeep = catchThrowableOfType(
                JsonException.class, () -> free.fromJson("{\"it\":" + "[".repeat(512) + "]".repeat(512) + "}"));
        assertThat(tooDeep).hasMessageContaining("JsonLimits.maxDepth");
    }

    @Test
    void theLowerOfTwoLimitsCounts() {
        Compiled nested = compile(files("""
                @JsonCodec record Outer(@JsonLimit(depth = 3) Inner inner) {}
                record Inner(@JsonLimit(depth = 5) Object any, @JsonLimit(depth = 1) Object flat) {}
                """));
        Codec<Object> outer = nested.codec();

        assertThat(refusedAtBar(outer, "{\"inner\":{\"any\":[[|[]]]}}", JsonErrorCode.DEPTH_LIMIT))
                .hasMessageContaining("@JsonLimit(depth = 3)");
        assertThat(refusedAtBar(outer, "{\"inner\":{\"flat\":[|[]]}}", JsonErrorCode.DEPTH_LIMIT))
                .hasMessageContaining("@JsonLimit(depth = 1)");
        assertThat(refusedAtBar(outer, "{\"inner\":{\"flat\":[],\"x\":[[|[]]]}}", JsonErrorCode.DEPTH_LIMIT))
                .hasMessageContaining("@JsonLimit(depth = 3)");
        Codec<Object> shallow = outer.with(JsonOptions.DEFAULT.withLimits(new JsonLimits(3, 10, 10)));
        JsonException global =
                catchThrowableOfType(JsonException.class, () -> shallow.fromJson("{\"inner\":{\"any\":[[]]}}"));
        assertThat(global).hasMessageContaining("JsonLimits.maxDepth");
    }

    // ---- on a type

    @Test
    void aTypeSpeaksForItsMembersThatSayNothing() {
        Compiled comment = compile("""
                @JsonCodec @JsonLimit(length = 3, items = 2, digits = 2, depth = 2)
                record Comment(String author, @JsonLimit(length = 5) String text, List<String> tags,
                        BigDecimal rating, int[] counts, Object any, LocalDate at, boolean isOpen) {}
                """);
        Codec<Object> codec = comment.codec();
        String fits =
                "{\"author\":\"abc\",\"text\":\"abcde\",\"tags\":[\"abc\",\"\"],\"rating\":1.2,\"counts\":[100,2],"
                        + "\"any\":{\"abcd\":\"abcd\",\"b\":1,\"c\":1234},\"at\":\"2020-01-01\",\"isOpen\":true}";

        assertThat(comment.roundTrip(fits)).isEqualTo(fits);
        refusedAtBar(codec, "{\"author\":|\"abcd\"}", JsonErrorCode.LENGTH_LIMIT);
        refusedAtBar(codec, "{\"text\":|\"abcdef\"}", JsonErrorCode.LENGTH_LIMIT);
        refusedAtBar(codec, "{\"tags\":[|\"abcd\"]}", JsonErrorCode.LENGTH_LIMIT);
        refusedAtBar(codec, "{\"tags\":[\"\",\"\",|\"\"]}", JsonErrorCode.ITEM_LIMIT);
        refusedAtBar(codec, "{\"rating\":|123}", JsonErrorCode.NUMBER_LIMIT);
        refusedAtBar(codec, "{\"counts\":[1,2,|3]}", JsonErrorCode.ITEM_LIMIT);
        refusedAtBar(codec, "{\"any\":[|[]]}", JsonErrorCode.DEPTH_LIMIT);
        refusedAtBar(codec, "{\"unknown\":[|[]]}", JsonErrorCode.DEPTH_LIMIT);
    }

    @Test
    void valuesWithinOneAnotherShareTheDepth() {
        Codec<Object> tree = compile("@JsonCodec @JsonLimit(depth = 3) record Node(List<Node> children) {}")
                .codec();

        assertThat(tree.fromJson("{\"children\":[{\"children\":null}]}")).isNotNull();
        refusedAtBar(tree, "{\"children\":[{\"children\":|[]}]}", JsonErrorCode.DEPTH_LIMIT);
        assertThat(tree.list().fromJson("[{\"children\":[{}]},{\"children\":[{}]}]"))
                .hasSize(2);
    }

    @Test
    void genericAndNestedTypesHaveADepth() {
        Compiled pages = compile(files("""
                @JsonCodec record Holder(Page<Object> page, Inner in, Class$ outer) { @JsonLimit(depth = 1) record Inner(Object value) {} }
                @JsonCodec @JsonLimit(depth = 3) record Page<T>(T first, List<T> more) {}
                @JsonLimit(depth = 2) record Class$(Object outer, Object in) {}
                """));

        assertThat(pages.codec().fromJson("{\"page\":{\"first\":[[]],\"more\":[[]]},\"in\":{},\"outer\":{\"in\":[]}}"))
                .isNotNull();
        refusedAtBar(pages.codec(), "{\"page\":{\"more\":[[|[]]]}}", JsonErrorCode.DEPTH_LIMIT);
        refusedAtBar(pages.codec(), "{\"in\":{\"value\":|[]}}", JsonErrorCode.DEPTH_LIMIT);
        refusedAtBar(pages.codec(), "{\"outer\":{\"outer\":[|{}]}}", JsonErrorCode.DEPTH_LIMIT);
    }

    @Test
    void subtypesHaveTheLimitsOfTheirSealedType() {
        for (String style : List.of("PROPERTY", "WRAPPER_OBJECT", "WRAPPER_ARRAY")) {
            Compiled shapes = compile(files("""
                    @JsonCodec @JsonTypeInfo(style = JsonTypeInfo.Style.%s) @JsonLimit(length = 3, depth = 3) sealed interface Shape permits Circle, Named {}
                    record Circle(double radius, Object any) implements Shape {}
                    @JsonLimit(length = 5) record Named(String name) implements Shape {}
                    """.formatted(style)));
            Codec<Object> codec = shapes.codec();

            assertThat(codec.fromJson(labelled(style, "Named", "\"name\":\"abcde\"")))
                    .isNotNull();
            refusedAtBar(codec, labelled(style, "Named", "\"name\":|\"abcdef\""), JsonErrorCode.LENGTH_LIMIT);
            refusedAtBar(
                    codec,
                    labelled(style, "Circle", style.equals("PROPERTY") ? "\"any\":[[|[]]]" : "\"any\":[|[]]"),
                    JsonErrorCode.DEPTH_LIMIT);
        }
    }

    private static String labelled(String style, String label, String member) {
        return switch (style) {
            case "WRAPPER_OBJECT" -> "{\"" + label + "\":{" + member + "}}";
            case "WRAPPER_ARRAY" -> "[\"" + label + "\",{" + member + "}]";
            default -> "{\"@type\":\"" + label + "\"," + member + "}";
        };
    }

    // ---- shapes

    @ParameterizedTest
    @ValueSource(
            strings = {
                "@JsonCodec record T(@JsonLimit(length = 3) String a, @JsonLimit(items = 2, depth = 2) List<Object> b) {}",
                "@JsonCodec class T { @JsonLimit(length = 3) public String a; @JsonLimit(items = 2, depth = 2)"
                        + " public List<Object> b; }",
                "@JsonCodec class T { private String a; private List<Object> b; public String getA() { return a; }"
                        + " @JsonLimit(length = 3) public void setA(String a) { this.a = a; }"
                        + " @JsonLimit(items = 2, depth = 2) public List<Object> getB() { return b; }"
                        + " public void setB(List<Object> b) { this.b = b; } }",
                "@JsonCodec class T { private final String a; @JsonLimit(depth = 2) private final List<Object> b;"
                        + " public T(@JsonLimit(length = 3) String a, @JsonLimit(items = 2) List<Object> b)"
                        + " { this.a = a; this.b = b; }"
                        + " public String getA() { return a; } public List<Object> getB() { return b; } }",
                "@JsonCodec class T { private String a; @JsonLimit(items = 2, depth = 2)"
                        + " private final List<Object> b = new ArrayList<>(); @JsonLimit(length = 3) public String getA()"
                        + " { return a; } public void setA(String a) { this.a = a; } public List<Object> getB() { return b; } }",
                "@JsonCodec class T { final String a; final List<Object> b; T(String a, List<Object> b)"
                        + " { this.a = a; this.b = b; } String a() { return a; } List<Object> b() { return b; }"
                        + " static Builder builder() { return new Builder(); } static class Builder { String a; List<Object> b;"
                        + " @JsonLimit(length = 3) Builder a(String a) { this.a = a; return this; }"
                        + " @JsonLimit(items = 2, depth = 2) Builder b(List<Object> b) { this.b = b; return this; }"
                        + " T build() { return new T(a, b); } } }",
                "@JsonCodec(shape = JsonCodec.Shape.OBJECT) @JsonLimit(length = 3, items = 2, depth = 3)"
                        + " record T(String a, List<Object> b) {}",
                "@JsonCodec record T(@JsonUnwrapped U u) { @JsonLimit(length = 3) record U(String a,"
                        + " @JsonLimit(items = 2, depth = 2) List<Object> b) {} }"
            })
    void everyWayToMakeInstancesIsLimited(String source) {
        Codec<Object> codec = compile(source).codec();

        assertThat(codec.toJson(codec.fromJson("{\"a\":\"abc\",\"b\":[[],2]}")))
                .isEqualTo("{\"a\":\"abc\",\"b\":[[],2]}");
        refusedAtBar(codec, "{\"a\":|\"abcd\"}", JsonErrorCode.LENGTH_LIMIT);
        refusedAtBar(codec, "{\"b\":[1,2,|3]}", JsonErrorCode.ITEM_LIMIT);
        refusedAtBar(codec, "{\"b\":[[|[]]]}", JsonErrorCode.DEPTH_LIMIT);
    }

    @Test
    void membersAsElementsAreLimited() {
        Codec<Object> codec = compile("@JsonCodec(shape = JsonCodec.Shape.ARRAY) @JsonLimit(depth = 2) record T("
                        + "@JsonLimit(length = 3) String a, int[] b) {}")
                .codec();

        assertThat(codec.fromJson("[\"abc\",[1]]")).isNotNull();
        refusedAtBar(codec, "[|\"abcd\",[1]]", JsonErrorCode.LENGTH_LIMIT);
    }

    @Test
    void wholeValuesAreLimited() {
        Codec<Object> isbn = compile("@JsonCodec @JsonLimit(length = 13) record Isbn(@JsonValue String text) {}")
                .codec();
        Codec<Object> tags = compile(
                        "@JsonCodec record Tags(@JsonValue @JsonLimit(items = 2, depth = 1) List<Object> all) {}")
                .codec();
        Codec<Object> made = compile("""
                @JsonCodec record Label(String text) {
                    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
                    static Label of(@JsonLimit(length = 3) String text) { return new Label(text); }
                }
                """).codec();

        assertThat(isbn.fromJson("\"9783161484100\"")).isNotNull();
        refusedAtBar(isbn, "|\"97831614841001\"", JsonErrorCode.LENGTH_LIMIT);
        refusedAtBar(tags, "[1,2,|3]", JsonErrorCode.ITEM_LIMIT);
        refusedAtBar(tags, "[|[]]", JsonErrorCode.DEPTH_LIMIT);
        refusedAtBar(made, "|\"abcd\"", JsonErrorCode.LENGTH_LIMIT);
        assertThat(made.toJson(made.fromJson("\"abc\""))).isEqualTo("{\"text\":\"abc\"}");
    }

    @Test
    void aComponentIsLimitedWhereTheConstructorTakesItForTheWholeValue() {
        for (String head : List.of(
                "record Label(@JsonLimit(length = 3) String text)",
                "@JsonLimit(length = 3) record Label(String text)")) {
            Codec<Object> label = compile(
                            "@JsonCodec " + head + " { @JsonCreator(mode = JsonCreator.Mode.DELEGATING) Label {} }")
                    .codec();

            assertThat(label.toJson(label.fromJson("\"abc\""))).isEqualTo("{\"text\":\"abc\"}");
            refusedAtBar(label, "|\"abcd\"", JsonErrorCode.LENGTH_LIMIT);
        }
    }

    @Test
    void unknownMembersThatAreKeptAreLimited() {
        String type = "record T(int a, @JsonAny @JsonLimit(items = 2, length = 3) Map<String, String> rest) {}";
        Codec<Object> codec = compile("@JsonCodec " + type).codec();
        Codec<Object> last = compile("@JsonCodec(duplicates = JsonCodec.Duplicates.LAST) " + type)
                .codec();

        assertThat(codec.toJson(codec.fromJson("{\"b\":\"abc\",\"a\":1,\"c\":\"\"}")))
                .isEqualTo("{\"a\":1,\"b\":\"abc\",\"c\":\"\"}");
        refusedAtBar(codec, "{\"b\":\"\",\"c\":\"\",\"a\":1,\"d\":|\"\"}", JsonErrorCode.ITEM_LIMIT);
        refusedAtBar(codec, "{\"b\":|\"abcd\"}", JsonErrorCode.LENGTH_LIMIT);
        assertThat(refusedAtBar(codec, "{\"a\":1,|\"abcd\":\"\"}", JsonErrorCode.LENGTH_LIMIT))
                .hasMessageContaining("The member name \"abcd\" has more than 3 characters")
                .hasMessageContaining("raise @JsonLimit(length = 3) if that is intended");
        Codec<Object> deep = compile("@JsonCodec record T(@JsonAny @JsonLimit(depth = 1) Map<String, Object> rest) {}")
                .codec();
        assertThat(deep.fromJson("{\"a\":[],\"b\":{}}")).isNotNull();
        refusedAtBar(deep, "{\"a\":[],\"b\":{\"c\":|{}}}", JsonErrorCode.DEPTH_LIMIT);
        Codec<Object> setter = compile("@JsonCodec class T { private Map<String, String> rest = new TreeMap<>();"
                        + " @JsonLimit(items = 1) @JsonAny public Map<String, String> getRest() { return rest; } }")
                .codec();
        assertThat(setter.toJson(setter.fromJson("{\"a\":\"1\"}"))).isEqualTo("{\"a\":\"1\"}");
        refusedAtBar(setter, "{\"a\":\"1\",\"b\":|\"2\"}", JsonErrorCode.ITEM_LIMIT);
        assertThat(last.toJson(last.fromJson("{\"b\":\"1\",\"c\":\"\",\"b\":\"2\"}")))
                .isEqualTo("{\"a\":0,\"b\":\"2\",\"c\":\"\"}");
        refusedAtBar(last, "{\"b\":\"1\",\"c\":\"\",\"d\":|\"2\"}", JsonErrorCode.ITEM_LIMIT);
    }

    @Test
    void typeVariablesNestAtMostSoDeep() {
        Compiled pages = compile(files("""
                @JsonCodec record Holder(Page<Object> page, Page<String> texts) {}
                @JsonCodec record Page<T>(@JsonLimit(items = 2) List<T> all, @JsonLimit(depth = 1) T first) {}
                """));

        assertThat(pages.codec().fromJson("{\"page\":{\"all\":[[[]]],\"first\":[]},\"texts\":{\"first\":\"a\"}}"))
                .isNotNull();
        refusedAtBar(pages.codec(), "{\"page\":{\"first\":[|[]]}}", JsonErrorCode.DEPTH_LIMIT);
        refusedAtBar(pages.codec(), "{\"texts\":{\"all\":[\"\",\"\",|\"\"]}}", JsonErrorCode.ITEM_LIMIT);
    }

    /** What a type says of its members is not said of what stands for the variables of others. */
    @Test
    void typeArgumentsAreThoseOfOtherTypes() {
        Compiled pages = compile(files("""
                @JsonCodec @JsonLimit(length = 3) record Holder(String own, Page<String> texts, Page<String> others) {}
                @JsonCodec record Page<T>(T first) {}
                """));

        assertThat(pages.codec().fromJson("{\"own\":\"abc\",\"texts\":{\"first\":\"abcdef\"}}"))
                .isNotNull();
    }

    @Test
    void nullsDefaultsAndRedactionsAreAsWithoutLimits() {
        Compiled members = compile("""
                @JsonCodec record T(
                        @JsonLimit(length = 3) @JsonSetter(nulls = JsonSetter.Nulls.AS_EMPTY) String a,
                        @JsonLimit(length = 3) @JsonDefault("absent") String b,
                        @JsonLimit(items = 3, length = 3) @JsonSetter(nulls = JsonSetter.Nulls.AS_EMPTY) List<String> c,
                        @JsonLimit(digits = 3) @JsonSetter(nulls = JsonSetter.Nulls.SKIP) @JsonDefault("12345") int d,
                        @JsonLimit(length = 3) @JsonRedact String e,
                        @JsonLimit(length = 3) @JsonSetter(nulls = JsonSetter.Nulls.FAIL) String f) {}
                """);
        Codec<Object> codec = members.codec();
        Object value = codec.fromJson("{\"a\":null,\"c\":null,\"d\":null,\"e\":\"abc\",\"f\":\"abc\"}");

        assertThat(codec.toJson(value))
                .isEqualTo("{\"a\":\"\",\"b\":\"absent\",\"c\":[],\"d\":12345,\"e\":\"abc\",\"f\":\"abc\"}");
        assertThat(codec.redacted().toJson(value)).contains("\"e\":\"***\"");
        refusedAtBar(codec, "{\"e\":|\"abcd\"}", JsonErrorCode.LENGTH_LIMIT);
        refusedAtBar(codec, "{\"d\":|1234}", JsonErrorCode.NUMBER_LIMIT);
        refusedAtBar(codec, "{\"f\":|null}", JsonErrorCode.TYPE_MISMATCH);
    }

    /** What is written may be more than what may be read: it is the program's own. */
    @Test
    void nothingIsLimitedWhenWriting() {
        Codec<Object> limited = compile("@JsonCodec record T(@JsonLimit(length = 3, items = 1) List<String> it) {}")
                .codec();
        Codec<Object> free = compile("@JsonCodec record T(List<String> it) {}").codec();

        assertThat(free.toJson(free.fromJson("{\"it\":[\"abcd\",\"\"]}"))).isEqualTo("{\"it\":[\"abcd\",\"\"]}");
        assertThat(limited.toJson(limited.fromJson("{\"it\":[\"abc\"]}"))).isEqualTo("{\"it\":[\"abc\"]}");
    }

    @Test
    void everyWayInIsLimited() {
        Codec<Object> codec =
                holder("@JsonLimit(depth = 1, items = 2)", "List<Object>").codec();
        byte[] json = of("[1,2,3]").getBytes(UTF_8);
        byte[] deep = of("[[]]").getBytes(UTF_8);

        for (byte[] document : List.of(json, deep)) {
            JsonErrorCode code = document == json ? JsonErrorCode.ITEM_LIMIT : JsonErrorCode.DEPTH_LIMIT;
            String lines = "{}\n" + new String(document, UTF_8) + "\n{}\n";
            assertThat(catchThrowableOfType(
                                    JsonException.class, () -> codec.fromJson(new ByteArrayInputStream(document)))
                            .code())
                    .isEqualTo(code);
            JsonException inLines = catchThrowableOfType(
                    JsonException.class, () -> codec.lines(new ByteArrayInputStream(lines.getBytes(UTF_8)))
                            .toList());
            assertThat(inLines.code()).isEqualTo(code);
            assertThat(inLines.path()).startsWith("$.it[");
            JsonException inStream = catchThrowableOfType(JsonException.class, () -> codec.stream(
                            new ByteArrayInputStream(("[{}," + new String(document, UTF_8) + "]").getBytes(UTF_8)))
                    .toList());
            assertThat(inStream.path()).startsWith("$[1].it[");
            Object current = codec.fromJson("{}");
            assertThat(catchThrowableOfType(JsonException.class, () -> codec.merge(current, document))
                            .code())
                    .isEqualTo(code);
        }
    }

    @Test
    void allThatIsTooMuchIsToldAtOnce() {
        Codec<Object> codec = compile("""
                @JsonCodec record T(@JsonLimit(length = 3) String a, @JsonLimit(items = 2) List<Integer> b,
                        @JsonLimit(items = 2) int[] c, @JsonLimit(digits = 2) BigInteger d, @JsonLimit(depth = 1) Object e,
                        int f) {}
                """).codec();
        String json =
                "{\"a\":\"abcd\",\"b\":[1,2,3,4,5,6,7,8],\"c\":[1,2,3,4,5],\"d\":12345,\"e\":[1,[2],[3]],\"f\":\"x\"}";
        Decoded<Object> decoded = codec.tryFromJson(json.getBytes(UTF_8));

        assertThat(decoded.errors())
                .extracting(DecodingError::path, DecodingError::code)
                .containsExactly(
                        tuple("$.a", JsonErrorCode.LENGTH_LIMIT),
                        tuple("$.b[2]", JsonErrorCode.ITEM_LIMIT),
                        tuple("$.c[2]", JsonErrorCode.ITEM_LIMIT),
                        tuple("$.d", JsonErrorCode.NUMBER_LIMIT),
                        tuple("$.e[1]", JsonErrorCode.DEPTH_LIMIT),
                        tuple("$.e[2]", JsonErrorCode.DEPTH_LIMIT),
                        tuple("$.f", JsonErrorCode.TYPE_MISMATCH));
    }

    @Test
    void namesAndManyMembersMakeNoDifference() {
        List<String> members = new ArrayList<>(List.of(
                "@JsonLimit(length = 3) @JsonProperty(\"a\\\"€\") String limit",
                "@JsonLimit(items = 2) List<String> count",
                "@JsonLimit(depth = 1) Object outer",
                "@JsonLimit(depth = 1, items = 2) List<Object> $in",
                "@JsonLimit(items = 2) Map<String, Integer> map",
                "@JsonLimit(length = 2) String größe"));
        for (int i = members.size(); i < 500; i++) {
            members.add("@JsonLimit(length = 3) String m" + i);
        }
        String fields = members.stream()
                .map(member -> "public " + member.replaceFirst("(.*\\)) ", "$1 ") + ";")
                .collect(Collectors.joining("\n"))
                .replaceAll("public (@.*\\)) ([A-Z])", "$1 public $2");
        Codec<Object> codec = compile("@JsonCodec class T {" + fields + "}").codec();
        String json =
                "{\"a\\\"€\":\"abc\",\"count\":[\"a\",\"b\"],\"outer\":[],\"$in\":[1],\"map\":{\"a\":1},\"größe\":\"ab\","
                        + "\"m499\":\"abc\"}";

        assertThat(codec.toJson(codec.fromJson(json))).startsWith(json.substring(0, json.indexOf(",\"m499\"")));
        refusedAtBar(codec, "{\"größe\":|\"abc\"}", JsonErrorCode.LENGTH_LIMIT);
        refusedAtBar(codec, "{\"m499\":|\"abcd\"}", JsonErrorCode.LENGTH_LIMIT);
        refusedAtBar(codec, "{\"$in\":[1,|[]]}", JsonErrorCode.DEPTH_LIMIT);
    }

    @Test
    void mixinsSetLimits() {
        Compiled holder = compile(files("""
                @JsonCodec @JsonImport(value = Point.class, mixin = Mixin.class) record Holder(Point it) {}
                record Point(String name, List<Integer> at) {}
                @JsonLimit(length = 3) interface Mixin { @JsonLimit(items = 2) List<Integer> at(); }
                """));

        refusedAtBar(holder.codec(), "{\"it\":{\"name\":|\"abcd\"}}", JsonErrorCode.LENGTH_LIMIT);
        refusedAtBar(holder.codec(), "{\"it\":{\"at\":[1,2,|3]}}", JsonErrorCode.ITEM_LIMIT);
    }

    /** Each level counts its own elements, and looks at no others: below 250 levels a text would be looked at 250 times. */
    @Test
    void limitsDoNotMakeWhatIsLongSlow() {
        Codec<Object> codec = compile(
                        "@JsonCodec record Node(@JsonLimit(items = 3) List<Node> children, String text) {}")
                .codec();
        String text =
                "\"" + "\\n".repeat(2_000_000) + "\""; // escapes are passed one by one, plain bytes eight at a time
        byte[] flat = textBelow(1, text);
        byte[] deep = textBelow(250, text);

        assertThat(codec.toJson(codec.fromJson(deep)).contains(text)).isTrue();
        assertThat(leastTime(codec, deep)).isLessThan(20 * leastTime(codec, flat));
    }

    private static byte[] textBelow(int levels, String text) {
        return ("{\"children\":[".repeat(levels) + "{\"text\":" + text + "}" + "]}".repeat(levels)).getBytes(UTF_8);
    }

    /** Returns the least time of a processor, which other work makes no longer, in nanoseconds. */
    private static long leastTime(Codec<Object> codec, byte[] json) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        return IntStream.range(0, 7)
                .mapToLong(round -> {
                    long begin = threads.getCurrentThreadCpuTime();
                    codec.fromJson(json);
                    return threads.getCurrentThreadCpuTime() - begin;
                })
                .min()
                .orElseThrow();
    }

    @Test
    void theExplanationTells() {
        Compilation compilation = Compiler.javac()
                .withOptions("-Aburin.explain=Comment")
                .withProcessors(new JsonCodecProcessor())
                .compile(JavaFileObjects.forSourceString("test.Comment", """
                        package test;
                        import dev.burin.annotation.*;
                        import java.util.*;
                        @JsonCodec @JsonLimit(length = 100, depth = 4) record Comment(
                                String author, @JsonLimit(items = 5, depth = 2) List<Object> tags, int count,
                                @JsonLimit(digits = 3) long rating,
                                @JsonProperty(access = JsonProperty.Access.READ_ONLY) String id) {}
                        """));

        assertThat(compilation.notes().toString())
                .contains("at most 4 levels, its own among them")
                .contains("author: String, \"author\"; at most 100 characters; written")
                .contains("tags: List<Object>, \"tags\"; at most 2 levels, 5 elements or members; written")
                .contains("count: int, \"count\"; written")
                .contains("rating: long, \"rating\"; at most 3 digits; written")
                .contains("id: String, \"id\"; written");
    }
}
