package dev.burin.samples.numbers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.JsonException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PrimitivesTest {
    private static final String JSON = """
            {"b":-128,"s":32767,"i":-2147483648,"l":9223372036854775807,"f":3.4028235E38,"d":4.9E-324,"z":true,"c":"ä"}""";

    @Test
    void everyPrimitiveTypeKeepsItsExtremes() {
        Primitives numbers = new Primitives(
                Byte.MIN_VALUE,
                Short.MAX_VALUE,
                Integer.MIN_VALUE,
                Long.MAX_VALUE,
                Float.MAX_VALUE,
                Double.MIN_VALUE,
                true,
                'ä');

        assertThat(PrimitivesCodec.INSTANCE.toJson(numbers)).isEqualTo(JSON);
        assertThat(PrimitivesCodec.INSTANCE.fromJson(JSON)).isEqualTo(numbers);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"b\":128}",
                "{\"s\":-32769}",
                "{\"i\":2147483648}",
                "{\"l\":9223372036854775808}",
                "{\"f\":1e39}",
                "{\"d\":1e309}",
                "{\"i\":1.5}",
                "{\"i\":\"1\"}",
                "{\"i\":null}",
                "{\"z\":0}",
                "{\"c\":\"ab\"}"
            })
    void valuesThatDoNotFitAreRejected(String json) {
        assertThatThrownBy(() -> PrimitivesCodec.INSTANCE.fromJson(json)).isInstanceOf(JsonException.class);
    }

    @Test
    void nanIsRejected() {
        Primitives nan = new Primitives((byte) 0, (short) 0, 0, 0, 0, Double.NaN, false, 'x');

        assertThatThrownBy(() -> PrimitivesCodec.INSTANCE.toJson(nan))
                .isInstanceOf(JsonException.class)
                .hasMessageContaining("NaN")
                .hasMessageContaining("$.d");
    }
}
