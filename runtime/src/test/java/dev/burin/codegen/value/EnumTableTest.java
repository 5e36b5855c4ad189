package dev.burin.codegen.value;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.burin.codegen.MemberName;
import org.junit.jupiter.api.Test;

/** What the tables of enums refuse: their texts may be known only when the program runs. */
class EnumTableTest {

    private enum Size {
        SMALL,
        LARGE {}
    }

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
    void aLoneSurrogateIsRefusedWhereItStands() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> EnumTable.of(Size.values(), "small", "lar\uD83Dge"))
                .withMessageContainingAll("Size.LARGE", "lar\\uD83Dge");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> MemberName.of("a\uDE00"))
                .withMessageContaining("a\\uDE00");
        assertThatCode(() -> MemberName.of("\uD83D\uDE00?")).doesNotThrowAnyException();
    }
}
