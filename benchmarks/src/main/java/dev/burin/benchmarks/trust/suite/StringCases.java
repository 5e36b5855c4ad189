package dev.burin.benchmarks.trust.suite;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.util.HexFormat;
import java.util.List;

/** Valid and invalid content of strings, at every position in a word, in values and in names. */
final class StringCases {
    /** Numbers of plain characters before the content: the positions in and around words of eight and sixteen bytes. */
    private static final List<Integer> OFFSETS = List.of(0, 1, 3, 6, 7, 8, 15, 16, 17);

    /** Byte sequences that neither are nor start a character: table 3-7 of the Unicode Standard. */
    private static final List<String> MALFORMED_UTF8 = List.of(
            "80",
            "BF",
            "C0 80",
            "C0 A2",
            "C1 BF",
            "C3",
            "C3 28",
            "C3 C3 A9",
            "E0 80 80",
            "E0 9F BF",
            "E2 82",
            "E2 28 A1",
            "ED A0 80",
            "ED AF BF",
            "ED B0 80",
            "ED BF BF",
            "ED A0 BD ED B8 80",
            "F0 80 80 80",
            "F0 8F BF BF",
            "F0 9F 98",
            "F0 28 8C BC",
            "F4 90 80 80",
            "F5 80 80 80",
            "F8 88 80 80 80",
            "FC 84 80 80 80 80",
            "FE",
            "FF");

    private static final List<String> BROKEN_ESCAPES = List.of(
            "\\a", "\\x41", "\\'", "\\0", "\\U0041", "\\u", "\\u1", "\\u12", "\\u123", "\\u123G", "\\u+123", "\\u-123",
            "\\u 123", "\\é", "\\u００41", "\\\n");

    private static final List<String> RIGHT = List.of(
            "",
            "plain",
            "\\\"\\\\\\/\\b\\f\\n\\r\\t",
            "\\u0000",
            "\\u001F",
            "\\u007f",
            "\\u00e9\\u00E9",
            "\\u2028\\uFFFF",
            "\\uD83D\\uDE00",
            "\\ud83d\\ude00x",
            "é",
            "€",
            "汉字",
            "\uD83D\uDE00",
            "\u007F",
            "\u0080",
            "\u2028\u2029",
            "\uFFFE\uFFFF\uFDD0",
            "\uDBFF\uDFFF",
            "/*no comment*/",
            "'",
            "{[,:]}",
            "e\u0301");

    private StringCases() {}

    static Suite suite() {
        Cases cases = new Cases();
        for (int control = 0; control < ' '; control++) {
            add(cases, String.format("control character %02X", control), new byte[] {(byte) control});
        }
        for (String malformed : MALFORMED_UTF8) {
            add(cases, "malformed " + malformed, HexFormat.of().parseHex(malformed.replace(" ", "")));
        }
        for (String broken : BROKEN_ESCAPES) {
            add(cases, "escape " + broken, broken.getBytes(UTF_8));
        }
        for (String right : RIGHT) {
            add(cases, right, right.getBytes(UTF_8));
        }
        return new Suite(
                "strings",
                "Control characters, malformed UTF-8, broken escapes, and what is right however odd, in values and names.",
                cases.made());
    }

    private static void add(Cases cases, String title, byte[] content) {
        for (int offset : OFFSETS) {
            String before = "1234567890abcdefg".substring(0, offset);
            cases.string(title + " at " + offset, document("{\"aString\":\"" + before, content, "\"}"));
            cases.string(
                    title + " at " + offset + ", more behind",
                    document("{\"aString\":\"" + before, content, "abcdefgh\"}"));
        }
        cases.string(title + " in a name", document("{\"name ", content, "\":1,\"aString\":\"x\"}"));
    }

    private static byte[] document(String before, byte[] content, String behind) {
        ByteArrayOutputStream document = new ByteArrayOutputStream();
        document.writeBytes(before.getBytes(UTF_8));
        document.writeBytes(content);
        document.writeBytes(behind.getBytes(UTF_8));
        return document.toByteArray();
    }
}
