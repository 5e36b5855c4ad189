package dev.burin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class WriterMemoryTest {
    private static final int MEBIBYTE = 1 << 20;

    private final WriterMemory memory = new WriterMemory();

    @Test
    void anArrayGrowsToAtLeastTwiceItsLengthAndKeepsItsContent() {
        byte[] first = memory.first();
        Arrays.fill(first, (byte) 'a');

        assertThat(memory.grown(first, first.length + 1))
                .hasSize(2 * first.length)
                .startsWith(first);
        assertThat(memory.grown(first, 5 * first.length))
                .hasSize(5 * first.length)
                .startsWith(first);
    }

    @Test
    void anArrayOfUpToOneMebibyteServesTheNextDocument() {
        byte[] grown = memory.grown(memory.first(), MEBIBYTE);

        assertThat(memory.next(grown, grown.length)).isSameAs(grown);
    }

    @Test
    void aLargerArrayServesTheNextDocumentThatOutgrowsItsArray() {
        byte[] large = memory.grown(memory.first(), 2 * MEBIBYTE);
        Arrays.fill(large, (byte) 'b');

        byte[] next = memory.next(large, large.length);
        Arrays.fill(next, (byte) 'a');

        assertThat(next).isSameAs(memory.first());
        assertThat(memory.grown(next, next.length + 1)).isSameAs(large).startsWith(next);
        assertThat(memory.next(large, large.length)).isSameAs(next);
        assertThat(memory.grown(next, 2 * MEBIBYTE)).isSameAs(large);
    }

    @Test
    void aKeptArrayThatIsTooSmallIsReplacedByALargerOne() {
        byte[] large = memory.grown(memory.first(), 2 * MEBIBYTE);
        byte[] next = memory.next(large, large.length);

        byte[] larger = memory.grown(next, 2 * MEBIBYTE + 1);

        assertThat(larger).isNotSameAs(large).hasSizeGreaterThan(2 * MEBIBYTE);
        assertThat(memory.next(larger, larger.length)).isSameAs(next);
        assertThat(memory.grown(next, next.length + 1)).isSameAs(larger);
    }

    @Test
    void ofAnArrayOfMoreThanSixteenMebibytesOnlyTheLengthOfTheDocumentIsKept() {
        byte[] huge = memory.grown(memory.first(), 32 * MEBIBYTE);

        byte[] next = memory.next(huge, 24 * MEBIBYTE);

        assertThat(next).isSameAs(memory.first());
        assertThat(memory.grown(next, next.length + 1)).hasSize(8 * next.length);
        assertThat(memory.grown(new byte[MEBIBYTE], MEBIBYTE + 1)).hasSize(8 * MEBIBYTE);
        assertThat(memory.grown(new byte[8 * MEBIBYTE], 8 * MEBIBYTE + 1)).hasSize(27 * MEBIBYTE);
        assertThat(memory.grown(new byte[20 * MEBIBYTE], 20 * MEBIBYTE + 1)).hasSize(40 * MEBIBYTE);
    }

    @Test
    void noArrayIsExpectedToBeLongerThanTheLastOne() {
        byte[] next = memory.next(new byte[32 * MEBIBYTE], 31 * MEBIBYTE);

        assertThat(memory.grown(new byte[8 * MEBIBYTE], 8 * MEBIBYTE + 1)).hasSize(32 * MEBIBYTE);
        assertThat(next).isSameAs(memory.first());
    }

    @Test
    void aSmallerDocumentLetsArraysGrowAsUsual() {
        byte[] next = memory.next(memory.grown(memory.first(), 32 * MEBIBYTE), 24 * MEBIBYTE);
        byte[] small = memory.grown(next, next.length + 1);

        assertThat(memory.next(small, small.length)).isSameAs(small);
        assertThat(memory.next(new byte[2 * MEBIBYTE], 2 * MEBIBYTE)).isSameAs(next);
        assertThat(memory.grown(new byte[4 * MEBIBYTE], 4 * MEBIBYTE + 1)).hasSize(8 * MEBIBYTE);
    }

    @Test
    void anArrayOfADocumentThatFailedAtOnceIsForgotten() {
        byte[] huge = memory.grown(memory.first(), 16 * MEBIBYTE + 1);

        byte[] next = memory.next(huge, 0);

        assertThat(next).isSameAs(memory.first());
        assertThat(memory.grown(next, next.length + 1)).hasSize(2 * next.length);
    }
}
