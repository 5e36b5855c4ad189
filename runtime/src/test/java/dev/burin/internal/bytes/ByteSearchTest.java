package dev.burin.internal.bytes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class ByteSearchTest {
    @Test
    void everyValueIsFoundAtEveryIndexAmongEveryOther() {
        for (int wanted = 0; wanted < 256; wanted++) {
            for (int other = 0; other < 256; other++) {
                byte[] bytes = new byte[19];
                Arrays.fill(bytes, (byte) other);
                assertThat(ByteSearch.contains(bytes, (byte) wanted)).isEqualTo(wanted == other);
                int place = (wanted + other) % bytes.length;
                bytes[place] = (byte) wanted;
                assertThat(ByteSearch.contains(bytes, (byte) wanted)).isTrue();
            }
        }
    }

    @Test
    void arraysShorterThanAWordAreSearchedToo() {
        for (int length = 0; length < 20; length++) {
            byte[] bytes = new byte[length];
            assertThat(ByteSearch.contains(bytes, (byte) '?')).isFalse();
            for (int place = 0; place < length; place++) {
                bytes[place] = '?';
                assertThat(ByteSearch.contains(bytes, (byte) '?')).isTrue();
                bytes[place] = 0;
            }
        }
    }
}
