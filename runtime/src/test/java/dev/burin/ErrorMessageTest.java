package dev.burin;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_16BE;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.burin.codegen.MemberName;
import dev.burin.codegen.MemberTable;
import dev.burin.codegen.value.EnumNumbers;
import dev.burin.codegen.value.EnumTable;
import dev.burin.codegen.value.Keys;
import dev.burin.codegen.value.Values;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Messages are short, printable, about the document and nothing else, and point at the value concerned. */
class ErrorMessageTest {
    private static final int MAX_CHARS = 500;
    private static final String HUGE = "\u001B[31m\n\u00e4\u2028x".repeat(100_000);

    private enum Size {
        SMALL,
        LARGE
    }

    private static final EnumTable<Size> SIZES = EnumTable.of(Size.values(), "small", "large");

    private static final KeyCodec<String> REFUSING_KEYS = new KeyCodec<>() {
        @Override
        public String toName(String key) {
            return key;
        }

        @Override
        public String fromName(String name) {
            throw new IllegalArgumentException(name);
        }
    };

    @ParameterizedTest
    @ValueSource(strings = {"", "1", "[1]", "\"a\"", "{}"})
    void errorsAboutANameThatWasNotReadAreProgrammingErrors(String json) {
        JsonReader in = JsonReader.of(json.getBytes(UTF_8));
        List<Supplier<JsonMismatchException>> problems =
                List.of(in::duplicateName, () -> in.unknownMember("Line"), () -> in.invalidKey("a key"));

        for (Supplier<JsonMismatchException> problem : problems) {
            assertThatThrownBy(problem::get)
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageStartingWith("No member name has been read");
        }
        for (JsonException problem :
                List.of(in.mismatch("a line"), in.invalidText("a text"), in.missing("Line", 0, 0))) {
            assertThat(problem.offset()).isZero();
        }
    }

    @Test
    void anythingButAMemberNameIsASyntaxError() {
        for (String json : List.of("", "7", "{}")) {
            for (Consumer<JsonReader> read : List.<Consumer<JsonReader>>of(JsonReader::readName, Keys::readInt)) {
                assertThatThrownBy(() -> read.accept(JsonReader.of(json.getBytes(UTF_8))))
                        .isInstanceOf(JsonSyntaxException.class)
                        .hasMessageContaining("Expected a member name in quotes");
            }
        }
    }

    /** A codec by hand that is wrong must not make the reader accept a document that is wrong. */
    @Test
    void aStringThatIsNoMemberNameIsNotReadAsOne() {
        for (Consumer<JsonReader> read : List.<Consumer<JsonReader>>of(
                JsonReader::readName, JsonReader::readRepeatedName, JsonReader::readNameSlice)) {
            JsonReader asValue = JsonReader.of("{\"a\":\"b\":1}".getBytes(UTF_8));
            asValue.beginObject();
            asValue.readName();
            assertNoNameAt(5, asValue, read);

            JsonReader withoutComma = JsonReader.of("{\"a\":{}\"b\":1}".getBytes(UTF_8));
            withoutComma.beginObject();
            withoutComma.readName();
            withoutComma.beginObject();
            assertNoNameAt(7, withoutComma, read);

            assertNoNameAt(0, JsonReader.of("\"a\":1".getBytes(UTF_8)), read);
        }
    }

    private static void assertNoNameAt(int offset, JsonReader in, Consumer<JsonReader> read) {
        assertThatThrownBy(() -> read.accept(in))
                .isInstanceOfSatisfying(
                        JsonSyntaxException.class, e -> assertThat(e.offset()).isEqualTo(offset))
                .hasMessageContaining("Expected a comma or brace before a member name but found the string");
    }

    @Test
    void missingMembersOfALargeTypeAreNamed() {
        MemberName[][] names = {{MemberName.of("a"), MemberName.of("b")}, {MemberName.of("c"), MemberName.of("d")}};
        JsonReader in = JsonReader.of("{}".getBytes(UTF_8));
        in.beginObject();

        assertThat(in.missing("Line", new long[] {2, 1}, new long[] {3, 3}, names))
                .hasMessageContaining("Line.a, Line.d are required but missing");
    }

