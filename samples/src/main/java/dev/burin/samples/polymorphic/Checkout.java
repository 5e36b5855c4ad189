package dev.burin.samples.polymorphic;

import dev.burin.annotation.JsonCodec;
import java.util.List;

/** A purchase and the payments in return. */
@JsonCodec
public record Checkout(Payment payment, List<Payment> refunds) {}
