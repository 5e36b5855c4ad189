package dev.burin.benchmarks.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.benchmarks.model.article.Ints1Codec;
import dev.burin.reference.MethodSizes;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** No method of a generated codec is too long for HotSpot. */
class CodecMethodSizesTest {
    /** Our own limit; HotSpot never compiles methods over 8000 bytes (HugeMethodLimit), and far smaller ones take C2 seconds. */
    private static final int MOST_BYTES = 2500;

    @Test
    void everyMethodOfEveryCodecIsSmallEnoughForTheCompiler() throws Exception {
        Path classes = Path.of(Ints1Codec.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());

        Map<String, Integer> sizes = MethodSizes.ofCodecs(classes);

        assertThat(sizes).hasSizeGreaterThan(100).allSatisfy((method, size) -> assertThat(size)
                .isLessThan(MOST_BYTES));
    }
}