    @Test
    void whatAMakerReturnsMustNotBeNull() {
        JsonReader in = JsonReader.of("1".getBytes(UTF_8));

        assertThat(in.made("x", "Line.of")).isEqualTo("x");
        assertThatThrownBy(() -> in.made(null, "Line.of"))
                .isInstanceOf(JsonMismatchException.class)
                .hasMessageContaining("Line.of returned null");
    }

    @Test
    void onlyTheMembersThatAreMissingAreNamed() {
        MemberName[] names = {MemberName.of("a"), MemberName.of("b"), MemberName.of("c")};
        JsonReader in = JsonReader.of("{}".getBytes(UTF_8));
        in.beginObject();

        assertThat(in.missing("T", 0b0100, 0b1110, names)).hasMessageContaining("T.a, T.c are required but missing");
        assertThat(in.missing("T", 0b0110, 0b1110, names)).hasMessageContaining("T.c is required but missing");
    }

    @Test
    void theOffendingCharacterOfAStringIsShownAsACharacter() {
        assertThat(messageOfString("\"\\u12\"")).contains("digits: found '\"', at");
        assertThat(messageOfString("\"\\u12\",\"x\"")).contains("digits: found '\"', at");
        assertThat(messageOfString("\"\\u{12}\"")).contains("digits: found '{', at");
        assertThat(messageOfString("\"\\[\"")).contains("written \\\\): found '[', at");
        assertThat(messageOfString("\"\\x\"")).contains("written \\\\): found x, at");
        assertThat(messageOfString("\"\\ü\"")).contains("written \\\\): found '\\u{FC}', at");
        assertThat(messageOfString("\"a\nb\"")).contains("in strings: found '\\x0A', at");
    }

