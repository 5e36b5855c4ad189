package dev.burin.processor.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.processor.plan.MethodSplit.Part;
import org.junit.jupiter.api.Test;

class MethodSplitTest {

    @Test
    void membersThatFitAreOnePart() {
        assertThat(MethodSplit.of(25, 25)).containsExactly(new Part(0, 25));
        assertThat(MethodSplit.of(0, 25)).containsExactly(new Part(0, 0));
    }

    @Test
    void theLastPartHasTheRest() {
        assertThat(MethodSplit.of(26, 25)).containsExactly(new Part(0, 25), new Part(25, 26));
    }
}
