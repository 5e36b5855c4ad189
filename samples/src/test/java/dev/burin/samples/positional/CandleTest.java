package dev.burin.samples.positional;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.JsonMismatchException;
import java.time.Instant;
import org.junit.jupiter.api.Test;

/** Members are identified by their positions. */
class CandleTest {

    @Test
    void membersAreElements() {
        Candle candle = new Candle(Instant.parse("2026-11-22T09:30:00Z"), 17.5, 17.25, 300);
        String json = "[\"2026-11-22T09:30:00Z\",17.5,17.25,300]";

        assertThat(CandleCodec.INSTANCE.toJson(candle)).isEqualTo(json);
        assertThat(CandleCodec.INSTANCE.fromJson(json)).isEqualTo(candle);
    }

    @Test
    void onlyElementsThatAreNotRequiredMayBeMissing() {
        assertThat(CandleCodec.INSTANCE
                        .fromJson("[\"2026-11-22T09:30:00Z\",17.5,17.25]")
                        .volume())
                .isZero();
        assertThatThrownBy(() -> CandleCodec.INSTANCE.fromJson("[\"2026-11-22T09:30:00Z\",17.5]"))
                .isInstanceOf(JsonMismatchException.class)
                .hasMessageContaining("Candle.close is required but missing");
    }

    @Test
    void anAdditionalElementIsRejected() {
        assertThatThrownBy(() -> CandleCodec.INSTANCE.fromJson("[\"2026-11-22T09:30:00Z\",17.5,17.25,300,1]"))
                .isInstanceOf(JsonMismatchException.class)
                .hasMessageContaining("Candle has 4 members, but here is another element, at $[4]");
    }
}
