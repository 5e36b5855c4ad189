package dev.burin.samples.custom;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.JsonMismatchException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PaletteTest {
    private static final Palette PALETTE = new Palette(
            new Color(255, 136, 0), List.of(new Color(0, 0, 0)), Map.of(new Sku("A", 17), new Color(1, 2, 3)));

    private static final String JSON = """
            {"background":"#ff8800","colors":["#000000"],"paints":{"A-17":"#010203"}}""";

    @Test
    void customCodecsWriteAndReadValuesElementsAndKeys() {
        assertThat(PaletteCodec.INSTANCE.toJson(PALETTE)).isEqualTo(JSON);
        assertThat(PaletteCodec.INSTANCE.fromJson(JSON)).isEqualTo(PALETTE);
    }

    @Test
    void nullIsNotPassedToCustomCodecs() {
        assertThat(PaletteCodec.INSTANCE.fromJson("""
                {"background":null}""").background()).isNull();
    }

    @Test
    void exceptionsOfCustomCodecsAreReportedWithTheirPath() {
        assertThatThrownBy(() -> PaletteCodec.INSTANCE.fromJson("""
                {"colors":["#000000","red"]}"""))
                .isInstanceOf(JsonMismatchException.class)
                .hasMessageContaining("a colour such as \"#ff8800\"")
                .hasMessageContaining("$.colors[1]");
        assertThatThrownBy(() -> PaletteCodec.INSTANCE.fromJson("""
                {"paints":{"17":"#000000"}}"""))
                .isInstanceOf(JsonMismatchException.class)
                .hasMessageContaining("an article number is a shelf, a dash and a place");
    }
}
