package dev.burin.samples.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.JsonMismatchException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Each member has the form that its annotation specifies, and no other. */
class BookingTest {

    @Test
    void everyMemberHasTheFormOfItsAnnotation() {
        Booking booking = new Booking(
                17,
                List.of(LocalDate.of(2026, 12, 24), LocalDate.of(2026, 12, 25)),
                Instant.parse("2026-12-24T14:30:00Z"),
                Instant.parse("2026-11-22T21:00:00Z"));
        String json = "{\"number\":\"17\",\"nights\":[\"24.12.2026\",\"25.12.2026\"],"
                + "\"arrival\":\"2026-12-24 15:30\",\"paid\":1795381200000}";

        assertThat(BookingCodec.INSTANCE.toJson(booking)).isEqualTo(json);
        assertThat(BookingCodec.INSTANCE.fromJson(json)).isEqualTo(booking);
    }

    @Test
    void aDayThatDoesNotExistIsRejected() {
        assertThatThrownBy(() -> BookingCodec.INSTANCE.fromJson("{\"nights\":[\"31.02.2026\"]}"))
                .isInstanceOf(JsonMismatchException.class)
                .hasMessageContaining(
                        "a date or time of the pattern dd.MM.yyyy but found \"31.02.2026\", at $.nights[0]");
    }
}
