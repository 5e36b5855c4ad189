package dev.burin.internal.text;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

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

    /**
     * Returns the ends of strings: three bytes, of which the first could begin a three-byte character, amid such
     * characters.
     */
    static List<byte[]> triplesAmidLetters() {
        int[] edges = {0x00, 0x22, 0x5C, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC2, 0xE0, 0xFF};
        List<byte[]> contents = new ArrayList<>();
        for (int first = 0xE0; first < 0xF0; first++) {
            for (int second : edges) {
                for (int third : edges) {
                    for (String before : new String[] {"", "漢", "漢字"}) {
                        contents.add(concat(utf8(before), bytes(first, second, third), utf8("漢字\"")));
                    }
                }
            }
        }
        return contents;
    }

    /** Returns the ends of strings: two runs of each length, with all kinds of characters between them. */
    static List<byte[]> interruptedRuns(String run) {
        String[] others = {
            "",
            "a",
            " ",
            "\u007F",
            "é",
            "\u07FF",
            "\u0800",
            "字",
            "😀",
            "ࠀ\uFFFF",
            "\uD83D\uDE00漢",
            "\\n",
            "\\u6F22",
            "\\x",
            "\"",
            "\n"
        };
        List<byte[]> contents = new ArrayList<>();
        for (int before = 0; before <= run.length(); before++) {
            for (String other : others) {
                for (int after = 0; after <= run.length(); after++) {
                    contents.add(utf8(run.substring(0, before) + other + run.substring(0, after) + "\""));
                }
            }
        }
        return contents;
    }
}
