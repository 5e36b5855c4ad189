package dev.burin.samples.immutable;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.JsonMismatchException;
import org.junit.jupiter.api.Test;

class PercentTest {
    @Test
    void oneValueIsReadAndTheMembersAreWritten() {
        Percent percent = PercentCodec.INSTANCE.fromJson("12.5");

        assertThat(PercentCodec.INSTANCE.toJson(percent)).isEqualTo("{\"value\":12.5,\"factor\":0.125}");
    }

    @Test
    void theMembersAreNotRead() {
        assertThatThrownBy(() -> PercentCodec.INSTANCE.fromJson("{\"value\":12.5}"))
                .isInstanceOf(JsonMismatchException.class)
                .hasMessageContaining("Expected a number");
    }
}
