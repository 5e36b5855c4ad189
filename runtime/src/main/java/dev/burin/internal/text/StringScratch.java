package dev.burin.internal.text;

/** Memory that strings beyond Latin-1 are written through; one writer owns it and uses it again. */
public final class StringScratch {
    /** How many characters are held at once. */
    static final int CHARS = 512;

    private final char[] chars = new char[CHARS];

    /** Creates a scratch of any content. */
    public StringScratch() {}

    /** Returns the characters {@code [from, to)} of a string, at most {@value #CHARS}, and anything after them. */
    char[] chars(String text, int from, int to) {
        text.getChars(from, to, chars, 0);
        return chars;
    }
}
