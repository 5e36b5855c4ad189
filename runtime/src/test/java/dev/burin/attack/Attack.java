package dev.burin.attack;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.function.IntFunction;

/**
 * A family of hostile documents, one for every size.
 *
 * @param name what it is, behind its class in {@code docs/attacks.md}
 * @param ofSize makes the document of about so many bytes
 */
record Attack(String name, IntFunction<byte[]> ofSize) {
    static Attack of(String name, IntFunction<String> ofSize) {
        return new Attack(name, byteCount -> ofSize.apply(byteCount).getBytes(UTF_8));
    }

    byte[] document(int byteCount) {
        return ofSize.apply(byteCount);
    }

    @Override
    public String toString() {
        return name;
    }
}
