package dev.burin.samples.immutable;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MoneyTest {
    @Test
    void theConstructorTakesTheMembers() {
        Money money = MoneyCodec.INSTANCE.fromJson("""
                {"currency":"EUR","cents":1250}""");

        assertThat(money.getCents()).isEqualTo(1250);
        assertThat(money.getCurrency()).isEqualTo("EUR");
        assertThat(MoneyCodec.INSTANCE.toJson(money)).isEqualTo("""
                {"cents":1250,"currency":"EUR"}""");
    }
}
