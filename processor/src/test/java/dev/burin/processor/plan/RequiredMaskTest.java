package dev.burin.processor.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class RequiredMaskTest {

    @Test
    void eachRequiredMemberHasItsBit() {
        RequiredMask mask = RequiredMask.of(List.of(true, false, true));

        assertThat(mask.words()).containsExactly(0b101L);
        assertThat(mask.membersOf(0)).containsExactly(0, 2);
        assertThat(mask.isEmpty()).isFalse();
    }

    @Test
    void theSixtyFifthMemberIsInTheSecondWord() {
        RequiredMask mask = RequiredMask.of(Collections.nCopies(65, true));

        assertThat(mask.words()).containsExactly(-1L, 1L);
        assertThat(mask.membersOf(1)).containsExactly(64);
        assertThat(RequiredMask.wordOf(64)).isEqualTo(1);
        assertThat(RequiredMask.bitOf(64)).isEqualTo(0);
    }

    @Test
    void nothingRequiredIsEmpty() {
        assertThat(RequiredMask.of(List.of(false, false)).isEmpty()).isTrue();
        assertThat(RequiredMask.of(List.of()).isEmpty()).isTrue();
    }
}
