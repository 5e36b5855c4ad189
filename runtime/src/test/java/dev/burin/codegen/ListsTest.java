package dev.burin.codegen;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ConcurrentModificationException;
import org.junit.jupiter.api.Test;

/** Lists that are changed while they are written are rejected. */
class ListsTest {
    @Test
    void aListOfTheSameSizeIsAccepted() {
        assertThatCode(() -> Lists.requireSameSize(3, 3)).doesNotThrowAnyException();
    }

    @Test
    void aListOfAnotherSizeIsRejected() {
        assertThatThrownBy(() -> Lists.requireSameSize(2, 3))
                .isInstanceOf(ConcurrentModificationException.class)
                .hasMessageContaining("A list of 2 elements had 3 when the last was written");
    }
}
