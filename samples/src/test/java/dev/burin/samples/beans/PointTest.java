package dev.burin.samples.beans;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PointTest {
    @Test
    void publicFieldsAreMembers() {
        Point point = PointCodec.INSTANCE.fromJson("""
                {"y":2,"x":-0.5}""");

        assertThat(point.x).isEqualTo(-0.5);
        assertThat(point.y).isEqualTo(2);
        assertThat(PointCodec.INSTANCE.toJson(point)).isEqualTo("""
                {"x":-0.5,"y":2.0,"label":"unnamed"}""");
    }
}
