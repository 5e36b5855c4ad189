package dev.burin.internal.text;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Builds byte arrays for tests: pieces in a row, and slices amid hostile bytes. */
final class Documents {
    private Documents() {}

    static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    static byte[] bytes(int... values) {
        byte[] bytes = new byte[values.length];
        for (int i = 0; i < values.length; i++) {
            bytes[i] = (byte) values[i];
        }
        return bytes;
    }

    static byte[] concat(byte[]... pieces) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] piece : pieces) {
            all.writeBytes(piece);
        }
        return all.toByteArray();
    }

    /** Returns {@code content} with {@code margin} bytes of value {@code hostile} on both sides. */
    static byte[] amid(int hostile, int margin, byte[] content) {
        byte[] all = new byte[content.length + 2 * margin];
        Arrays.fill(all, (byte) hostile);
        System.arraycopy(content, 0, all, margin, content.length);
        return all;
    }
}