    @Test
    void messagesSayWhatIsWrongWithAnEscape() {
        String surrogate = "Half of a surrogate pair \\uD800 stands alone";
        assertThat(messageOfString("\"\\q\"")).startsWith("Invalid escape (a backslash itself is written \\\\)");
        assertThat(messageOfString("\"\\\\\\q\"")).startsWith("Invalid escape");
        assertThat(messageOfString("\"\\u00g0\"")).startsWith("The escape \\u takes four hexadecimal digits");
        assertThat(messageOfString("\"\\u00\\n\"")).startsWith("The escape \\u takes four hexadecimal digits");
        assertThat(messageOfString("\"\\\\u12\\uD800\"")).startsWith(surrogate);
        assertThat(messageOfString("\"\\uD800\"")).startsWith(surrogate);
        assertThat(messageOfString("\"\\uD800\\u0041\"")).startsWith(surrogate);
        assertThat(messageOfString("\"u12\\uD800\"")).startsWith(surrogate);
        assertThat(messageOfString("\"\u001f\"")).startsWith("Control characters must be escaped");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    01         | Invalid number (a number has no leading zeros): found 1
                    -00        | Invalid number (a number has no leading zeros): found 0
                    1.         | Expected a digit but the document ends here
                    [1.]       | Invalid number (a digit follows the decimal point): found ']'
                    1.e5       | Invalid number (a digit follows the decimal point): found e5
                    [1e]       | Invalid number (an exponent has a digit): found ']'
                    [1E+x]     | Invalid number (a digit follows the sign): found x
                    --1        | Invalid number (a digit follows the sign): found -1
                    -Infinity  | Invalid number (a digit follows the sign): found Infinity
                    .5         | Expected a value but found .5 (a number begins with a digit)
                    +1         | Expected a value but found +1 (a number has no leading plus sign)
                    NaN        | Expected a value but found NaN (JSON has no number for it)
                    True       | Expected a value but found True (the literals of JSON are true, false and null)
                    undefined  | Expected a value but found undefined (the literals of JSON are true, false and null)
                    Trueness   | Expected a value but found Trueness
                    [1 true]   | Expected a comma or the end of the array but found true
                    [1 TRUE]   | Expected a comma or the end of the array but found TRUE (the literals of JSON are true, false and null)
                    {"a" null} | Expected a colon but found null
                    {false}    | Expected a member name in quotes but found false
                    'a'        | Expected a value but found ''' (JSON has strings in double quotes only)
                    {'a':1}    | Expected a member name in quotes but found ''' (JSON has strings in double quotes only)
                    // a       | Expected a value but found '/' (JSON has no comments)
                    {} # a     | Expected the end of the document but found '#' (JSON has no comments)
                    [1 , ]     | Expected a value but found ']' (a comma stands between two members or elements only)
                    [1,,2]     | Expected a value but found ',' (a comma stands between two members or elements only)
                    [,1]       | Expected a value but found ',' (a comma stands between two members or elements only)
                    [1}        | Expected a comma or the end of the array but found '}'
                    [1,}       | Expected a value but found '}'
                    {"a":]     | Expected a value but found ']'
                    {"a":,}    | Expected a value but found ','
                    {"a":1,}   | Expected a member name in quotes but found '}' (a comma stands between two members or elements only)
                    {,}        | Expected a member name in quotes but found ',' (a comma stands between two members or elements only)
                    ]          | Expected a value but found ']'
                    ß          | Expected a value but found '\\u{DF}'
                    "ß         | Expected the closing quote of a string but the document ends here
                    """)
    void theSyntaxOfOtherNotationsIsExplained(String json, String message) {
        assertThatThrownBy(() -> JsonValue.parse(json))
                .isInstanceOf(JsonSyntaxException.class)
                .hasMessageStartingWith(message + ", at ");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    [1 true]   | a boolean
                    [1 false   | a boolean
                    [1 null,2] | null
                    [1 trueish]| something else
                    [1 false0] | something else
                    [1 nullx]  | something else
                    """)
    void aWordThatOnlyBeginsLikeALiteralIsNoneWithoutContentEither(String json, String found) {
        Codec<JsonValue> hiding = JsonValue.CODEC.with(JsonOptions.DEFAULT.withContentInErrors(false));

        assertThatThrownBy(() -> hiding.fromJson(json))
                .isInstanceOf(JsonSyntaxException.class)
                .hasMessageStartingWith("Expected a comma or the end of the array but found " + found + ", at ");
    }

    @Test
    void whatOnlyBeginsLikeNullIsNotSaidToBeNull() {
        assertThatThrownBy(() -> reader("nullx").readInt())
                .hasMessageStartingWith("Expected an int but found nullx, at ");
        assertThatThrownBy(() -> reader("null").readInt())
                .hasMessageStartingWith("Expected an int but found null (a boxed type that may be null accepts it");
    }

    @Test
    void longExcerptsAreCutBetweenCharacters() {
        String letters = "ß".repeat(40);

        assertThatThrownBy(() -> reader("\"" + letters + "\"").readInt())
                .hasMessageStartingWith("Expected an int but found the string \"" + "\\u{DF}".repeat(15) + "...\"");
        assertThatThrownBy(() -> reader("1".repeat(33)).readString())
                .hasMessageStartingWith("Expected a string but found " + "1".repeat(33) + ", at");
        assertThatThrownBy(() -> reader("1".repeat(34)).readString())
                .hasMessageStartingWith("Expected a string but found " + "1".repeat(32) + "..., at");
        JsonReader text = reader("\"x" + letters + "\"");
        text.readText("a text");
        assertThat(text.invalidText("another text"))
                .hasMessageStartingWith("Expected another text but found \"x" + "\\u{DF}".repeat(31) + "...\", at");
    }

    @Test
    void excerptsOfStringsEndAtTheirClosingQuote() {
        assertThatThrownBy(() -> reader("\"x\\\"y\",\"z\"").readInt())
                .hasMessageStartingWith("Expected an int but found the string \"x\\\"y\", at");
        assertThatThrownBy(() -> reader("\"x\\\\\",\"z\"").readInt())
                .hasMessageStartingWith("Expected an int but found the string \"x\\\\\", at");
        assertThatThrownBy(() -> reader("\"" + "\\\"".repeat(16) + "\"").readInt())
                .hasMessageStartingWith("Expected an int but found the string \"" + "\\\"".repeat(15) + "...\"");
    }

    @Test
    void excerptsDoNotEndWithinAnEscape() {
        for (int letters = 0; letters < 12; letters++) {
            String text = "x".repeat(letters) + "\\u00e9".repeat(10);
            int shown = (31 - letters) / 6;
            assertThatThrownBy(() -> reader("\"" + text + "\"").readInt())
                    .hasMessageStartingWith("Expected an int but found the string \""
                            + text.substring(0, letters + 6 * shown) + "...\"");
        }
    }

    private static JsonReader reader(String json) {
        return JsonReader.of(json.getBytes(UTF_8));
    }

    @Test
    void aSimilarNameIsSuggestedUnlessContentInErrorsIsOff() {
        MemberTable members = MemberTable.of(MemberName.of("lines"), MemberName.of("price"));

        assertThat(unknown("{\"lnies\":1}", members, JsonOptions.DEFAULT))
                .startsWith("The member \"lnies\" is unknown to Order (did you mean \"lines\"?), at");
        assertThat(unknown("{\"other\":1}", members, JsonOptions.DEFAULT))
                .startsWith("The member \"other\" is unknown to Order, at");
        assertThat(unknown("{\"" + "lines".repeat(100_000) + "\":1}", members, JsonOptions.DEFAULT))
                .contains("is unknown to Order, at");
        assertThat(unknown("{\"lnies\":1}", members, JsonOptions.DEFAULT.withContentInErrors(false)))
                .startsWith("The member is unknown to Order, at");
    }

    private static String unknown(String json, MemberTable members, JsonOptions options) {
        byte[] document = json.getBytes(UTF_8);
        JsonReader in = JsonReader.of(document, 0, document.length, options);
        in.beginObject();
        in.nextMember();
        return in.unknownMember("Order", members).getMessage();
    }

    private static String messageOfString(String json) {
        JsonReader in = JsonReader.of(json.getBytes(UTF_8));
        return catchThrowableOfType(JsonSyntaxException.class, in::readString).getMessage();
    }

    @Test
    void messagesStayShortAndPrintable() {
        String escaped = HUGE.replace("\u001B", "\\u001b").replace("\n", "\\n");
        String name = "{\"" + escaped + "\":";

        assertHarmless(name + "x", Values::readUntyped);
        assertHarmless(name.repeat(3) + "x", Values::readUntyped);
        assertHarmless(name.repeat(3) + "x", JsonReader::skipValue);
        assertHarmless(name + "1,\"" + escaped + "\":2}", Values::readUntyped);
        assertHarmless("\"" + escaped + "\"", JsonReader::readInt);
        assertHarmless("\"" + escaped + "\"", SIZES::read);
        assertHarmless("\"" + escaped + "\"", Values::readUuid);
        assertHarmless("\"" + escaped + "\"", Values::readBase64);
        assertHarmless("\"" + escaped + "\"", JsonReader::readChar);
        assertHarmless("9".repeat(100_000), JsonReader::readLong);
        assertHarmless("1" + "0".repeat(100_000) + ".0", JsonReader::readDouble);
        assertHarmless("a".repeat(100_000), Values::readUntyped);
        assertHarmless("\u0001\u001B\u007F\u0085\u202E", Values::readUntyped);
        assertHarmless(HUGE, Values::readUntyped);
        assertHarmless(name + "1}", in -> LineCodec.INSTANCE.map(REFUSING_KEYS).read(in));
        assertHarmless(name + "1}", in -> {
            in.beginObject();
            Keys.readInt(in);
        });
        assertHarmless(name + "1}", in -> {
            in.beginObject();
            in.nextMember();
            throw in.unknownMember(HUGE);
        });
    }

    @Test
    void messagesStayShortWhateverTheTypeIsCalled() {
        MemberName[] names = new MemberName[64];
        Arrays.setAll(names, i -> MemberName.of("größe" + i));

        assertHarmless("{}", in -> {
            in.beginObject();
            throw in.missing("Größentabelle", 0, -1L, names);
        });
        assertHarmless("1", in -> {
            in.readInt();
            throw in.mismatch(HUGE);
        });
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    "medium"    | 6  | Expected one of small, large but found "medium", at $[1] (line 2, column 2).
                    "\\"a\\\\"  | 6  | Expected one of small, large but found ""a\\", at $[1] (line 2, column 2).
                    ""          | 6  | Expected one of small, large but found "", at $[1] (line 2, column 2).
                    "gr\u00f6\u00dfer" | 6 | Expected one of small, large but found "gr\\u{F6}\\u{DF}er", at $[1] (line 2, column 2).
                    1           | 6  | Expected one of small, large but found 1, at $[1] (line 2, column 2).
                    """)
    void aStringThatIsNoConstantIsReportedWhereItBegins(String value, long offset, String message) {
        JsonException e = catchThrowableOfType(JsonException.class, () -> second(value, SIZES::read));

        assertThat(e).hasMessage(message);
        assertThat(e.offset()).isEqualTo(offset);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    7
                    -1.5e+3
                    true
                    "x \\" y"
                    ""
                    """)
    void aValueThatACodecRefusesIsReportedWhereItBegins(String value) {
        JsonException e = catchThrowableOfType(
                JsonException.class,
                () -> second(value, in -> {
                    Values.readUntyped(in);
                    throw in.mismatch("another value");
                }));

        assertThat(e)
                .hasMessageMatching("Expected another value but found (the string \".*\"|[^\"]+)"
                        + Pattern.quote(", at $[1] (line 2, column 2)."));
        assertThat(e.offset()).isEqualTo(6);
    }

    @ParameterizedTest
    @ValueSource(strings = {"{}", "[]", "{\"a\":1}", "[true]"})
    void anArrayOrObjectThatACodecRefusesIsReportedWhereItEnds(String value) {
        JsonException e = catchThrowableOfType(
                JsonException.class,
                () -> second(value, in -> {
                    in.skipValue();
                    throw in.mismatch("another value");
                }));

        assertThat(e.offset()).isEqualTo(6 + value.length() - 1);
        assertThat(e.path()).isEqualTo("$[1]");
    }

    @Test
    void anIntegerAtTheEndOfTheDocumentCanBeOutOfRange() {
        assertThatThrownBy(() -> JsonReader.of("300".getBytes(UTF_8)).readByte())
                .hasMessage("The number 300 is out of range for a byte, at $ (line 1, column 1).");
    }

    @Test
    void aNumberThatContinuesAfterAnIntegerIsReportedAsAWhole() {
        for (String json : List.of("[1.]", "[1e]", "[1.x]")) {
            assertThatThrownBy(() -> second(json, ErrorMessageTest::readInts))
                    .isInstanceOfSatisfying(JsonSyntaxException.class, e -> assertThat(e.code())
                            .isEqualTo(JsonErrorCode.INVALID_NUMBER));
        }
        assertThatThrownBy(() -> second("[1.5]", ErrorMessageTest::readInts))
                .hasMessageStartingWith("Expected an integer but found 1.5, at $[1][0]");
    }

    private static void readInts(JsonReader in) {
        for (boolean hasNext = in.beginArray(); hasNext; hasNext = in.nextElement()) {
            in.readInt();
        }
    }

    @Test
    void aNumberThatIsNoConstantIsReportedWhereItBegins() {
        EnumNumbers<Size> numbers = EnumNumbers.of(Size.values(), Size::ordinal);

        assertThatThrownBy(() -> second("-12", numbers::read))
                .isInstanceOfSatisfying(
                        JsonMismatchException.class, e -> assertThat(e.offset()).isEqualTo(6));
    }

    @Test
    void whatIsNoNumberIsReportedWithTheNumbersOfTheConstants() {
        EnumNumbers<Size> numbers = EnumNumbers.of(Size.values(), Size::ordinal);
        EnumNumbers<Size> withFallback = numbers.orElse(Size.SMALL);
        String constants = "one of 0 (SMALL), 1 (LARGE)";

        assertThatThrownBy(() -> numbers.read(reader("\"1\"")))
                .hasMessageStartingWith("Expected " + constants + " but found the string \"1\", at")
                .isInstanceOfSatisfying(
                        JsonMismatchException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.TYPE_MISMATCH));
        assertThatThrownBy(() -> numbers.read(reader("null")))
                .hasMessageStartingWith("Expected " + constants + " but found null, at");
        assertThatThrownBy(() -> numbers.readOrNull(reader("{}")))
                .hasMessageStartingWith("Expected " + constants + " but found an object, at");
        assertThatThrownBy(() -> withFallback.read(reader("\"1\"")))
                .hasMessageStartingWith("Expected an integer but found the string \"1\", at");
        assertThatThrownBy(() -> numbers.read(reader("99999999999999999999")))
                .hasMessageStartingWith("The number 99999999999999999999 is out of range for a long, at");
    }

    @Test
    void aNameThatIsNoNumberIsReportedWithTheNumbersOfTheConstants() {
        EnumNumbers<Size> numbers = EnumNumbers.of(Size.values(), Size::ordinal);

        assertThatThrownBy(() -> {
                    JsonReader in = reader("{\"x\":1}");
                    in.beginObject();
                    numbers.readName(in);
                })
                .hasMessageContaining("one of 0 (SMALL), 1 (LARGE)")
                .hasMessageContaining("\"x\"");
    }

    @Test
    void nothingOutsideThePartIsEverShown() {
        byte[] document = "{\"sku\":\"ab\",\"count\":12,\"tags\":[\"\\u00e9\",null]}".getBytes(UTF_8);
        byte[] secret = "ZQ".repeat(20).getBytes(US_ASCII);
        byte[] bytes = new byte[document.length + 2 * secret.length];
        for (int length = 0; length < document.length; length++) {
            System.arraycopy(secret, 0, bytes, 0, secret.length);
            System.arraycopy(document, 0, bytes, secret.length, length);
            System.arraycopy(secret, 0, bytes, secret.length + length, secret.length);
            int cut = length;
            assertThatThrownBy(() -> LineCodec.INSTANCE.fromJson(bytes, secret.length, cut))
                    .isInstanceOf(JsonSyntaxException.class)
                    .message()
                    .as("cut at %d", cut)
                    .doesNotContain("Z", "Q");
        }
    }

    @Test
    void onlyTheFirstByteOfAnotherEncodingGetsTheHint() {
        List<byte[]> encoded = List.of(
                "\uFEFF{\"a\":1}".getBytes(UTF_8),
                "{\"a\":1}".getBytes(UTF_16),
                "{\"a\":1}".getBytes(UTF_16LE),
                "{\"a\":1}".getBytes(UTF_16BE));

        for (byte[] json : encoded) {
            for (Consumer<byte[]> read : List.<Consumer<byte[]>>of(
                    LineCodec.INSTANCE::fromJson,
                    bytes -> JsonReader.of(bytes).skipValue(),
                    bytes -> Values.readUntyped(JsonReader.of(bytes)))) {
                assertThatThrownBy(() -> read.accept(json))
                        .isInstanceOf(JsonSyntaxException.class)
                        .hasMessageContaining("JSON is UTF-8 without a byte order mark");
            }
        }
        assertThatThrownBy(() -> LineCodec.INSTANCE.fromJson("{\uFEFF\"a\":1}"))
                .message()
                .doesNotContain("byte order mark");
    }

    private static void second(String value, Consumer<JsonReader> read) {
        JsonReader in = JsonReader.of(("[0, \n" + " " + value + " ]").getBytes(UTF_8));
        in.beginArray();
        in.readInt();
        in.nextElement();
        read.accept(in);
    }

    private static void assertHarmless(String json, Consumer<JsonReader> read) {
        JsonException e =
                catchThrowableOfType(JsonException.class, () -> read.accept(JsonReader.of(json.getBytes(UTF_8))));
        assertThat(e).isNotNull();
        assertThat(e.getMessage()).hasSizeLessThanOrEqualTo(MAX_CHARS).matches("[ -~]*");
        assertThat(e.path()).hasSizeLessThanOrEqualTo(200).matches("[ -~]*");
    }
}
