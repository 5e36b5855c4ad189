package dev.burin.samples;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.burin.Codec;
import dev.burin.JsonException;
import java.io.IOException;
import java.util.Arrays;

/**
 * A fuzz target for generated codecs: what is read is written, read again and written again, the same every time.
 *
 * <p>The first byte chooses the type among {@link Samples}; the document is what follows. {@code .ci/fuzz} runs it.
 */
public final class FuzzTyped {
    private static final int MAX_MESSAGE_CHARS = 500;
    private static final JsonMapper TREES = JsonMapper.builder().build();

    private FuzzTyped() {}

    /** Called by Jazzer. */
    public static void fuzzerTestOneInput(byte[] input) throws IOException {
        if (input.length > 0) {
            Sample<?> sample = Samples.ALL.get((input[0] & 0xFF) % Samples.ALL.size());
            check(sample.codec(), Arrays.copyOfRange(input, 1, input.length));
        }
    }

    private static <T> void check(Codec<T> codec, byte[] document) throws IOException {
        T value;
        try {
            value = codec.fromJson(document);
        } catch (JsonException e) {
            if (e.getMessage().length() > MAX_MESSAGE_CHARS || e.offset() < 0 || e.offset() > document.length) {
                throw new AssertionError(e);
            }
            return;
        }
        byte[] written = codec.toJsonBytes(value);
        byte[] again = codec.toJsonBytes(codec.fromJson(written));
        // The order of some maps is theirs to choose.
        if (!Arrays.equals(written, again) && !TREES.readTree(written).equals(TREES.readTree(again))) {
            throw new AssertionError(new String(written, UTF_8));
        }
    }
}
