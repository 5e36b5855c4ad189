package dev.burin.samples.decimals;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.JsonException;
import dev.burin.JsonMismatchException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Each number has the form that its annotation specifies. */
class ReadingTest {

    @Test
    void everyNumberHasTheFormOfItsAnnotation() {
        Reading reading = new Reading(21.456, Float.NaN, List.of(-0.1, Double.POSITIVE_INFINITY), 1.0);
        String json =
                "{\"celsius\":21.46,\"humidity\":null,\"limits\":[-0.1,\"Infinity\"],\"calibration\":\"P_AAAAAAAAA\"}";

        assertThat(ReadingCodec.INSTANCE.toJson(reading)).isEqualTo(json);
        assertThat(ReadingCodec.INSTANCE.fromJson(json))
                .isEqualTo(new Reading(21.46, Float.NaN, List.of(-0.1, Double.POSITIVE_INFINITY), 1.0));
    }

    @Test
    void unrepresentableNumbersAreRejected() {
        assertThatThrownBy(() -> ReadingCodec.INSTANCE.toJson(new Reading(Double.NaN, 0, List.of(), 0)))
                .isInstanceOf(JsonException.class)
                .hasMessageContaining("NaN has no JSON text");
        assertThatThrownBy(() -> ReadingCodec.INSTANCE.fromJson("{\"limits\":[\"nan\"]}"))
                .isInstanceOf(JsonMismatchException.class)
                .hasMessageContaining("but found \"nan\", at $.limits[0]");
    }
}
