package dev.burin.processor.plan;

import java.nio.charset.StandardCharsets;

/**
 * A member name as it is written: {@code ,"name":} with its escapes.
 *
 * @param name the name without quotes and escapes
 * @param text the name with comma, quotes and colon
 */
public record FusedName(String name, String text) {
    /** No name, no comma, no colon. */
    public static final FusedName NONE = new FusedName("", "");

    /** The comma before an element. */
    public static final FusedName COMMA = new FusedName("", ",");

    private static final int COMMA_AND_COLON = 2;

    /** Returns the name with the comma, quotes and colon that surround it. */
    public static FusedName of(String name) {
        return new FusedName(name, ",\"" + escape(name) + "\":");
    }

    /** Bytes of the whole text in UTF-8; with a brace in place of the comma it is as long. */
    public int byteCount() {
        return text.getBytes(StandardCharsets.UTF_8).length;
    }

    /** Bytes of the name with its quotes, as many as it takes as a value. */
    public int quotedByteCount() {
        return byteCount() - COMMA_AND_COLON;
    }

    private static String escape(String name) {
        StringBuilder text = new StringBuilder(name.length());
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if (c == '"' || c == '\\') {
                text.append('\\').append(c);
            } else if (c < ' ') {
                text.append(String.format("\\u%04x", (int) c)); // the longest form: the count is a bound
            } else {
                text.append(c);
            }
        }
        return text.toString();
    }
}
