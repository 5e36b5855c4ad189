package dev.burin.samples.arrays;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PrimitivesTest {
    private static final String JSON = """
            {"booleans":[true,false],"bytes":"AP8Q","shorts":[-32768],"ints":[1,-2,3],"longs":[9223372036854775807],\
            "chars":"a\\"€","floats":[0.1,1.0E10],"doubles":[],"extra":0}""";

    @Test
    void everyPrimitiveArrayIsReadAndWritten() {
        Primitives arrays = PrimitivesCodec.INSTANCE.fromJson(JSON);

        assertThat(arrays.bytes).containsExactly(0, 0xFF, 0x10);
        assertThat(arrays.ints).containsExactly(1, -2, 3);
        assertThat(arrays.chars).containsExactly('a', '"', '€');
        assertThat(arrays.floats).containsExactly(0.1f, 1e10f);
        assertThat(arrays.doubles).isEmpty();
        assertThat(PrimitivesCodec.INSTANCE.toJson(arrays)).isEqualTo(JSON.replace(",\"extra\":0", ""));
    }
}
