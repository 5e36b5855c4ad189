package dev.burin.attack;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.conformance.Context;
import dev.burin.conformance.Deviations;
import dev.burin.conformance.Input;
import java.io.ByteArrayOutputStream;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * A11, A12: bytes that are not allowed in a string are rejected at their offset, in values, names and skipped values.
 */
class InvalidStringTest {
    private static final int OFFSETS = 18;

    private static final List<Input> INPUTS =
            List.of(Input.WHOLE_ARRAY, Input.PART_AMONG_QUOTES, Input.PART_AMONG_OTHERS, Input.STREAM);

    /** Both sides of every boundary in table 3-7 of the Unicode Standard, and overlong forms of characters. */
    private static final List<String> SEQUENCES = List.of(
            "80",
            "BF",
            "C0",
            "C1",
            "C2",
            "DF",
            "E0",
            "ED",
            "EF",
            "F0",
            "F4",
            "F5",
            "F8",
            "FC",
            "FE",
            "FF",
            "C080",
            "C081",
            "C0A2",
            "C0AF",
            "C1BF",
            "C280",
            "C27F",
            "C2C0",
            "DFBF",
            "DF22",
            "E08080",
            "E09FBF",
            "E0A080",
            "E0A07F",
            "E180C0",
            "E17F80",
            "ED9FBF",
            "EDA080",
            "EDADBF",
            "EDBFBF",
            "EE8080",
            "EFBFBD",
            "EFBFBF",
            "E282",
            "E28222",
            "EFBB",
            "EFBBBF",
            "F0808080",
            "F08FBFBF",
            "F0908080",
            "F09080",
            "F0908022",
            "F18080C0",
            "F48FBFBF",
            "F4908080",
            "F5808080",
            "F7BFBFBF",
            "F888808080",
            "FC8480808080",
            "EDA081EDB080",
            "EDA0BDEDB880",
            "FEFF",
            "FFFE",
            "F09F98");

    @Test
    void everySequenceIsJudgedAsByTheReferenceAtEveryOffset() {
        checkAll(SEQUENCES.stream().map(HexFormat.of()::parseHex).toList());
    }

    @Test
    void everyControlCharacterIsRejectedAtEveryOffset() {
        checkAll(IntStream.range(0, 0x20).mapToObj(c -> new byte[] {(byte) c}).toList());
    }

    @Test
    void everyBrokenEscapeIsRejectedAtEveryOffset() {
        checkAll(List.of(
                        "\\a",
                        "\\U0041",
                        "\\x41",
                        "\\'",
                        "\\u",
                        "\\u12",
                        "\\u+123",
                        "\\u 123",
                        "\\u00g0",
                        "\\\n",
                        "\\ud800",
                        "\\udc00",
                        "\\ud800\\ud800",
                        "\\ud800\\u0041",
                        "\\ud800x",
                        "\\ud800\\n",
                        "\\ud8",
                        "\\ud800\\udc0",
                        "\\ud800\\",
                        "\\ud800\\u",
                        "\\0",
                        "\\\u00e9",
                        "\\u\u00b9\u00b2\u00b3\u00b9")
                .stream()
                .map(text -> text.getBytes(ISO_8859_1))
                .toList());
    }

    private static void checkAll(List<byte[]> contents) {
        Deviations deviations = new Deviations();

        for (byte[] content : contents) {
            for (int offset = 0; offset < OFFSETS; offset++) {
                for (String after : List.of("", "bcdefghijklmnopq")) {
                    byte[] string = join("\"" + "a".repeat(offset), content, after + "\"");
                    check(deviations, string);
                    check(deviations, join("{", string, ":1}"));
                }
                check(deviations, join("\"" + "\\n".repeat(offset), content, "\""));
                check(deviations, join("\"" + "a".repeat(offset), content, ""));
            }
        }

        assertThat(deviations.found()).isEmpty();
    }

    private static void check(Deviations deviations, byte[] document) {
        deviations.check(HexFormat.of().formatHex(document), document, Context.allFor(document), INPUTS);
    }

    private static byte[] join(String before, byte[] content, String after) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.writeBytes(before.getBytes(US_ASCII));
        bytes.writeBytes(content);
        bytes.writeBytes(after.getBytes(US_ASCII));
        return bytes.toByteArray();
    }
}
