package dev.burin.samples.immutable;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RangeTest {
    @Test
    void theStaticFactoryCreatesTheValue() {
        Range range = RangeCodec.INSTANCE.fromJson("""
                {"from":9,"to":3}""");

        assertThat(RangeCodec.INSTANCE.toJson(range)).isEqualTo("""
                {"from":3,"to":9}""");
    }
}
