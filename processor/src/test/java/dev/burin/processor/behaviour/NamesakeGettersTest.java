package dev.burin.processor.behaviour;

import static dev.burin.processor.behaviour.Compiled.compile;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code isOpen()} is the getter of a member {@code isOpen}, else of {@code open}. */
class NamesakeGettersTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "private final boolean isOpen; Door(boolean isOpen) { this.isOpen = isOpen; }",
                "private final boolean isOpen; @JsonCreator Door(boolean isOpen) { this.isOpen = isOpen; }",
                "private boolean isOpen; public void setIsOpen(boolean isOpen) { this.isOpen = isOpen; }",
                "boolean isOpen;",
                "public boolean isOpen;"
            })
    void aFieldThatIsReadIsWrittenUnderItsName(String members) {
        Compiled type = compile("@JsonCodec class Door { " + members + " public boolean isOpen() { return isOpen; } }");

        assertThat(type.roundTrip("{\"isOpen\":true}")).isEqualTo("{\"isOpen\":true}");
    }

    @Test
    void theGetterMayNameBoth() {
        Compiled type = compile("""
                @JsonCodec class Door {
                    private final boolean isOpen;
                    Door(boolean isOpen) { this.isOpen = isOpen; }
                    @JsonProperty("open") public boolean isOpen() { return isOpen; }
                }
                """);

        assertThat(type.roundTrip("{\"open\":true}")).isEqualTo("{\"open\":true}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "private boolean isOpen; public void setOpen(boolean open) { isOpen = open; }",
                "@JsonIgnore boolean isOpen; public void setOpen(boolean open) { isOpen = open; }"
            })
    void theGetterOfAFieldOutOfReachHasANameOfItsOwn(String members) {
        Compiled type = compile("@JsonCodec class Door { " + members + " public boolean isOpen() { return isOpen; } }");

        assertThat(type.roundTrip("{\"open\":true}")).isEqualTo("{\"open\":true}");
    }

    @Test
    void anIgnoredGetterDoesNotTakeTheFieldWithIt() {
        Compiled type = compile("""
                @JsonCodec class Door {
                    boolean isOpen;
                    @JsonIgnore public boolean isOpen() { return isOpen; }
                }
                """);

        assertThat(type.roundTrip("{\"isOpen\":true}")).isEqualTo("{\"isOpen\":true}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "public boolean isPositive() { return isPositive; }",
                "@JsonIgnore public boolean isPositive() { return isPositive; }",
                "private boolean isPositive() { return isPositive; }"
            })
    void nothingOfARedactedFieldIsShown(String getter) {
        Compiled type = compile("@JsonCodec class Test { @JsonRedact boolean isPositive; " + getter + " }");

        Object value = type.read("{\"isPositive\":true}");
        assertThat(type.codec().redacted().toJson(value)).isEqualTo("{\"isPositive\":\"***\"}");
    }
}
