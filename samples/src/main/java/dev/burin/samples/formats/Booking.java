package dev.burin.samples.formats;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonFormat;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;

/** A booking in the formats of an older system. */
@JsonCodec
public record Booking(
        @JsonFormat(shape = JsonFormat.Shape.STRING) long number,
        @JsonFormat(pattern = "dd.MM.yyyy") List<LocalDate> nights,

        @JsonFormat(pattern = "yyyy-MM-dd HH:mm", timezone = "Europe/Zurich")
        Instant arrival,

        @JsonFormat(shape = JsonFormat.Shape.EPOCH_MILLIS) Instant paid) {}
