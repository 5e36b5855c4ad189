package dev.burin.samples.polymorphic;

import dev.burin.annotation.JsonCodec;
import java.util.List;

/** A purchase: its payment and any refunds. */
@JsonCodec
public record Checkout(Payment payment, List<Payment> refunds) {}
