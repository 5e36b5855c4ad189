package dev.burin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.burin.codegen.Nesting;
import dev.burin.conformance.Context;
import dev.burin.conformance.Documents;
import dev.burin.reference.StrictParser;
import dev.burin.reference.StrictParser.Purpose;
import dev.burin.reference.StrictParser.Reason;
import dev.burin.reference.StrictParser.Verdict;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JsonValueTest {
    /** RFC 6901 §5. */
    private static final JsonValue POINTED = JsonValue.parse("""
            {"foo":["bar","baz"],"":0,"a/b":1,"c%d":2,"e^f":3,"g|h":4,"i\\\\j":5,"k\\"l":6," ":7,"m~n":8}""");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "null",
                "true",
                "\"\u00e9\\n\"",
                "-0.10e+5",
                "1e999",
                "[]",
                "{}",
                "[1,[null,false],{\"b\":1,\"a\":{\"\":[\"x\"]}}]"
            })
    void aTreeIsWrittenAsItWasRead(String json) {
        JsonValue value = JsonValue.parse(json);

        assertThat(value).hasToString(json).isEqualTo(JsonValue.parse(value.toJsonBytes()));
        assertThat(value.hashCode()).isEqualTo(JsonValue.parse(json).hashCode());
        assertThat(JsonValue.of(JsonValue.CODEC, value)).isEqualTo(value);
    }

    @Test
    void everyDocumentOfTheSuiteIsJudgedAsByTheReferenceParser() {
        Map<String, byte[]> documents = Documents.in("conformance/jsontestsuite/test_parsing");
        List<String> deviations = new ArrayList<>();

        documents.forEach((name, document) -> {
            Verdict skipped = StrictParser.parse(document, Purpose.SKIP);
            Verdict decoded = StrictParser.parse(document, Purpose.DECODE);
            boolean isDuplicate = !decoded.isAccepted() && decoded.rejection().reason() == Reason.DUPLICATE_NAME;
            boolean isAccepted;
            try {
                JsonValue value = JsonValue.parse(document);
                isAccepted = value.equals(JsonValue.parse(value.toJsonBytes()));
            } catch (JsonException e) {
                isAccepted = false;
            }
            if (isAccepted != (skipped.isAccepted() && !isDuplicate)) {
                deviations.add(name);
            }
        });

        assertThat(documents).hasSize(318);
        assertThat(deviations).isEmpty();
    }

    @Test
    void duplicateNamesAreRejectedAndOrderIsKept() {
        assertThatThrownBy(() -> JsonValue.parse("{\"a\":1,\"b\":{\"c\":1,\"\\u0063\":2}}"))
                .hasMessage("The member \"\\u0063\" occurs twice in one object, at $.b.c (line 1, column 19).");
        assertThat(((JsonObject) JsonValue.parse("{\"b\":1,\"a\":2}")).members().keySet())
                .containsExactly("b", "a");
    }

    @Test
    void equalityIgnoresTheOrderOfMembersButNotDigits() {
        assertThat(JsonValue.parse("{\"a\":1,\"b\":[2]}")).isEqualTo(JsonValue.parse("{\"b\":[2],\"a\":1}"));
        assertThat(JsonValue.parse("1.0")).isNotEqualTo(JsonValue.parse("1.00"));
        assertThat(JsonValue.parse("[1,2]")).isNotEqualTo(JsonValue.parse("[2,1]"));
        assertThat(JsonValue.parse("\"1\"")).isNotEqualTo(JsonValue.parse("1"));
        assertThat(JsonValue.parse("null")).isSameAs(JsonNull.NULL);
        List<String> kinds =
                List.of("{}", "[]", "0", "\"\"", "true", "null", "{\"a\":1}", "[1]", "1", "\"a\"", "false");
        for (String one : kinds) {
            for (String other : kinds) {
                assertThat(JsonValue.parse(one).equals(JsonValue.parse(other)))
                        .as("%s, %s", one, other)
                        .isEqualTo(one.equals(other));
            }
        }
    }

    @Test
    void numbersAreConvertedAsCodecsReadThem() {
        assertThat(JsonValue.parse("17").asInt()).isEqualTo(17);
        assertThat(JsonValue.parse("9007199254740993").asLong()).isEqualTo(9007199254740993L);
        assertThat(JsonValue.parse("0.10").asBigDecimal()).isEqualTo(new BigDecimal("0.10"));
        assertThat(JsonValue.parse("12345678901234567890").asBigInteger())
                .isEqualTo(new BigInteger("12345678901234567890"));
        assertThat(JsonValue.parse("1e-1").asDouble()).isEqualTo(0.1);
        assertThat(JsonValue.parse("true").asBoolean()).isTrue();
        assertThat(JsonValue.parse("\"\\n\"").asString()).isEqualTo("\n");
        assertThatThrownBy(() -> JsonValue.parse("1.0").asInt())
                .isInstanceOf(JsonMismatchException.class)
                .hasMessageStartingWith("Expected an integer but found 1.0");
        assertThatThrownBy(() -> JsonValue.parse("2147483648").asInt())
                .hasMessageStartingWith("The number 2147483648 is out of range for an int");
        assertThatThrownBy(() -> JsonValue.parse("1e999").asDouble()).isInstanceOf(JsonMismatchException.class);
        assertThatThrownBy(() -> JsonValue.parse("9".repeat(2_000)).asBigInteger())
                .hasMessageStartingWith("A number of more than 1000 digits");
        assertThatThrownBy(() -> JsonValue.parse("[1]").asString())
                .hasMessageStartingWith("Expected a string but found an array");
        assertThatThrownBy(() -> JsonNull.NULL.asBoolean()).isInstanceOf(JsonMismatchException.class);
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            value = {
                "/foo, `[\"bar\",\"baz\"]`",
                "/foo/0, \"bar\"",
                "/, 0",
                "/a~1b, 1",
                "/c%d, 2",
                "/e^f, 3",
                "/g|h, 4",
                "/i\\j, 5",
                "/k\"l, 6",
                "`/ `, 7",
                "/m~0n, 8"
            })
    void pointersAreThoseOfTheRfc(String pointer, String json) {
        assertThat(POINTED.at(pointer)).hasToString("Optional[" + json + "]");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/foo/2",
                "/foo/-",
                "/foo/00",
                "/foo/1e0",
                "/foo/",
                "/foo/4294967296",
                "/foo/12345678901",
                "/bar",
                "/bar/0",
                "/foo/0/0"
            })
    void pointersToAbsentValuesFindNothing(String pointer) {
        assertThat(POINTED.at(pointer)).isEmpty();
    }

    @Test
    void aPointerIsEmptyOrBeginsWithASlashAndEscapesTildes() {
        assertThat(POINTED.at("")).contains(POINTED);
        for (String broken : List.of("foo", "/~", "/a~2", "/nowhere/~x")) {
            assertThatThrownBy(() -> POINTED.at(broken)).isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Test
    void treesAreBuilt() {
        JsonObject object = JsonObject.builder()
                .put("text", "a\"b")
                .put("number", 42)
                .put("yes", true)
                .put("list", JsonArray.of(JsonNumber.of(0.5), JsonNull.NULL, JsonNumber.of(new BigDecimal("1E+2"))))
                .put("text", "c")
                .put("float", 0.1f)
                .put("double", 0.1)
                .put("letter", 'x')
                .build();

        assertThat(object)
                .hasToString("{\"text\":\"c\",\"number\":42,\"yes\":true,\"list\":[0.5,null,1E+2],"
                        + "\"float\":0.1,\"double\":0.1,\"letter\":\"x\"}")
                .isEqualTo(JsonValue.parse(object.toString()))
                .isEqualTo(JsonObject.of(object.members()));
        assertThat(object.toBuilder().remove("list").remove("x").build().size()).isEqualTo(6);
        assertThat(object.get("yes")).contains(new JsonBoolean(true));
        assertThat(object.get("no")).isEmpty();
        assertThatThrownBy(() -> object.members().clear()).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> object.members().values().remove(JsonNull.NULL))
                .isInstanceOf(UnsupportedOperationException.class);
        JsonArray read = (JsonArray) JsonValue.parse("[1]");
        assertThatThrownBy(() -> read.elements().clear()).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> read.iterator().remove()).isInstanceOf(UnsupportedOperationException.class);
        assertThat(JsonNumber.of("-1.50").text()).isEqualTo("-1.50");
        for (String broken : List.of("", "01", "1.", "+1", " 1", "1 ", "NaN", "\u0661")) {
            assertThatThrownBy(() -> JsonNumber.of(broken)).isInstanceOf(IllegalArgumentException.class);
        }
        assertThatThrownBy(() -> JsonNumber.of(Double.NaN)).isInstanceOf(JsonException.class);
        assertThatThrownBy(() -> JsonNumber.of(Float.NaN)).isInstanceOf(JsonException.class);
        assertThat(JsonNumber.of(BigInteger.TWO.pow(70)).text()).isEqualTo("1180591620717411303424");
    }

    private static BigDecimal decimalWithString(String text) {
        return new BigDecimal("7") {
            private static final long serialVersionUID = 1;

            @Override
            public String toString() {
                return text;
            }
        };
    }

    @ParameterizedTest
    @ValueSource(strings = {"1,\"admin\":true", "", "x", "1 ", " 1", "01", "1.", "NaN", "\u0661", "1\n"})
    void aBigDecimalSubclassIsRejectedIfItsStringIsNotANumber(String text) {
        BigDecimal fraud = decimalWithString(text);

        assertThatThrownBy(() -> JsonNumber.of(fraud))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("No JSON number: " + text);
    }

    @Test
    void aBigDecimalSubclassIsWrittenAsItsString() {
        assertThat(JsonArray.of(JsonNumber.of(decimalWithString("-1.50E+7")))).hasToString("[-1.50E+7]");
    }

    @Test
    void treesAreConvertedToAndFromOtherTypes() {
        JsonValue value = JsonValue.of(Context.UNTYPED.list(), List.of(1, "a"));

        assertThat(value.read(Context.UNTYPED.list())).isEqualTo(List.of(1L, "a"));
        assertThat(JsonValue.CODEC.list().toJson(List.of(value, value))).isEqualTo("[[1,\"a\"],[1,\"a\"]]");
    }

    @Test
    void depthIsLimitedBothWays() {
        String deep = "[".repeat(512) + "]".repeat(512);
        JsonValue value = JsonValue.parse(deep);

        assertThat(value).hasToString(deep);
        assertThatThrownBy(() -> JsonValue.parse("[" + deep + "]")).isInstanceOf(JsonSyntaxException.class);
        assertThatThrownBy(() -> JsonArray.of(value).toJsonBytes()).isInstanceOf(JsonException.class);
    }

    @Test
    void aTreeReadUnderAHigherLimitCanBePrintedAndReadUnderThatLimit() {
        String deep = "[".repeat(5_000) + "]".repeat(5_000);
        Codec<JsonValue> codec =
                JsonValue.CODEC.with(JsonOptions.DEFAULT.withLimits(JsonLimits.DEFAULT.withMaxDepth(5_000)));
        JsonValue value = codec.fromJson(deep);

        assertThat(value).hasToString(deep);
        assertThat(value.read(codec)).isEqualTo(value);
        assertThatThrownBy(value::toJsonBytes).isInstanceOf(JsonException.class);
        assertThatThrownBy(() -> value.read(JsonValue.CODEC)).isInstanceOf(JsonSyntaxException.class);
        assertThatThrownBy(value::asInt)
                .isInstanceOf(JsonMismatchException.class)
                .hasMessageContaining("found an array");
    }

    @Test
    void toStringWorksForTreesWithoutAJsonForm() {
        JsonValue half = JsonObject.builder().put("a", "\uD83D").build();

        assertThat(half.toString()).startsWith("JsonObject, no JSON: The string holds half of a surrogate pair");
        assertThat(new JsonString("\uDE00").toString()).startsWith("JsonString, no JSON: ");
        assertThatThrownBy(half::toJsonBytes).isInstanceOf(JsonException.class);
        assertThatThrownBy(half::asInt)
                .isInstanceOf(JsonMismatchException.class)
                .hasMessageContaining("found an object");
    }

    /** Below this number of levels another reader takes over, which keeps unfinished values on an explicit stack. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "[[],{},[{}],1]",
                "{\"a\":{},\"b\":[],\"c\":null}",
                "[1,[2,[3,\"x\"],true],{\"b\":{\"a\":1.50},\"a\":[false,null]},-0.0]",
                " [ { \"\" : [ \"\\u00e9\" , 1E400 ] , \"a\" : { \"z\" : 1 , \"y\" : 2 } } , [ ] ] "
            })
    void deeplyNestedValuesAreReadLikeOthers(String json) {
        JsonValue expected = JsonValue.parse(json);
        for (int levels = Nesting.MAX_CALLS - 3; levels < Nesting.MAX_CALLS + 3; levels++) {
            JsonValue value = JsonValue.parse("[0,".repeat(levels) + json + "]".repeat(levels));
            assertThat(value).hasToString("[0,".repeat(levels) + expected + "]".repeat(levels));
            for (int i = 0; i < levels; i++) {
                value = ((JsonArray) value).get(1);
            }
            assertThat(value).isEqualTo(expected).hasToString(expected.toString());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[1 2]",
                "[1,]",
                "[,1]",
                "{\"a\"}",
                "{\"a\":}",
                "{\"a\":1,}",
                "{\"a\":1,\"b\":{\"c\":[1,{\"d\":1,\"d\":2}]}}",
                "{\"a\":1,\"a\":[]}",
                "[}",
                "{]",
                "[[1}]",
                "[nul]",
                "{1:2}",
                "[\"\\x\"]",
                "[01]"
            })
    void errorsInDeeplyNestedValuesAreReportedLikeOthers(String json) {
        JsonException expected = catchThrowableOfType(JsonException.class, () -> JsonValue.parse(json));
        for (int levels = Nesting.MAX_CALLS - 3; levels < Nesting.MAX_CALLS + 3; levels++) {
            String deep = "[".repeat(levels) + json + "]".repeat(levels);
            JsonException actual = catchThrowableOfType(JsonException.class, () -> JsonValue.parse(deep));
            assertThat(actual.code()).isEqualTo(expected.code());
            assertThat(actual.offset()).isEqualTo(expected.offset() + levels);
        }
    }

    /** RFC 7396, appendix A. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{\"a\":\"b\"} | {\"a\":\"c\"} | {\"a\":\"c\"}",
                "{\"a\":\"b\"} | {\"b\":\"c\"} | {\"a\":\"b\",\"b\":\"c\"}",
                "{\"a\":\"b\"} | {\"a\":null} | {}",
                "{\"a\":\"b\",\"b\":\"c\"} | {\"a\":null} | {\"b\":\"c\"}",
                "{\"a\":[\"b\"]} | {\"a\":\"c\"} | {\"a\":\"c\"}",
                "{\"a\":\"c\"} | {\"a\":[\"b\"]} | {\"a\":[\"b\"]}",
                "{\"a\":{\"b\":\"c\"}} | {\"a\":{\"b\":\"d\",\"c\":null}} | {\"a\":{\"b\":\"d\"}}",
                "{\"a\":[{\"b\":\"c\"}]} | {\"a\":[1]} | {\"a\":[1]}",
                "[\"a\",\"b\"] | [\"c\",\"d\"] | [\"c\",\"d\"]",
                "{\"a\":\"b\"} | [\"c\"] | [\"c\"]",
                "{\"a\":\"foo\"} | null | null",
                "{\"a\":\"foo\"} | \"bar\" | \"bar\"",
                "{\"e\":null} | {\"a\":1} | {\"e\":null,\"a\":1}",
                "[1,2] | {\"a\":\"b\",\"c\":null} | {\"a\":\"b\"}",
                "{} | {\"a\":{\"bb\":{\"ccc\":null}}} | {\"a\":{\"bb\":{}}}"
            })
    void patchesAreMergedAsInTheRfc(String target, String patch, String result) {
        JsonValue merged = JsonValue.parse(target).mergePatch(JsonValue.parse(patch));

        assertThat(merged).hasToString(result);
        assertThat(JsonValue.CODEC.merge(
                        JsonValue.parse(target), patch.getBytes(java.nio.charset.StandardCharsets.UTF_8)))
                .isEqualTo(merged);
    }

    @Test
    void theObjectsOfAnArrayShareTheStringsOfTheirNames() {
        String json = "{\"sku\":1,\"price\":2},".repeat(100);
        List<JsonValue> objects = ((JsonArray) JsonValue.parse("[" + json + "{}]")).elements();
        Iterator<String> first =
                ((JsonObject) objects.get(98)).members().keySet().iterator();
        Iterator<String> second =
                ((JsonObject) objects.get(97)).members().keySet().iterator();

        assertThat(first.next()).isEqualTo("sku").isSameAs(second.next());
        assertThat(first.next()).isEqualTo("price").isSameAs(second.next());
        assertThatThrownBy(() -> JsonValue.parse("[" + json + "{\"sku\":1,\"sku\":2}," + json + "{}]"))
                .isInstanceOfSatisfying(
                        JsonException.class, e -> assertThat(e.path()).isEqualTo("$[100].sku"));
    }
}
