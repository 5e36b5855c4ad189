package dev.burin.internal.text;

/** Memory through which strings beyond Latin-1 are written; one writer owns and reuses it. */
public final class StringScratch {
    /** How many characters are held at once. */
    static final int CHARS = 512;

    private final char[] chars = new char[CHARS];

    /** Creates scratch memory with arbitrary content. */
    public StringScratch() {}

    /** Returns the characters {@code [from, to)} of a string, at most {@value #CHARS}, followed by arbitrary ones. */
    char[] chars(String text, int from, int to) {
        text.getChars(from, to, chars, 0);
        return chars;
    }
}
