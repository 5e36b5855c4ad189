package dev.burin.internal.bytes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class BytesTest {
    private final byte[] bytes = new byte[11];

    @Test
    void theFirstByteIsTheLowestOfTheWord() {
        for (int at = 0; at < bytes.length; at++) {
            bytes[at] = (byte) (at + 1);
        }

        assertThat(Bytes.getLong(bytes, 1)).isEqualTo(0x0908_0706_0504_0302L);
        assertThat(Bytes.getInt(bytes, 1)).isEqualTo(0x0504_0302);
    }

    @Test
    void aStoredWordIsLoadedAgainAtEveryAlignment() {
        for (int at = 0; at <= bytes.length - Long.BYTES; at++) {
            Bytes.putLong(bytes, at, 0xF1E2_D3C4_B5A6_9788L);
            assertThat(Bytes.getLong(bytes, at)).isEqualTo(0xF1E2_D3C4_B5A6_9788L);

            Bytes.putInt(bytes, at, 0xF1E2_D3C4);
            assertThat(Bytes.getInt(bytes, at)).isEqualTo(0xF1E2_D3C4);

            Bytes.putShort(bytes, at, (short) 0x9788);
            assertThat(Bytes.getInt(bytes, at)).isEqualTo(0xF1E2_9788);
        }
    }

    @Test
    void aWordThatDoesNotFitIsRejected() {
        assertThatThrownBy(() -> Bytes.getLong(bytes, 4)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> Bytes.putLong(bytes, -1, 0)).isInstanceOf(IndexOutOfBoundsException.class);
    }
}
