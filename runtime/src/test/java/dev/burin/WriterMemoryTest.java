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

        assertThat(memory.next(grown)).isSameAs(grown);
    }

    @Test
    void aLargerArrayServesTheNextDocumentThatOutgrowsItsArray() {
        byte[] large = memory.grown(memory.first(), 2 * MEBIBYTE);
        Arrays.fill(large, (byte) 'b');

        byte[] next = memory.next(large);
        Arrays.fill(next, (byte) 'a');

        assertThat(next).isSameAs(memory.first());
        assertThat(memory.grown(next, next.length + 1)).isSameAs(large).startsWith(next);
        assertThat(memory.next(large)).isSameAs(next);
        assertThat(memory.grown(next, 2 * MEBIBYTE)).isSameAs(large);
    }

    @Test
    void aKeptArrayThatIsTooSmallIsReplacedByALargerOne() {
        byte[] large = memory.grown(memory.first(), 2 * MEBIBYTE);
        byte[] next = memory.next(large);

        byte[] larger = memory.grown(next, 2 * MEBIBYTE + 1);

        assertThat(larger).isNotSameAs(large).hasSizeGreaterThan(2 * MEBIBYTE);
        assertThat(memory.next(larger)).isSameAs(next);
        assertThat(memory.grown(next, next.length + 1)).isSameAs(larger);
    }

    @Test
    void anArrayOfMoreThanSixteenMebibytesIsForgotten() {
        byte[] huge = memory.grown(memory.first(), 16 * MEBIBYTE + 1);

        byte[] next = memory.next(huge);

        assertThat(next).isSameAs(memory.first());
        assertThat(memory.grown(next, next.length + 1)).hasSize(2 * next.length);
    }
}
