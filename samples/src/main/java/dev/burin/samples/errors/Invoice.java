package dev.burin.samples.errors;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonProperty;
import java.time.LocalDate;
import java.util.List;

/** An invoice. */
@JsonCodec
public record Invoice(@JsonProperty(required = true) int number, LocalDate due, List<Item> items) {

    /** Rejects negative numbers. */
    public Invoice {
        if (number < 0) {
            throw new IllegalArgumentException("no invoice has the number " + number);
        }
    }

    /** A line of an invoice. */
    public record Item(String name, double price, boolean taxed) {}
}
