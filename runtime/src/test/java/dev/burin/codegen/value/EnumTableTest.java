package dev.burin.codegen.value;

import static dev.burin.codegen.value.RoundTrip.reader;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.JsonMismatchException;
import dev.burin.JsonReader;
import dev.burin.codegen.MemberName;
import java.time.Month;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** What the tables of enums refuse: their texts may be known only when the program runs. */
class EnumTableTest {

    private static final byte[] UNKNOWN = {'"', '?', '"'};

    private enum Size {
        SMALL,
        LARGE {}
    }

    private enum None {}

    @Test
    void twoConstantsWithOneTextAreRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> EnumTable.of(Size.values(), "x", "x"))
                .withMessageContainingAll("Size.SMALL", "Size.LARGE", "\"x\"");
    }

    @Test
    void anAliasThatIsTheTextOfAnotherConstantIsRefused() {
        EnumTable<Size> table = EnumTable.of(Size.values(), "small", "large");

        assertThatIllegalArgumentException()
                .isThrownBy(() -> table.alias("small", Size.LARGE))
                .withMessageContainingAll("Size.SMALL", "Size.LARGE", "\"small\"");
        assertThatCode(() -> table.alias("small", Size.SMALL)).doesNotThrowAnyException();
    }

    @Test
    void eachConstantHasOneText() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> EnumTable.of(Size.values(), "small"))
                .withMessageContainingAll("1 ", "2 ");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> EnumTable.of(Size.values(), "small", "large", "huge"))
                .withMessageContainingAll("3 ", "2 ");
    }

    @Test
    @SuppressWarnings("NullAway") // a @JsonValue method of a user may return it
    void aConstantWithoutTextIsNamed() {
        String[] texts = {"small", null};

        assertThatIllegalArgumentException()
                .isThrownBy(() -> EnumTable.of(Size.values(), texts))
                .withMessageContaining("Size.LARGE");
    }

    @Test
    @SuppressWarnings("NullAway") // a @JsonValue method of a user may return it
    void aConstantWithoutNumberIsNamed() {
        Long none = null;

        assertThatIllegalArgumentException()
                .isThrownBy(() -> EnumNumbers.of(Size.values(), size -> size == Size.SMALL ? 1L : none))
                .withMessageContaining("Size.LARGE");
    }

    @Test
    void twoConstantsWithOneNumberAreRefused() {
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
    }

    @Test
    void aLoneSurrogateIsRefusedWhereItStands() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> EnumTable.of(Size.values(), "small", "lar\uD83Dge"))
                .withMessageContainingAll("Size.LARGE", "lar\\uD83Dge");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> MemberName.of("a\uDE00"))
                .withMessageContaining("a\\uDE00");
        assertThatCode(() -> MemberName.of("\uD83D\uDE00?")).doesNotThrowAnyException();
    }

    @Test
    void lettersMatterUnlessTheyAreSaidNotTo() {
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
    void textsThatDifferInLettersAloneAreRefusedWhereLettersDoNotMatter() {
        for (String text : new String[] {"a", "b", "c", "d", "e", "x"}) { // found in whatever order of their hashes
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> EnumTable.of(Size.values(), text, text.toUpperCase(Locale.ROOT))
                            .ignoringCase())
                    .withMessageContaining("Size.SMALL and Size.LARGE have the same JSON string but for capitals");
        }
        assertThatCode(() -> EnumTable.of(Size.values(), "x", "y")
                        .alias("X", Size.SMALL)
                        .ignoringCase())
                .doesNotThrowAnyException();
    }

    @Test
    void unknownTextsAndNumbersAreWhatTheyAreSaidToBe() {
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
}
