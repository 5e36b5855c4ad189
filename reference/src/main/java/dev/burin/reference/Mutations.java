package dev.burin.reference;

import java.util.Arrays;
import java.util.HexFormat;
import java.util.Random;
import java.util.function.BiConsumer;

/** Documents that differ from a given one in a single byte: replaced, inserted or deleted. */
public final class Mutations {
    /** Bytes that mean something somewhere: control characters, punctuation, digits, edges of UTF-8. */
    private static final byte[] BYTES = HexFormat.of()
            .parseHex("0001090A1F20225C2F2C3A7B7D5B5D30392D2B2E65747527 7F80BFC0C3EDF0FF".replace(" ", ""));

    private Mutations() {}

    /** Hands every mutation to {@code use}, with a title that says what was done. */
    public static void forEach(byte[] document, BiConsumer<String, byte[]> use) {
        for (int at = 0; at <= document.length; at++) {
            for (byte value : BYTES) {
                use.accept(title("inserted", value, at), inserted(document, at, value));
                if (at < document.length && document[at] != value) {
                    use.accept(title("replaced by", value, at), replaced(document, at, value));
                }
            }
            if (at < document.length) {
                use.accept("deleted at " + at, deleted(document, at));
            }
        }
    }

    /** Returns one of the mutations. */
    public static byte[] random(byte[] document, Random random) {
        int at = random.nextInt(document.length);
        byte value = BYTES[random.nextInt(BYTES.length)];
        return switch (random.nextInt(3)) {
            case 0 -> inserted(document, at, value);
            case 1 -> deleted(document, at);
            default -> replaced(document, at, value);
        };
    }

    private static String title(String what, byte value, int at) {
        return String.format("%s %02X at %d", what, value & 0xFF, at);
    }

    private static byte[] replaced(byte[] document, int at, byte value) {
        byte[] other = document.clone();
        other[at] = value;
        return other;
    }

    private static byte[] inserted(byte[] document, int at, byte value) {
        byte[] longer = Arrays.copyOf(document, document.length + 1);
        System.arraycopy(document, at, longer, at + 1, document.length - at);
        longer[at] = value;
        return longer;
    }

    private static byte[] deleted(byte[] document, int at) {
        byte[] shorter = Arrays.copyOf(document, document.length - 1);
        System.arraycopy(document, at + 1, shorter, at, document.length - at - 1);
        return shorter;
    }
}
