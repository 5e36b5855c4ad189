package dev.burin.internal.text;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.StandardCharsets;

/** Memory that strings are written through, and a Latin-1 encoder; one writer owns it and uses it again. */
public final class StringScratch {
    /** How many characters are held at once. */
    static final int CHARS = 512;

    private static final byte[] NOWHERE = {};

    private final char[] chars = new char[CHARS];
    private final CharBuffer charBuffer = CharBuffer.wrap(chars);
    private final CharsetEncoder encoder = StandardCharsets.ISO_8859_1.newEncoder();
    private final ByteBuffer nowhere = ByteBuffer.wrap(NOWHERE);
    private byte[] target = NOWHERE;
    private ByteBuffer targetBuffer = nowhere;

    /** Creates a scratch of any content. */
    public StringScratch() {}

    /** Forgets the array that was written to last. */
    public void forgetTarget() {
        target = NOWHERE;
        targetBuffer = nowhere;
    }

    /** Returns the characters {@code [from, to)} of a string, at most {@value #CHARS}, and anything behind them. */
    char[] chars(String text, int from, int to) {
        text.getChars(from, to, chars, 0);
        return chars;
    }

    /**
     * Copies characters of a string, one byte each, up to the first that is not Latin-1.
     *
     * <p>The encoder is one instruction for many characters on most processors.
     *
     * @param from index of the first, {@code to} index behind the last character; at most {@value #CHARS}
     * @return whether all are Latin-1
     */
    boolean copyLatin1(String text, int from, int to, byte[] bytes, int at) {
        text.getChars(from, to, chars, 0);
        charBuffer.limit(to - from).position(0);
        if (target != bytes) {
            target = bytes;
            targetBuffer = ByteBuffer.wrap(bytes);
        }
        targetBuffer.limit(at + to - from).position(at);
        return encoder.encode(charBuffer, targetBuffer, true).isUnderflow();
    }
}
