package dev.burin.codegen.value;

import static dev.burin.codegen.value.RoundTrip.reader;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.JsonErrorCode;
import dev.burin.JsonMismatchException;
import dev.burin.JsonOptions;
import dev.burin.JsonReader;
import dev.burin.attack.Collisions;
import dev.burin.codegen.MemberName;
import dev.burin.codegen.NameHash;
import java.time.Month;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** What the tables of enums reject: their strings may be known only at run time. */
class EnumTableTest {

    private static final byte[] UNKNOWN = {'"', '?', '"'};

    private enum Size {
        SMALL,
        LARGE {}
    }

    private enum None {}

    @Test
    void twoConstantsWithOneStringAreRejected() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> EnumTable.of(Size.values(), "x", "x"))
                .withMessageContainingAll("Size.SMALL", "Size.LARGE", "\"x\"");
    }

    @Test
    void anAliasThatIsTheStringOfAnotherConstantIsRejected() {
        EnumTable<Size> table = EnumTable.of(Size.values(), "small", "large");

        assertThatIllegalArgumentException()
                .isThrownBy(() -> table.alias("small", Size.LARGE))
                .withMessageContainingAll("Size.SMALL", "Size.LARGE", "\"small\"");
        assertThatCode(() -> table.alias("small", Size.SMALL)).doesNotThrowAnyException();
    }

    @Test
    void allAliasesMayBeGivenAtOnce() {
        EnumTable<Size> table = EnumTable.of(Size.values(), "small", "large");
        EnumTable<Size> more = table.aliases(new String[] {"s", "tiny"}, new String[] {});

        assertThat(more.read(reader("\"tiny\""))).isEqualTo(Size.SMALL);
        assertThat(more.read(reader("\"large\""))).isEqualTo(Size.LARGE);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> table.aliases(new String[] {"s"}, new String[] {"small"}))
                .withMessageContainingAll("Size.SMALL", "Size.LARGE", "\"small\"");
    }

    @Test
    void anAliasThatIsTheStringOfItsOwnConstantChangesNothing() {
        EnumTable<Size> table = EnumTable.of(Size.values(), "small", "large").alias("small", Size.SMALL);

        assertThat(table.read(reader("\"small\""))).isEqualTo(Size.SMALL);
        assertThat(table.read(reader("\"large\""))).isEqualTo(Size.LARGE);
    }

    @Test
    void stringsAreReadAmidOtherBytes() {
        EnumTable<Size> table = EnumTable.of(Size.values(), "s", "large").alias("a very large one", Size.LARGE);

        for (String text :
                new String[] {"s", "\\u0073", "large", "l\\u0061rge", "a very large one", "a very l\\u0061rge one"}) {
            for (int before : new int[] {0, 1, 7, 8, 20}) {
                for (int after : new int[] {0, 1, 7, 8, 20}) {
                    String json = '"' + text + '"';
                    byte[] bytes = ("\"".repeat(before) + json + "x".repeat(after)).getBytes(UTF_8);
                    JsonReader in = JsonReader.of(bytes, before, json.length(), JsonOptions.DEFAULT);

                    Size expected = "s".equals(text) || text.endsWith("73") ? Size.SMALL : Size.LARGE;
                    assertThat(in.endDocument(table.read(in))).as(json).isEqualTo(expected);
                }
            }
        }
    }

    @Test
    void eachConstantHasOneString() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> EnumTable.of(Size.values(), "small"))
                .withMessageContainingAll("1 ", "2 ");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> EnumTable.of(Size.values(), "small", "large", "huge"))
                .withMessageContainingAll("3 ", "2 ");
    }

    @Test
    @SuppressWarnings("NullAway") // a @JsonValue method of a user may return it
    void aConstantWithoutAStringIsNamed() {
        String[] texts = {"small", null};

        assertThatIllegalArgumentException()
                .isThrownBy(() -> EnumTable.of(Size.values(), texts))
                .withMessageContaining("Size.LARGE");
    }

    @Test
    @SuppressWarnings("NullAway") // a @JsonValue method of a user may return it
    void aConstantWithoutANumberIsNamed() {
        Long none = null;

        assertThatIllegalArgumentException()
                .isThrownBy(() -> EnumNumbers.of(Size.values(), size -> size == Size.SMALL ? 1L : none))
                .withMessageContaining("Size.LARGE");
    }

    @Test
    void twoConstantsWithOneNumberAreRejected() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> EnumNumbers.of(Size.values(), size -> 1))
                .withMessageContainingAll("SMALL", "LARGE", "number, 1:");
    }

    @Test
    void nullHasNoName() {
        EnumTable<Size> texts = EnumTable.of(Size.values(), "small", "large");
        EnumNumbers<Size> numbers = EnumNumbers.of(Size.values(), Size::ordinal);

        assertThat(texts.nameOf(Size.LARGE)).isEqualTo("large");
        assertThat(numbers.nameOf(Size.LARGE)).isEqualTo("1");
        assertThat(texts.nameOf(null)).isNull();
        assertThat(numbers.nameOf(null)).isNull();
    }

    @Test
    void messagesNameEightConstantsAtMost() {
        EnumTable<Month> months =
                EnumTable.of(Month.values(), "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12");

        assertThatThrownBy(() -> months.read(JsonReader.of(UNKNOWN)))
                .hasMessageContaining("one of 1, 2, 3, 4, 5, 6, 7, 8, ... but found \"?\"");
        assertThatThrownBy(() -> EnumTable.of(new None[0]).read(JsonReader.of(UNKNOWN)))
                .hasMessageContaining("the enum has none");
        assertThatThrownBy(() -> months.read(reader("13"))).hasMessageContaining("one of 1, 2, 3, 4, 5, 6, 7, 8, ...");
        assertThatThrownBy(() -> months.orElse(Month.MAY).read(reader("13"))).hasMessageContaining("Expected a string");
    }

    @Test
    void anUnpairedSurrogateIsRejected() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> EnumTable.of(Size.values(), "small", "lar\uD83Dge"))
                .withMessageContainingAll("Size.LARGE", "lar\\uD83Dge");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> MemberName.of("a\uDE00"))
                .withMessageContaining("a\\uDE00");
        assertThatCode(() -> MemberName.of("\uD83D\uDE00?")).doesNotThrowAnyException();
    }

    @Test
    void caseMattersUnlessItIsIgnored() {
        EnumTable<Size> exact = EnumTable.of(Size.values(), "small", "large");
        EnumTable<Size> any = exact.alias("tiny", Size.SMALL).ignoringCase();

        assertThat(any.read(reader("\"SmALL\""))).isEqualTo(Size.SMALL);
        assertThat(any.read(reader("\"small\""))).isEqualTo(Size.SMALL);
        assertThat(any.read(reader("\"T\\u0049NY\""))).isEqualTo(Size.SMALL);
        assertThat(any.readOrNull(reader("\"LARGE\""))).isEqualTo(Size.LARGE);
        assertThatThrownBy(() -> any.read(reader("\"larger\""))).hasMessageContaining("one of small, large");
        assertThatThrownBy(() -> exact.read(reader("\"SMALL\""))).hasMessageContaining("one of small, large");
    }

    @Test
    void onlyAsciiLettersAreComparedIgnoringCase() {
        EnumTable<Size> any = EnumTable.of(Size.values(), "KISS", "\u00e4pfel").ignoringCase();

        assertThat(any.read(reader("\"kiss\""))).isEqualTo(Size.SMALL);
        assertThat(any.read(reader("\"\u00c4PFEL\""))).isEqualTo(Size.LARGE);
        for (String other : List.of("\u212aiss", "k\u0131ss", "k\u0130ss", "ki\u017fs", "\u00e4pf\u00c9l")) {
            assertThatThrownBy(() -> any.read(reader("\"" + other + "\""))).isInstanceOf(JsonMismatchException.class);
        }
    }

    @Test
    void stringsThatDifferOnlyInCaseAreRejectedIfCaseIsIgnored() {
        for (String text : new String[] {"a", "b", "c", "d", "e", "x"}) { // whatever the order of their hashes
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> EnumTable.of(Size.values(), text, text.toUpperCase(Locale.ROOT))
                            .ignoringCase())
                    .withMessageContaining("Size.SMALL and Size.LARGE have JSON strings that differ in case only");
        }
        assertThatCode(() -> EnumTable.of(Size.values(), "x", "y")
                        .alias("X", Size.SMALL)
                        .ignoringCase())
                .doesNotThrowAnyException();
    }

    @Test
    void unknownStringsAndNumbersAreTheFallbackOrNull() {
        EnumTable<Size> texts = EnumTable.of(Size.values(), "small", "large");
        EnumNumbers<Size> numbers = EnumNumbers.of(Size.values(), Size::ordinal);

        assertThat(texts.orElse(Size.LARGE).read(reader("\"?\""))).isEqualTo(Size.LARGE);
        assertThat(texts.readOrNull(reader("\"?\""))).isNull();
        assertThat(texts.readOrNull(reader("null"))).isNull();
        assertThat(numbers.orElse(Size.LARGE).read(reader("7"))).isEqualTo(Size.LARGE);
        assertThat(numbers.readOrNull(reader("7"))).isNull();
        assertThat(numbers.readOrNull(reader("null"))).isNull();
        assertThatThrownBy(() -> numbers.read(reader("-1"))).isInstanceOf(JsonMismatchException.class);
        assertThatThrownBy(() -> texts.readOrNull(reader("7"))).isInstanceOf(JsonMismatchException.class);
    }

    @Test
    void stringsWithTheHashOfAConstantAreUnknown() {
        EnumTable<Size> exact = EnumTable.of(Size.values(), "small", "large")
                .alias("tiny", Size.SMALL)
                .alias("größer", Size.LARGE);
        for (String known : List.of("small", "large", "tiny", "größer")) {
            for (String other : Collisions.ofNameHash(known, 100)) {
                assertThat(NameHash.of(other)).isEqualTo(NameHash.of(known));
                assertUnknown(exact, other);
                assertUnknown(exact.ignoringCase(), other);
            }
        }
    }

    @Test
    void constantsWithOneHashAreToldApart() {
        List<String> texts = Collisions.ofNameHash("small", 20);
        EnumTable<Size> table = EnumTable.of(Size.values(), texts.get(0), texts.get(1))
                .alias("small", Size.SMALL)
                .alias(texts.get(2), Size.LARGE);

        assertThat(new HashSet<>(texts)).hasSize(20).doesNotContain("small");
        for (EnumTable<Size> each : List.of(table, table.ignoringCase())) {
            assertKnown(each, texts.get(0), Size.SMALL);
            assertKnown(each, texts.get(1), Size.LARGE);
            assertKnown(each, "small", Size.SMALL);
            assertKnown(each, texts.get(2), Size.LARGE);
            texts.subList(3, texts.size()).forEach(other -> assertUnknown(each, other));
        }
    }

    private static void assertKnown(EnumTable<Size> table, String text, Size constant) {
        for (String spelling : List.of(text, escaped(text))) {
            assertThat(table.read(text(spelling))).isEqualTo(constant);
            assertThat(table.readOrNull(text(spelling))).isEqualTo(constant);
            assertThat(table.readName(name(spelling))).isEqualTo(constant);
        }
    }

    private static void assertUnknown(EnumTable<Size> table, String text) {
        for (String spelling : List.of(text, escaped(text))) {
            assertRejected(() -> table.read(text(spelling)));
            assertRejected(() -> table.readName(name(spelling)));
            assertThat(table.readOrNull(text(spelling))).isNull();
            for (Size fallback : Size.values()) {
                assertThat(table.orElse(fallback).read(text(spelling))).isEqualTo(fallback);
                assertThat(table.orElse(fallback).readName(name(spelling))).isEqualTo(fallback);
            }
        }
    }

    private static void assertRejected(ThrowingCallable read) {
        assertThatThrownBy(read).isInstanceOfSatisfying(JsonMismatchException.class, e -> assertThat(e.code())
                .isEqualTo(JsonErrorCode.INVALID_VALUE));
    }

    private static JsonReader text(String spelling) {
        return reader("\"" + spelling + "\"");
    }

    private static JsonReader name(String spelling) {
        JsonReader in = reader("{\"" + spelling + "\":1}");
        in.beginObject();
        return in;
    }

    private static String escaped(String text) {
        StringBuilder escaped = new StringBuilder();
        text.chars().forEach(c -> escaped.append(String.format("\\u%04x", c)));
        return escaped.toString();
    }
}
