package dev.burin.internal.text;

import static dev.burin.internal.text.Documents.concat;
import static dev.burin.internal.text.Documents.utf8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.test.Rounds;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Finds where an element of an array ends, whatever the parts in which its bytes arrive. */
class ElementScanTest {
    private static final long SEED = 20261122L;

    /** Returns where the element ends, found character by character, or -1 if it does not end. */
    private static int slowly(String text) {
        boolean isInString = false;
        int depth = 0;
        for (int at = 0; at < text.length(); at++) {
            char next = text.charAt(at);
            if (isInString) {
                isInString = next != '"';
                at += next == '\\' ? 1 : 0;
            } else if (next == '"') {
                isInString = true;
            } else if (next == '{' || next == '[') {
                depth++;
            } else if (depth == 0 && (next == ',' || next == '}' || next == ']')) {
                return at;
            } else if (next == '}' || next == ']') {
                depth--;
            }
        }
        return -1;
    }

    /** Scans the bytes in two parts, each in its own array, after a quote that is not part of them. */
    private static int find(ElementScan scan, byte[] bytes, int cut) {
        scan.reset();
        byte[] first = part(bytes, 0, cut);
        int found = scan.find(first, 1, first.length);
        if (found >= 0) {
            return found - 1;
        }
        byte[] second = part(bytes, cut, bytes.length);
        found = scan.find(second, 1, second.length);
        return found < 0 ? found : cut + found - 1;
    }

    private static byte[] part(byte[] bytes, int from, int to) {
        return concat(utf8("\""), Arrays.copyOfRange(bytes, from, to));
    }

    private static void check(String text) {
        byte[] bytes = utf8(text);
        int end = slowly(text);
        int expected = end < 0 ? -1 : utf8(text.substring(0, end)).length;
        ElementScan scan = new ElementScan();
        for (int cut = 0; cut <= bytes.length; cut++) {
            assertThat(find(scan, bytes, cut)).as("%s, cut at %d", text, cut).isEqualTo(expected);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                ",",
                "]",
                "}",
                "1,2",
                "1 ]",
                "[1,2],3",
                "{\"a\":[{}]}]",
                "\"a,]\\\"\\\\\",1",
                "\"\\\\\"]",
                "\"\\\\\\\",\"]",
                "\"\\u005C\",]",
                "\"é日\uD83D\uDE00\",",
                "\"éé]\",",
                "\"ab\\n]cdefghijklm,\\tn\" ]",
                "[[[[]]]],",
                "[1,2",
                "\"a,]",
                "\"a\\",
                ""
            })
    void anElementEndsAtTheCommaOrBracketAfterIt(String text) {
        check(text);
    }

    @Test
    void nothingInAStringEndsAnElement() {
        Random random = new Random(SEED);
        String[] pieces = {
            "\"",
            "\"",
            "\\\"",
            "\\\\",
            "\\",
            ",",
            "[",
            "]",
            "{",
            "}",
            "a",
            "é",
            "日",
            "\uD83D\uDE00",
            "abcdefghijkl",
            " "
        };
        for (int i = 0; i < Rounds.of(5_000); i++) {
            StringBuilder text = new StringBuilder("\"");
            for (int count = random.nextInt(12); count > 0; count--) {
                text.append(pieces[random.nextInt(pieces.length)]);
            }
            check(text.toString());
        }
    }

    @Test
    void aResetScanForgetsOpenStringsAndBrackets() {
        ElementScan scan = new ElementScan();
        for (String open : new String[] {"[[", "\"a", "\"a\\"}) {
            byte[] bytes = utf8(open);
            assertThat(scan.find(bytes, 0, bytes.length)).isNegative();

            scan.reset();

            assertThat(scan.find(utf8("1,"), 0, 2)).isEqualTo(1);
        }
        assertThat(scan.find(utf8("[1]]"), 0, 4)).isEqualTo(3);
    }
}
