package dev.burin.samples.maps;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.JsonMismatchException;
import java.math.BigDecimal;
import java.util.Map;
import org.junit.jupiter.api.Test;

class NumberKeysTest {
    private static final String JSON = """
            {"bytes":{"-128":"a"},"shorts":{"32767":"b"},"integers":{"-1":"c","2":"d"},"longs":{"9007199254740993":"e"},\
            "floats":{"1.5":"f","0.1":"g"},"doubles":{"0.1":"h"},"bigIntegers":{"123456789012345678901234567890":"i"},\
            "bigDecimals":{"1.10":"j"}}""";

    @Test
    void everyNumericTypeMayBeAKey() {
        NumberKeys keys = NumberKeysCodec.INSTANCE.fromJson(JSON);

        assertThat(keys.floats()).isEqualTo(Map.of(1.5f, "f", 0.1f, "g"));
        assertThat(keys.bigDecimals()).containsKey(new BigDecimal("1.10"));
        assertThat(NumberKeysCodec.INSTANCE.toJson(keys)).isEqualTo(JSON);
    }

    @Test
    void keysThatAreNotNumbersAreRejected() {
        assertThatThrownBy(() -> NumberKeysCodec.INSTANCE.fromJson("""
                {"integers":{"2":"d","one":"c"}}"""))
                .isInstanceOf(JsonMismatchException.class)
                .hasMessage("The member name \"one\" is not an int, at $.integers.one (line 1, column 22).");
    }

    @Test
    void differentStringsOfTheSameKeyAreDuplicates() {
        assertThatThrownBy(() -> NumberKeysCodec.INSTANCE.fromJson("""
                {"doubles":{"1.0":"a","1":"b"}}"""))
                .isInstanceOf(JsonMismatchException.class)
                .hasMessageContaining("twice");
    }
}
