package dev.burin.samples.numbers;

import dev.burin.annotation.JsonCodec;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;

/** Numbers of any size; a {@code BigDecimal} keeps its scale. */
@JsonCodec
public record Ledger(BigInteger entries, BigDecimal balance, List<BigDecimal> movements) {}
