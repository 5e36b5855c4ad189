package dev.burin.samples.records;

import dev.burin.annotation.JsonCodec;
import java.time.Instant;
import java.util.List;

/** An order; {@code Line} gets a codec too, because {@code Order} refers to it. */
@JsonCodec
public record Order(long id, String customer, List<Line> lines, Instant placedAt) {}
