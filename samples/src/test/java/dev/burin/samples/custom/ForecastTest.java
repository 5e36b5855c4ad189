package dev.burin.samples.custom;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.JsonMismatchException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A codec for a type is used by all members of that type. */
class ForecastTest {

    @Test
    void everyTemperatureUsesItsCodec() {
        Forecast forecast = new Forecast(
                new Temperature(21.5), List.of(new Temperature(20)), Map.of("Bern", new Temperature(18.25)));
        String json = "{\"now\":21.5,\"hours\":[20.0],\"cities\":{\"Bern\":18.25}}";

        assertThat(ForecastCodec.INSTANCE.toJson(forecast)).isEqualTo(json);
        assertThat(ForecastCodec.INSTANCE.fromJson(json)).isEqualTo(forecast);
    }

    @Test
    void invalidTemperaturesAreRejectedWithTheirPath() {
        assertThatThrownBy(() -> ForecastCodec.INSTANCE.fromJson("{\"hours\":[1,{\"celsius\":2}]}"))
                .isInstanceOf(JsonMismatchException.class)
                .hasMessageContaining("$.hours[1]");
    }
}
