package dev.burin.samples.defaults;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.JsonErrorCode;
import dev.burin.JsonMismatchException;
import org.junit.jupiter.api.Test;

/** The closest setting wins: that of the type, then that of its package. */
class DefaultsTest {

    @Test
    void thePackageDeterminesNamesAndInclusion() {
        Reservation reservation = new Reservation(7, null, new Period("2026-05-01", null));
        String json = "{\"guest_id\":7,\"booked_for\":{\"first_day\":\"2026-05-01\"}}";

        assertThat(ReservationCodec.INSTANCE.toJson(reservation)).isEqualTo(json);
        assertThat(ReservationCodec.INSTANCE.fromJson(json)).isEqualTo(reservation);
    }

    @Test
    void theTypeMayOverrideThePackage() {
        String json = "{\"first-line\":\"Hello\"}";

        assertThat(GreetingCodec.INSTANCE.toJson(new Greeting("Hello", null))).isEqualTo(json);
    }

    @Test
    void settingsThatTheTypeDoesNotOverrideRemain() {
        assertThatThrownBy(() -> GreetingCodec.INSTANCE.fromJson("{\"firstLine\":\"Hello\"}"))
                .isInstanceOfSatisfying(JsonMismatchException.class, refused -> assertThat(refused.code())
                        .isEqualTo(JsonErrorCode.UNKNOWN_NAME));
    }
}
