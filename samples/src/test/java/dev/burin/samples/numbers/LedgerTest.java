package dev.burin.samples.numbers;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;

class LedgerTest {
    @Test
    void everyDigitIsKept() {
        Ledger ledger = new Ledger(
                new BigInteger("123456789012345678901234567890"),
                new BigDecimal("-0.100"),
                List.of(new BigDecimal("1E+3"), new BigDecimal("0.000000000000000000000001")));
        String json = """
                {"entries":123456789012345678901234567890,"balance":-0.100,"movements":[1E+3,1E-24]}""";

        assertThat(LedgerCodec.INSTANCE.toJson(ledger)).isEqualTo(json);
        assertThat(LedgerCodec.INSTANCE.fromJson(json)).isEqualTo(ledger);
    }
}
