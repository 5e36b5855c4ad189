package dev.burin.samples;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.burin.Codec;
import dev.burin.JsonException;
import dev.burin.reference.OwnFault;
import java.io.IOException;
import java.util.Arrays;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A fuzz target for generated codecs: a value that is read is written, read and written again, with the same result.
 *
 * <p>The first two bytes choose the type among {@link Samples}; the document follows. {@code .ci/fuzz} runs it.
 */
public final class FuzzTyped {
    private static final int MAX_MESSAGE_CHARS = 500;
    private static final int TYPE_BYTES = 2;
    private static final JsonMapper TREES = JsonMapper.builder().build();

    /** The samples by numbers that do not change when samples are added or removed, so kept inputs choose the same type. */
    private static final Map<Integer, Sample<?>> BY_NUMBER =
            Samples.ALL.stream().collect(Collectors.toMap(FuzzTyped::number, sample -> sample));

    private FuzzTyped() {}

    /** Called by Jazzer. */
    public static void fuzzerTestOneInput(byte[] input) throws IOException {
        if (input.length >= TYPE_BYTES) {
            check(sample(input).codec(), document(input));
        }
    }

    /** Returns the input that passes a document to the codec of a sample. */
    static byte[] input(Sample<?> sample, byte[] document) {
        byte[] input = new byte[TYPE_BYTES + document.length];
        input[0] = (byte) (number(sample) >> Byte.SIZE);
        input[1] = (byte) number(sample);
        System.arraycopy(document, 0, input, TYPE_BYTES, document.length);
        return input;
    }

    /** Returns the sample that an input chooses: every sample has its own number, and shares the unassigned ones. */
    static Sample<?> sample(byte[] input) {
        int number = (Byte.toUnsignedInt(input[0]) << Byte.SIZE) | Byte.toUnsignedInt(input[1]);
        Sample<?> chosen = BY_NUMBER.get(number);
        return chosen == null ? Samples.ALL.get(number % Samples.ALL.size()) : chosen;
    }

    static byte[] document(byte[] input) {
        return Arrays.copyOfRange(input, TYPE_BYTES, input.length);
    }

    private static int number(Sample<?> sample) {
        return sample.toString().hashCode() & 0xFFFF;
    }

    private static <T> void check(Codec<T> codec, byte[] document) throws IOException {
        T value;
        try {
            value = codec.fromJson(document);
        } catch (JsonException e) {
            boolean isWellPlaced = e.offset() >= 0 && e.offset() <= document.length;
            if (OwnFault.isBehind(e, e.code())
                    || !isWellPlaced
                    || e.getMessage().length() > MAX_MESSAGE_CHARS) {
                throw new AssertionError(e);
            }
            return;
        }
        byte[] written = codec.toJsonBytes(value);
        byte[] again = codec.toJsonBytes(codec.fromJson(written));
        // Some maps do not keep the order of their entries.
        if (!Arrays.equals(written, again) && !TREES.readTree(written).equals(TREES.readTree(again))) {
            throw new AssertionError(new String(written, UTF_8));
        }
    }
}
