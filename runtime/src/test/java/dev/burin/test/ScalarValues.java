package dev.burin.test;

import java.util.stream.IntStream;

/** The characters of Unicode: all code points except surrogates. */
public final class ScalarValues {
    private ScalarValues() {}

    /** Returns the characters among {@code count} code points from {@code first} on. */
    public static String of(int first, int count) {
        return IntStream.range(first, Math.min(first + count, Character.MAX_CODE_POINT + 1))
                .filter(c -> c < Character.MIN_SURROGATE || c > Character.MAX_SURROGATE)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }
}
