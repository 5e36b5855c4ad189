package dev.burin.samples.time;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.JsonMismatchException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZonedDateTime;
import java.util.Date;
import org.junit.jupiter.api.Test;

class AppointmentTest {
    private static final Appointment APPOINTMENT = new Appointment(
            LocalDate.of(2024, 2, 29),
            LocalTime.of(9, 30),
            LocalDateTime.of(2024, 2, 28, 18, 0, 5, 125_000_000),
            Duration.ofMinutes(90),
            Instant.parse("2024-01-31T23:59:59.000000001Z"),
            OffsetDateTime.parse("2024-02-01T08:00:00+05:30"),
            ZonedDateTime.parse("2024-02-29T09:30:00+01:00[Europe/Berlin]"),
            Date.from(Instant.parse("2024-02-02T12:00:00.123Z")));

    private static final String JSON = """
            {"day":"2024-02-29","start":"09:30:00","reminder":"2024-02-28T18:00:05.125","length":"PT1H30M",\
            "created":"2024-01-31T23:59:59.000000001Z","accepted":"2024-02-01T08:00:00+05:30",\
            "held":"2024-02-29T09:30:00+01:00[Europe/Berlin]","changed":"2024-02-02T12:00:00.123+00:00"}""";

    @Test
    void timesAreIsoStrings() {
        assertThat(AppointmentCodec.INSTANCE.toJson(APPOINTMENT)).isEqualTo(JSON);
        assertThat(AppointmentCodec.INSTANCE.fromJson(JSON)).isEqualTo(APPOINTMENT);
    }

    @Test
    void daysThatDoNotExistAreRejected() {
        assertThatThrownBy(() -> AppointmentCodec.INSTANCE.fromJson("""
                {"day":"2023-02-29"}"""))
                .isInstanceOf(JsonMismatchException.class)
                .hasMessageContaining("2023-02-29")
                .hasMessageContaining("$.day");
    }
}
