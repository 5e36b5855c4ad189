package dev.burin.internal.number;

import java.math.BigDecimal;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Stub. */
public final class BigNumbers {
    private BigNumbers() {}

    /** Stub. */
    public static @Nullable BigInteger readBigInteger(byte[] from, int at, int end, int maxDigits) {
        String text = new String(from, at, end - at, java.nio.charset.StandardCharsets.ISO_8859_1);
        return text.length() > 2000 || text.matches(".*[.eE].*") ? null : new BigInteger(text);
    }

    /** Stub. */
    public static @Nullable BigDecimal readBigDecimal(byte[] from, int at, int end, int maxDigits, int maxScale) {
        return new BigDecimal(new String(from, at, end - at, java.nio.charset.StandardCharsets.ISO_8859_1));
    }

    /** Stub. */
    public static boolean isInteger(byte[] from, int at, int end) {
        for (int i = at; i < end; i++) {
            if (from[i] == '.' || from[i] == 'e' || from[i] == 'E') {
                return false;
            }
        }
        return true;
    }
}
