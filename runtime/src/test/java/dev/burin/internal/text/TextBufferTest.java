package dev.burin.internal.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TextBufferTest {
    private final TextBuffer text = new TextBuffer();

    @Test
    void memoryOfUsualStringsIsKept() {
        text.grownLatin1(0, TextBuffer.MAX_KEPT_CHARS);
        text.clear();
        assertThat(text.capacity()).isEqualTo(TextBuffer.MAX_KEPT_CHARS);
    }

    @Test
    void memoryOfUsualStringsBeyondLatin1IsKept() {
        text.grown(0, TextBuffer.MAX_KEPT_CHARS);
        text.clear();
        assertThat(text.capacity()).isEqualTo(TextBuffer.MAX_KEPT_CHARS);
    }

    @Test
    void aStringOfTheJdkHasRoomForHalfAsManyWideCharacters() {
        text.charsLength(Integer.MAX_VALUE >> 1);
        assertThat(text.isTooLong()).isFalse();
        text.charsLength((Integer.MAX_VALUE >> 1) + 1);
        assertThat(text.isTooLong()).isTrue();
        text.latin1Length(Integer.MAX_VALUE - 8);
        assertThat(text.isTooLong()).isFalse();
    }

    @Test
    void memoryOfLongStringsIsForgotten() {
        text.grownLatin1(0, TextBuffer.MAX_KEPT_CHARS + 1);
        text.grown(0, TextBuffer.MAX_KEPT_CHARS + 1);
        text.clear();
        assertThat(text.capacity()).isZero();
    }
}
