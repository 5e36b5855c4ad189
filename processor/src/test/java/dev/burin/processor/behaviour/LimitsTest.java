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

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import dev.burin.Codec;
import dev.burin.DecodingError;
import dev.burin.JsonErrorCode;
import dev.burin.JsonException;
import dev.burin.JsonLimits;
import dev.burin.JsonOptions;
import dev.burin.processor.JsonCodecProcessor;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code @JsonLimit} on values: values within the limit are read as usual, and an excess is rejected where it begins. */
class LimitsTest {
    // ---- strings

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
    void stringsHaveALimitedLength(String type) {
        Compiled limited = holder("@JsonLimit(length = 12)", type);

        for (String fits : List.of("\"\"", "\"abc\"", "\"abcdefghijkl\"", "null")) {
            assertThat(limited.roundTrip(of(fits))).isEqualTo(of(fits));
        }
        assertThat(limited.read(of("\"\\u0061bcdefghijkl\""))).isNotNull();
        assertThat(rejectedAtBar(limited.codec(), of("|\"abcdefghijklm\""), JsonErrorCode.LENGTH_LIMIT))
                .hasMessageContaining("A string of more than 12 characters")
                .hasMessageContaining("raise @JsonLimit(length = 12) if that is intended), at $.it (line 1, column 7)");
        rejectedAtBar(limited.codec(), of(" \n|\"abcdefghijk\\u006c\\u006d\""), JsonErrorCode.LENGTH_LIMIT);
        rejectedAtBar(limited.codec(), of("|\"" + "a".repeat(10_000) + "\""), JsonErrorCode.LENGTH_LIMIT);
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
    void lengthsAreCountedInJavaCharacters(String content, int length) {
        assertThat(holder("@JsonLimit(length = " + length + ")", "String").read(of('"' + content + '"')))
                .extracting("it")
                .asString()
                .hasSize(length);
        rejectedAtBar(
                holder("@JsonLimit(length = " + (length - 1) + ")", "String").codec(),
                of("|\"" + content + '"'),
                JsonErrorCode.LENGTH_LIMIT);
    }

    @Test
    void stringsInContainersAreLimitedOneByOne() {
        Compiled lists = holder("@JsonLimit(length = 3)", "Map<String, List<Optional<String>>>");
        String fits = of("{\"abc\":[\"abc\",null,\"\"],\"\":[]}");

        assertThat(lists.roundTrip(fits)).isEqualTo(fits);
        assertThat(rejectedAtBar(lists.codec(), of("{\"a\":[\"abc\",|\"abcd\"]}"), JsonErrorCode.LENGTH_LIMIT))
                .extracting(JsonException::path)
                .isEqualTo("$.it.a[1]");
        assertThat(rejectedAtBar(lists.codec(), of("{\"abc\":[],|\"abcd\":[]}"), JsonErrorCode.LENGTH_LIMIT))
                .hasMessageContaining("A string of more than 3 characters");
    }

    @Test
    void keysThatAreNotStringsHaveNoLengthLimit() {
        Compiled numbers = holder("@JsonLimit(length = 3)", "Map<Integer, String>");

        assertThat(numbers.roundTrip(of("{\"12345\":\"abc\"}"))).isEqualTo(of("{\"12345\":\"abc\"}"));
        rejectedAtBar(numbers.codec(), of("{\"12345\":|\"abcd\"}"), JsonErrorCode.LENGTH_LIMIT);
    }

    @Test
    void valuesThatAreNotStringsAreRejectedAsUsual() {
        Codec<Object> codec = holder("@JsonLimit(length = 3)", "String").codec();

        assertThat(rejectedAtBar(codec, of("|12345"), JsonErrorCode.TYPE_MISMATCH))
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
    void theLengthOfBytesIsCountedInBytesInEveryForm(String form) {
        for (int max : new int[] {1, 2, 3, 4, 5, 9}) {
            Compiled limited =
                    holder("@JsonLimit(length = " + max + ") @JsonBytes(JsonBytes.Form." + form + ")", "byte[]");
            for (int length = 0; length <= max; length++) {
                assertThat(limited.roundTrip(of(text(form, length)))).isEqualTo(of(text(form, length)));
            }
            for (int length : new int[] {max + 1, max + 2, max + 3, max + 4, 1000}) {
                assertThat(rejectedAtBar(limited.codec(), of('|' + text(form, length)), JsonErrorCode.LENGTH_LIMIT))
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
    void otherTypesMadeOfBytesAreLimitedToo(String type) {
        Compiled limited = holder("@JsonLimit(length = 2)", type.equals("BitSet") ? type : "java.nio.ByteBuffer");

        assertThat(limited.roundTrip(of("\"AAE=\""))).isEqualTo(of("\"AAE=\""));
        rejectedAtBar(limited.codec(), of("|\"AAAB\""), JsonErrorCode.LENGTH_LIMIT);
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
    void arraysAndMapsHaveALimitedNumberOfItems(String type, String fits, String tooMany) {
        Compiled limited = compile(files("""
                @JsonCodec record Holder(@JsonLimit(items = 3) %s it, int next) {}
                enum Level { LOW, MID, HIGH }
                """.formatted(type)));

        assertThat(limited.roundTrip(of(fits))).isEqualTo(of(fits));
        assertThat(limited.roundTrip(of("null"))).isNotNull();
        String json = tooMany.endsWith("]") || tooMany.endsWith("}") ? of(tooMany) : "{\"it\":" + tooMany;
        assertThat(rejectedAtBar(limited.codec(), json, JsonErrorCode.ITEM_LIMIT))
                .hasMessageContaining(
                        "More than 3 elements or members (raise @JsonLimit(items = 3) if that is intended)");
    }

    @Test
    void bytesAsNumbersAreItems() {
        Compiled numbers = holder("@JsonLimit(items = 2) @JsonBytes(JsonBytes.Form.ARRAY)", "byte[]");

        assertThat(numbers.roundTrip(of("[1,-2]"))).isEqualTo(of("[1,-2]"));
        rejectedAtBar(numbers.codec(), of("[1,2,|3]"), JsonErrorCode.ITEM_LIMIT);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "int[]",
                "long[]",
                "short[]",
                "double[]",
                "float[]",
                "boolean[]",
                "java.util.concurrent.atomic.AtomicIntegerArray",
                "java.util.concurrent.atomic.AtomicLongArray",
                "@JsonBytes(JsonBytes.Form.ARRAY) byte[]",
                "@JsonBytes(JsonBytes.Form.ARRAY) java.nio.ByteBuffer"
            })
    void nestedElementsAreNotCounted(String type) {
        Codec<Object> codec = holder("@JsonLimit(items = 3)", type).codec();

        for (String element : List.of(
                "[1,2,3,4,5]",
                "[[1,2,3,4,5],[],[],[]]",
                "{\"a\":1,\"b\":2,\"c\":3,\"d\":4}",
                "\"a,b,c,d,e\"",
                "\"],\\\",[,,{,\"")) {
            JsonException rejected = rejectedAtBar(codec, of("[|" + element + "]"), JsonErrorCode.TYPE_MISMATCH);

            assertThat(rejected.path()).isEqualTo("$.it[0]");
            assertThat(codec.tryFromJson(of("[" + element + "]").getBytes(UTF_8))
                            .errors())
                    .extracting(DecodingError::code, DecodingError::path)
                    .containsExactly(tuple(JsonErrorCode.TYPE_MISMATCH, "$.it[0]"));
        }
    }

    /** Elements are counted before they are read, which decides what is rejected first: the fourth element or an invalid one. */
    @Test
    void elementsAroundAnInvalidOneAreCounted() {
        Codec<Object> codec = holder("@JsonLimit(items = 3)", "int[]").codec();

        rejectedAtBar(codec, of("[1,2,3,|[4,5]]"), JsonErrorCode.ITEM_LIMIT);
        rejectedAtBar(codec, of("[1,\"a,b\",3,|4]"), JsonErrorCode.ITEM_LIMIT);
        rejectedAtBar(codec, of("[1,|[2,2],3,4]"), JsonErrorCode.TYPE_MISMATCH);
        rejectedAtBar(codec, of("[1,|{},3,4]"), JsonErrorCode.TYPE_MISMATCH);
        rejectedAtBar(codec, of("[|\"a,b,c"), JsonErrorCode.TYPE_MISMATCH);
    }

    @Test
    void stringElementsAreCounted() {
        Codec<Object> codec = holder(
                        "@JsonLimit(items = 3) @dev.burin.annotation.JsonNumber(nonFinite = dev.burin.annotation.JsonNumber.NonFinite.STRING)",
                        "double[]")
                .codec();

        assertThat(codec.toJson(codec.fromJson(of("[\"NaN\",1.5,\"Infinity\"]"))))
                .contains("\"Infinity\"");
        rejectedAtBar(codec, of("[\"NaN\",\"NaN\",1,|\"NaN\"]"), JsonErrorCode.ITEM_LIMIT);
    }

    @Test
    void replacedAndSkippedItemsAreCounted() {
        Compiled replaced = compile(
                "@JsonCodec(duplicates = JsonCodec.Duplicates.LAST) record T(@JsonLimit(items = 2) Map<String, Integer> it) {}");
        Compiled leftOut = compile("@JsonCodec record T(@JsonLimit(items = 2)"
                + " @JsonSetter(contentNulls = JsonSetter.Nulls.SKIP) List<String> it) {}");

        assertThat(replaced.roundTrip("{\"it\":{\"a\":1,\"a\":2}}")).isEqualTo("{\"it\":{\"a\":2}}");
        rejectedAtBar(replaced.codec(), "{\"it\":{\"a\":1,\"a\":2,|\"a\":3}}", JsonErrorCode.ITEM_LIMIT);
        assertThat(leftOut.roundTrip("{\"it\":[null,\"a\"]}")).isEqualTo("{\"it\":[\"a\"]}");
        rejectedAtBar(leftOut.codec(), "{\"it\":[null,null,|null]}", JsonErrorCode.ITEM_LIMIT);
    }

    @ParameterizedTest
    @ValueSource(strings = {"List<Integer>", "int[]"})
    void anExtraCommaIsStillASyntaxError(String type) {
        Codec<Object> codec = holder("@JsonLimit(items = 2)", type).codec();
        JsonException rejected = catchThrowableOfType(JsonException.class, () -> codec.fromJson(of("[1,2,]")));

        assertThat(rejected.code()).isEqualTo(JsonErrorCode.UNEXPECTED_BYTE);
        assertThat(rejected.offset()).isEqualTo(11);
    }

    /** The excess is rejected before memory is allocated for it; the bytes after it are not even looked at. */
    @Test
    void excessiveItemsAreNotRead() {
        String many = IntStream.range(0, 1000).mapToObj(i -> "1").collect(Collectors.joining(","));

        for (String type : List.of("List<Integer>", "int[]")) {
            rejectedAtBar(
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
    void numbersHaveALimitedNumberOfDigits(String type, String fits, String tooLong) {
        Compiled limited = holder("@JsonLimit(digits = 4)", type);

        assertThat(limited.roundTrip(of(fits))).isEqualTo(of(fits));
        assertThat(limited.read(of("0"))).isNotNull();
        assertThat(rejectedAtBar(limited.codec(), of(" |" + tooLong), JsonErrorCode.NUMBER_LIMIT))
                .hasMessageContaining(
                        "A number of more than 4 digits (raise @JsonLimit(digits = 4) if that is intended)");
        assertThat(limited.read("{\"next\":7}")).isNotNull();
    }

    @Test
    void numbersInContainersAreLimitedToo() {
        Compiled limited = holder("@JsonLimit(digits = 2, items = 3)", "Map<String, List<BigInteger>>");

        rejectedAtBar(limited.codec(), of("{\"a\":[12,null,|123]}"), JsonErrorCode.NUMBER_LIMIT);
        rejectedAtBar(limited.codec(), of("{\"a\":[12,null,12,|123]}"), JsonErrorCode.ITEM_LIMIT);
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
    void valuesHaveALimitedDepth(String type, String fits, String tooDeep) {
        Compiled limited = compile(files("""
                @JsonCodec record Holder(@JsonLimit(depth = 2) %s it, Object next) {}
                record Point(int x) {}
                record Tree(List<Tree> children) {}
                """.formatted(type)));

        assertThat(limited.roundTrip(of(fits))).isEqualTo(of(fits));
        assertThat(rejectedAtBar(limited.codec(), of(tooDeep), JsonErrorCode.DEPTH_LIMIT))
                .hasMessageContaining(
                        "Nested deeper than 2 levels within one value (raise @JsonLimit(depth = 2) if that is intended)");
        String others = "{\"other\":[[[[]]]],\"it\":" + fits + ",\"next\":[[[[]]]]}"; // the limit ends with its member
        assertThat(limited.read(others)).extracting("next").hasToString("[[[[]]]]");
    }

    @Test
    void aDepthLimitIsResetAfterAnException() {
        Codec<Object> codec = holder("@JsonLimit(depth = 1)", "Object").codec();
        Codec<Object> free = compile("@JsonCodec record Free(Object it) {}").codec();

        rejectedAtBar(codec, of("[|[]]"), JsonErrorCode.DEPTH_LIMIT);
        assertThat(free.fromJson("{\"it\":[[[]]]}")).isNotNull();
        assertThat(free.fromJson("{\"it\":" + "[".repeat(511) + "]".repeat(511) + "}"))
                .isNotNull();
        JsonException tooDeep = catchThrowableOfType(
                JsonException.class, () -> free.fromJson("{\"it\":" + "[".repeat(512) + "]".repeat(512) + "}"));
        assertThat(tooDeep).hasMessageContaining("JsonLimits.withMaxDepth");
    }

    @Test
    void theLowerOfTwoLimitsApplies() {
        Compiled nested = compile(files("""
                @JsonCodec record Outer(@JsonLimit(depth = 3) Inner inner) {}
                record Inner(@JsonLimit(depth = 5) Object any, @JsonLimit(depth = 1) Object flat) {}
                """));
        Codec<Object> outer = nested.codec();

        assertThat(rejectedAtBar(outer, "{\"inner\":{\"any\":[[|[]]]}}", JsonErrorCode.DEPTH_LIMIT))
                .hasMessageContaining("@JsonLimit(depth = 3)");
        assertThat(rejectedAtBar(outer, "{\"inner\":{\"flat\":[|[]]}}", JsonErrorCode.DEPTH_LIMIT))
                .hasMessageContaining("@JsonLimit(depth = 1)");
        assertThat(rejectedAtBar(outer, "{\"inner\":{\"flat\":[],\"x\":[[|[]]]}}", JsonErrorCode.DEPTH_LIMIT))
                .hasMessageContaining("@JsonLimit(depth = 3)");
        Codec<Object> shallow = outer.with(JsonOptions.DEFAULT.withLimits(new JsonLimits(3, 10, 10)));
        JsonException global =
                catchThrowableOfType(JsonException.class, () -> shallow.fromJson("{\"inner\":{\"any\":[[]]}}"));
        assertThat(global).hasMessageContaining("JsonLimits.withMaxDepth");
    }

    // ---- time and explanations

    /** Each level counts only its own elements: otherwise a string below 250 levels would be scanned 250 times. */
    @Test
    void limitsDoNotMakeLongStringsSlow() {
        Codec<Object> codec = compile(
                        "@JsonCodec record Node(@JsonLimit(items = 3) List<Node> children, String text) {}")
                .codec();
        String text =
                "\"" + "\\n".repeat(2_000_000) + "\""; // escapes are skipped one by one, plain bytes eight at a time
        byte[] flat = documentWithStringBelow(1, text);
        byte[] deep = documentWithStringBelow(250, text);

        assertThat(codec.toJson(codec.fromJson(deep)).contains(text)).isTrue();
        assertThat(leastTime(codec, deep)).isLessThan(20 * leastTime(codec, flat));
    }

    private static byte[] documentWithStringBelow(int levels, String text) {
        return ("{\"children\":[".repeat(levels) + "{\"text\":" + text + "}" + "]}".repeat(levels)).getBytes(UTF_8);
    }

    /** Returns the shortest CPU time in nanoseconds; other work on the machine does not lengthen it. */
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
    void theExplanationShowsTheLimits() {
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
                .contains("at most 4 levels, including its own")
                .contains("author: String, \"author\"; at most 100 characters; written")
                .contains("tags: List<Object>, \"tags\"; at most 2 levels, 5 elements or members; written")
                .contains("count: int, \"count\"; written")
                .contains("rating: long, \"rating\"; at most 3 digits; written")
                .contains("id: String, \"id\"; written");
    }
}
