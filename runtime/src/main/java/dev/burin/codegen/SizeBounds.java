package dev.burin.codegen;

/** The maximum length in bytes, including quotes, of the JSON of values whose length is bounded. */
public final class SizeBounds {
    /** {@code null} */
    public static final int NULL = 4;
    /** {@code false} */
    public static final int BOOLEAN = 5;
    /** {@code -128} */
    public static final int BYTE = 4;
    /** {@code -32768} */
    public static final int SHORT = 6;
    /** {@code -2147483648} */
    public static final int INT = 11;
    /** {@code -9223372036854775808} */
    public static final int LONG = 20;
    /** {@code -1.17549435E-38} */
    public static final int FLOAT = 15;
    /** {@code -2.2250738585072014E-308} */
    public static final int DOUBLE = 24;
    /** A character as a string: <code>"&#92;u0000"</code> */
    public static final int CHAR = 8;
    /** 36 characters in quotes. */
    public static final int UUID = 38;

    private SizeBounds() {}
}
