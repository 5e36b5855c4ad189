package dev.burin.codegen.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.JsonException;
import dev.burin.JsonReader;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DoubleArrayTest {

    @ParameterizedTest
    @ValueSource(
            strings = {"1.5,2000.0,-0.1,7.0", " 1.5 ,\n 2e3,\t-1E-1, 7 ", "1.5,2e3 , -0.1,7", "15e-1,20e2,-0.10,7e0"})
    void numbersOfAllFormsAreReadWithAndWithoutWhiteSpace(String elements) {
        assertThat(read("[" + elements + "]")).containsExactly(1.5, 2000, -0.1, 7);
    }

    @Test
    void arraysOfAnyLengthAreRead() {
        double[] values = new Random(20261121).doubles(10_000).toArray();
        for (int length = 0; length <= values.length; length += 1 + length / 8) {
            String json = DoubleStream.of(values)
                    .limit(length)
                    .mapToObj(Double::toString)
                    .collect(Collectors.joining(",", "[", "]"));

            assertThat(read(json)).hasSize(length).isEqualTo(Arrays.copyOf(values, length));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "[1.5,]; 5",
                "[1.5,,2]; 5",
                "[1.5 2]; 5",
                "[1.5,.5]; 5",
                "[1.5,1.]; 7",
                "[1.5,01]; 6",
                "[1.5,1e]; 7",
                "[1.5,-]; 6",
                "[1.5,+1]; 5",
                "[1.5,NaN]; 5",
                "[1.5,1e400]; 5",
                "[1.5,null]; 5",
                "[1.5; 4",
                "[1.5,; 5",
                "[1.5,2}; 6"
            })
    void invalidElementsAreRejectedAtTheirOffset(String json, int offset) {
        assertThatThrownBy(() -> read(json)).isInstanceOfSatisfying(JsonException.class, e -> assertThat(e.offset())
                .isEqualTo(offset));
    }

    private static double[] read(String json) {
        JsonReader in = JsonReader.of(json.getBytes(StandardCharsets.UTF_8));
        return in.endDocument(PrimitiveArrays.readDoubles(in));
    }
}
