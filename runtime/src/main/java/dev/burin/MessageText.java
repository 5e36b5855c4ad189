package dev.burin;

/** Makes messages fit for logs, whatever names and strings went into them. */
final class MessageText {
    /** With the place after it, whose path is also bounded, a message stays within 500 characters. */
    private static final int MAX_CHARS = 240;

    /** The control character after printable ASCII. */
    private static final int DELETE = 0x7F;

    private static final int MAX_TAIL_CHARS = 60;
    private static final String ELISION = "...";

    private MessageText() {}

    /** Returns printable ASCII: other characters as {@code \}{@code u{E4}}, and the middle of a long message left out. */
    static String printable(String message) {
        // An escape is at most ten characters, so more than MAX_CHARS at either end never matter.
        int length = message.length();
        if (length <= 2 * MAX_CHARS) {
            return elided(escaped(message));
        }
        return elided(escaped(message.substring(0, MAX_CHARS)) + escaped(message.substring(length - MAX_CHARS)));
    }

    private static String elided(String text) {
        int length = text.length();
        return length <= MAX_CHARS
                ? text
                : text.substring(0, MAX_CHARS - MAX_TAIL_CHARS - ELISION.length())
                        + ELISION
                        + text.substring(length - MAX_TAIL_CHARS);
    }

    static String escaped(String text) {
        StringBuilder printable = new StringBuilder(text.length());
        text.codePoints().forEach(next -> {
            if (next >= ' ' && next < DELETE) {
                printable.append((char) next);
            } else {
                printable.append(String.format("\\u{%X}", next));
            }
        });
        return printable.toString();
    }
}
