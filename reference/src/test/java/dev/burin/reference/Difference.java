package dev.burin.reference;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.function.Predicate;

/** Where Jackson 3 and RFC 8259 in valid UTF-8 are known to differ; each with a document on which they do. */
enum Difference {
    DETECTS_UTF_16("FE FF 00 31", document -> contains(document, 0)),
    SKIPS_A_BYTE_ORDER_MARK("EF BB BF 31", document -> document.length > 2 && (document[0] & 0xFF) == 0xEF),
    /** C0 A2 for a quote, F4 90 80 80 for what would follow the last character. */
    READS_OVERLONG_AND_TOO_LARGE_SEQUENCES("22 C0 A2 22", document -> !isUtf8(document)),
    DROPS_THE_BYTE_FF_IN_NAMES("7B 22 FF 61 22 3A 31 7D", document -> contains(document, 0xFF)),
    /** {@code {"\uD800":1}}; as a value, the escape is read. */
    REFUSES_HALF_A_PAIR_IN_NAMES(
            "7B 22 5C 75 44 38 30 30 22 3A 31 7D", document -> text(document).matches("(?s).*\\\\u[dD][89a-fA-F].*")),
    LIMITS_DEPTH(
            "5B ".repeat(501) + "5D ".repeat(501), document -> text(document).matches("(?s).*\\[{501}.*")),
    LIMITS_NUMBERS("39 ".repeat(1_001), document -> text(document).matches("(?s).*[0-9]{1001}.*"));

    private final byte[] example;
    private final Predicate<byte[]> mayBe;

    Difference(String hex, Predicate<byte[]> mayBe) {
        this.example = HexFormat.of().parseHex(hex.replace(" ", ""));
        this.mayBe = mayBe;
    }

    /** A document that shows it. */
    byte[] example() {
        return example.clone();
    }

    /** Whether a document has what this is about. */
    boolean mayBeIn(byte[] document) {
        return mayBe.test(document);
    }

    private static boolean contains(byte[] document, int value) {
        return text(document).indexOf(value) >= 0;
    }

    private static String text(byte[] document) {
        return new String(document, StandardCharsets.ISO_8859_1);
    }

    private static boolean isUtf8(byte[] document) {
        try {
            StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(document));
            return true;
        } catch (CharacterCodingException e) {
            return false;
        }
    }
}
