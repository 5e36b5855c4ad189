package dev.burin.internal.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What {@link StringScanTest} does not reach, because documents of that length take two gigabytes. */
class EscapesTest {
    /** Without digits, so that the array need not be that long. */
    @Test
    void anEscapeMayEndAtTheEndOfTheLongestArray() {
        byte[] none = {};
        for (int end = Integer.MAX_VALUE - 40; end < Integer.MAX_VALUE - 1; end++) {
            assertThat(Escapes.unit(none, end, end)).isEqualTo(~end);
        }
    }
}
