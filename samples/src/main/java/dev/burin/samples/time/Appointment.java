package dev.burin.samples.time;

import dev.burin.annotation.JsonCodec;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZonedDateTime;
import java.util.Date;

/** An appointment with every type of date and time. */
@JsonCodec
@SuppressWarnings("JavaUtilDate") // to show that it works
public record Appointment(
        LocalDate day,
        LocalTime start,
        LocalDateTime reminder,
        Duration length,
        Instant created,
        OffsetDateTime accepted,
        ZonedDateTime held,
        Date changed) {}
