package dev.burin.processor.behaviour;

import static dev.burin.processor.behaviour.Compiled.compile;
import static dev.burin.processor.behaviour.Compiled.files;
import static dev.burin.processor.behaviour.Limited.holder;
import static dev.burin.processor.behaviour.Limited.of;
import static dev.burin.processor.behaviour.Limited.rejectedAtBar;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.api.Assertions.tuple;

import dev.burin.Codec;
import dev.burin.Decoded;
import dev.burin.DecodingError;
import dev.burin.JsonErrorCode;
import dev.burin.JsonException;
import java.io.ByteArrayInputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code @JsonLimit} on types, and on members of types of every shape. */
class LimitedTypesTest {
    // ---- on a type

    @Test
    void limitsOfATypeApplyToMembersWithoutTheirOwn() {
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
        rejectedAtBar(codec, "{\"author\":|\"abcd\"}", JsonErrorCode.LENGTH_LIMIT);
        rejectedAtBar(codec, "{\"text\":|\"abcdef\"}", JsonErrorCode.LENGTH_LIMIT);
        rejectedAtBar(codec, "{\"tags\":[|\"abcd\"]}", JsonErrorCode.LENGTH_LIMIT);
        rejectedAtBar(codec, "{\"tags\":[\"\",\"\",|\"\"]}", JsonErrorCode.ITEM_LIMIT);
        rejectedAtBar(codec, "{\"rating\":|123}", JsonErrorCode.NUMBER_LIMIT);
        rejectedAtBar(codec, "{\"counts\":[1,2,|3]}", JsonErrorCode.ITEM_LIMIT);
        rejectedAtBar(codec, "{\"any\":[|[]]}", JsonErrorCode.DEPTH_LIMIT);
        rejectedAtBar(codec, "{\"unknown\":[|[]]}", JsonErrorCode.DEPTH_LIMIT);
    }

