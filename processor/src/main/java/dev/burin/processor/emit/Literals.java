package dev.burin.processor.emit;

import com.palantir.javapoet.CodeBlock;
import java.util.HexFormat;

/** Constants as they are written in Java source. */
public final class Literals {

    private Literals() {}

    /**
     * Returns a string literal in ASCII.
     *
     * <p>Generated files are written in the encoding given to javac; a character that it lacks would silently become a question
     * mark, and so change the name.
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
        boolean isLineBreak = c < ' ' && escaped.startsWith("\\u"); // javac would replace the escape by the character
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

    /** Returns a hash as a literal: {@code 0x3a1f00c2}. */
    public static CodeBlock hash(int hash) {
        return CodeBlock.of("0x$L", HexFormat.of().toHexDigits(hash));
    }

    /** Returns one bit of a mask: {@code 1L << 5}, or {@code 1L} for the lowest. */
    public static CodeBlock bit(int place) {
        return place == 0 ? CodeBlock.of("1L") : CodeBlock.of("1L << $L", place);
    }

    /** Returns a mask of bits: {@code 0x1fL}. */
    public static CodeBlock mask(long bits) {
        return CodeBlock.of("0x$LL", Long.toHexString(bits));
    }
}
