package dev.burin.processor.emit;

import com.palantir.javapoet.CodeBlock;
import java.util.HexFormat;

/** Constants as they are written in Java. */
public final class Literals {

    private Literals() {}

    /**
     * Returns a string literal in ASCII.
     *
     * <p>Generated files are written in whatever encoding javac was given; a character it does not have would silently become
     * a question mark, and the name another one.
     */
    public static CodeBlock string(String text) {
        StringBuilder literal = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            literal.append(escape(text.charAt(i)));
        }
        return CodeBlock.of("$L", literal.append('"').toString());
    }

    /** Returns a character literal in ASCII. */
    public static CodeBlock character(char c) {
        String escaped =
                switch (c) {
                    case '"' -> "\"";
                    case '\'' -> "\\'";
                    default -> escape(c);
                };
        boolean isLineBreak = c < ' ' && escaped.startsWith("\\u"); // which javac would take for itself
        return isLineBreak ? CodeBlock.of("(char) $L", (int) c) : CodeBlock.of("'$L'", escaped);
    }

    private static String escape(char c) {
        return switch (c) {
            case '"' -> "\\\"";
            case '\\' -> "\\\\";
            case '\n' -> "\\n";
            case '\r' -> "\\r";
            case '\t' -> "\\t";
            default -> c < ' ' || c > '~' ? String.format("\\u%04x", (int) c) : String.valueOf(c);
        };
    }

    /** Returns a hash: {@code 0x3a1f00c2}. */
    public static CodeBlock hash(int hash) {
        return CodeBlock.of("0x$L", HexFormat.of().toHexDigits(hash));
    }

    /** Returns the bit of a mask: {@code 1L << 5}, and {@code 1L} for the lowest one. */
    public static CodeBlock bit(int place) {
        return place == 0 ? CodeBlock.of("1L") : CodeBlock.of("1L << $L", place);
    }

    /** Returns a mask of bits: {@code 0x1fL}. */
    public static CodeBlock mask(long bits) {
        return CodeBlock.of("0x$LL", Long.toHexString(bits));
    }
}
