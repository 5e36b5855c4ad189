package dev.burin.samples.enums;

import dev.burin.annotation.JsonCodec;

/** A ticket with one enum of each form. */
@JsonCodec
public record Ticket(
        Priority priority, Progress progress, Severity severity, EventStatus status, Team team, Size size) {}