    @Test
    void nestedValuesShareTheDepth() {
        Codec<Object> tree = compile("@JsonCodec @JsonLimit(depth = 3) record Node(List<Node> children) {}")
                .codec();

        assertThat(tree.fromJson("{\"children\":[{\"children\":null}]}")).isNotNull();
        rejectedAtBar(tree, "{\"children\":[{\"children\":|[]}]}", JsonErrorCode.DEPTH_LIMIT);
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
        rejectedAtBar(pages.codec(), "{\"page\":{\"more\":[[|[]]]}}", JsonErrorCode.DEPTH_LIMIT);
        rejectedAtBar(pages.codec(), "{\"in\":{\"value\":|[]}}", JsonErrorCode.DEPTH_LIMIT);
        rejectedAtBar(pages.codec(), "{\"outer\":{\"outer\":[|{}]}}", JsonErrorCode.DEPTH_LIMIT);
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
            rejectedAtBar(codec, labelled(style, "Named", "\"name\":|\"abcdef\""), JsonErrorCode.LENGTH_LIMIT);
            rejectedAtBar(
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
    void everyWayToCreateInstancesIsLimited(String source) {
        Codec<Object> codec = compile(source).codec();

        assertThat(codec.toJson(codec.fromJson("{\"a\":\"abc\",\"b\":[[],2]}")))
                .isEqualTo("{\"a\":\"abc\",\"b\":[[],2]}");
        rejectedAtBar(codec, "{\"a\":|\"abcd\"}", JsonErrorCode.LENGTH_LIMIT);
        rejectedAtBar(codec, "{\"b\":[1,2,|3]}", JsonErrorCode.ITEM_LIMIT);
        rejectedAtBar(codec, "{\"b\":[[|[]]]}", JsonErrorCode.DEPTH_LIMIT);
    }

    @Test
    void membersAsElementsAreLimited() {
        Codec<Object> codec = compile("@JsonCodec(shape = JsonCodec.Shape.ARRAY) @JsonLimit(depth = 2) record T("
                        + "@JsonLimit(length = 3) String a, int[] b) {}")
                .codec();

        assertThat(codec.fromJson("[\"abc\",[1]]")).isNotNull();
        rejectedAtBar(codec, "[|\"abcd\",[1]]", JsonErrorCode.LENGTH_LIMIT);
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
        rejectedAtBar(isbn, "|\"97831614841001\"", JsonErrorCode.LENGTH_LIMIT);
        rejectedAtBar(tags, "[1,2,|3]", JsonErrorCode.ITEM_LIMIT);
        rejectedAtBar(tags, "[|[]]", JsonErrorCode.DEPTH_LIMIT);
        rejectedAtBar(made, "|\"abcd\"", JsonErrorCode.LENGTH_LIMIT);
        assertThat(made.toJson(made.fromJson("\"abc\""))).isEqualTo("{\"text\":\"abc\"}");
    }

    @Test
    void aComponentIsLimitedWhereItIsReadInPlaceOfTheRecord() {
        for (String head : List.of(
                "record Label(@JsonLimit(length = 3) String text)",
                "@JsonLimit(length = 3) record Label(String text)")) {
            Codec<Object> label = compile(
                            "@JsonCodec " + head + " { @JsonCreator(mode = JsonCreator.Mode.DELEGATING) Label {} }")
                    .codec();

            assertThat(label.toJson(label.fromJson("\"abc\""))).isEqualTo("{\"text\":\"abc\"}");
            rejectedAtBar(label, "|\"abcd\"", JsonErrorCode.LENGTH_LIMIT);
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
        rejectedAtBar(codec, "{\"b\":\"\",\"c\":\"\",\"a\":1,\"d\":|\"\"}", JsonErrorCode.ITEM_LIMIT);
        rejectedAtBar(codec, "{\"b\":|\"abcd\"}", JsonErrorCode.LENGTH_LIMIT);
        assertThat(rejectedAtBar(codec, "{\"a\":1,|\"abcd\":\"\"}", JsonErrorCode.LENGTH_LIMIT))
                .hasMessageContaining("The member name \"abcd\" has more than 3 characters")
                .hasMessageContaining("raise @JsonLimit(length = 3) if that is intended");
        Codec<Object> deep = compile("@JsonCodec record T(@JsonAny @JsonLimit(depth = 1) Map<String, Object> rest) {}")
                .codec();
        assertThat(deep.fromJson("{\"a\":[],\"b\":{}}")).isNotNull();
        rejectedAtBar(deep, "{\"a\":[],\"b\":{\"c\":|{}}}", JsonErrorCode.DEPTH_LIMIT);
        Codec<Object> setter = compile("@JsonCodec class T { private Map<String, String> rest = new TreeMap<>();"
                        + " @JsonLimit(items = 1) @JsonAny public Map<String, String> getRest() { return rest; } }")
                .codec();
        assertThat(setter.toJson(setter.fromJson("{\"a\":\"1\"}"))).isEqualTo("{\"a\":\"1\"}");
        rejectedAtBar(setter, "{\"a\":\"1\",\"b\":|\"2\"}", JsonErrorCode.ITEM_LIMIT);
        assertThat(last.toJson(last.fromJson("{\"b\":\"1\",\"c\":\"\",\"b\":\"2\"}")))
                .isEqualTo("{\"a\":0,\"b\":\"2\",\"c\":\"\"}");
        rejectedAtBar(last, "{\"b\":\"1\",\"c\":\"\",\"d\":|\"2\"}", JsonErrorCode.ITEM_LIMIT);
    }

    @Test
    void membersOfVariableTypesHaveALimitedDepth() {
        Compiled pages = compile(files("""
                @JsonCodec record Holder(Page<Object> page, Page<String> texts) {}
                @JsonCodec record Page<T>(@JsonLimit(items = 2) List<T> all, @JsonLimit(depth = 1) T first) {}
                """));

        assertThat(pages.codec().fromJson("{\"page\":{\"all\":[[[]]],\"first\":[]},\"texts\":{\"first\":\"a\"}}"))
                .isNotNull();
        rejectedAtBar(pages.codec(), "{\"page\":{\"first\":[|[]]}}", JsonErrorCode.DEPTH_LIMIT);
        rejectedAtBar(pages.codec(), "{\"texts\":{\"all\":[\"\",\"\",|\"\"]}}", JsonErrorCode.ITEM_LIMIT);
    }

    /** The limits of a type apply to its own members, not to values that stand for type variables of other types. */
    @Test
    void limitsOfATypeDoNotApplyInsideItsTypeArguments() {
        Compiled pages = compile(files("""
                @JsonCodec @JsonLimit(length = 3) record Holder(String own, Page<String> texts, Page<String> others) {}
                @JsonCodec record Page<T>(T first) {}
                """));

        assertThat(pages.codec().fromJson("{\"own\":\"abc\",\"texts\":{\"first\":\"abcdef\"}}"))
                .isNotNull();
    }

    @Test
    void nullsDefaultsAndRedactionsWorkAsWithoutLimits() {
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
        rejectedAtBar(codec, "{\"e\":|\"abcd\"}", JsonErrorCode.LENGTH_LIMIT);
        rejectedAtBar(codec, "{\"d\":|1234}", JsonErrorCode.NUMBER_LIMIT);
        rejectedAtBar(codec, "{\"f\":|null}", JsonErrorCode.TYPE_MISMATCH);
    }

    /** A program may write more than it may read, because the values are its own. */
    @Test
    void nothingIsLimitedWhenWriting() {
        Codec<Object> limited = compile("@JsonCodec record T(@JsonLimit(length = 3, items = 1) List<String> it) {}")
                .codec();
        Codec<Object> free = compile("@JsonCodec record T(List<String> it) {}").codec();

        assertThat(free.toJson(free.fromJson("{\"it\":[\"abcd\",\"\"]}"))).isEqualTo("{\"it\":[\"abcd\",\"\"]}");
        assertThat(limited.toJson(limited.fromJson("{\"it\":[\"abc\"]}"))).isEqualTo("{\"it\":[\"abc\"]}");
    }

    @Test
    void everyMethodThatReadsIsLimited() {
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
    void allExceededLimitsAreReportedAtOnce() {
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
    void limitsWorkWithUnusualNamesAndManyMembers() {
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
        rejectedAtBar(codec, "{\"größe\":|\"abc\"}", JsonErrorCode.LENGTH_LIMIT);
        rejectedAtBar(codec, "{\"m499\":|\"abcd\"}", JsonErrorCode.LENGTH_LIMIT);
        rejectedAtBar(codec, "{\"$in\":[1,|[]]}", JsonErrorCode.DEPTH_LIMIT);
    }

    @Test
    void mixinsSetLimits() {
        Compiled holder = compile(files("""
                @JsonCodec @JsonImport(value = Point.class, mixin = Mixin.class) record Holder(Point it) {}
                record Point(String name, List<Integer> at) {}
                @JsonLimit(length = 3) interface Mixin { @JsonLimit(items = 2) List<Integer> at(); }
                """));

        rejectedAtBar(holder.codec(), "{\"it\":{\"name\":|\"abcd\"}}", JsonErrorCode.LENGTH_LIMIT);
        rejectedAtBar(holder.codec(), "{\"it\":{\"at\":[1,2,|3]}}", JsonErrorCode.ITEM_LIMIT);
    }
}
