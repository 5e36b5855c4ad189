package dev.burin.samples.enums;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.JsonMismatchException;
import org.junit.jupiter.api.Test;

/** Constants are named by a strategy, and other names are read leniently. */
class DeliveryTest {

    @Test
    void constantsAreNamedByAStrategy() {
        assertThat(DeliveryCodec.INSTANCE.toJson(Delivery.IN_TRANSIT)).isEqualTo("\"in-transit\"");
    }

    @Test
    void caseIsIgnoredAndUnknownNamesAreTheDefault() {
        assertThat(DeliveryCodec.INSTANCE.list().fromJson("[\"At-Depot\",\"on-the-roof\"]"))
                .containsExactly(Delivery.AT_DEPOT, Delivery.SOMEWHERE);
    }

    @Test
    void valuesThatAreNotStringsAreRejected() {
        assertThatThrownBy(() -> DeliveryCodec.INSTANCE.fromJson("1")).isInstanceOf(JsonMismatchException.class);
    }
}
