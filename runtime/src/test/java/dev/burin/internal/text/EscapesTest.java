package dev.burin.internal.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What {@link StringScanTest} does not reach, for documents that are so long take two gigabytes. */
class EscapesTest {
    /** No digits, so that no array has to be so long. */
    @Test
    void anEscapeMayEndWhereTheLongestArrayDoes() {
        byte[] none = {};
        for (int end = Integer.MAX_VALUE - 40; end < Integer.MAX_VALUE - 1; end++) {
            assertThat(Escapes.unit(none, end, end)).isEqualTo(~end);
        }
    }
}
