package dev.burin.internal.text;

import static dev.burin.internal.text.Documents.amid;
import static dev.burin.internal.text.Documents.ascii;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class LiteralsTest {
    private interface Skip {
        int end(byte[] from, int at, int end);
    }

    private record Literal(String text, Skip skip) {}

    private static final List<Literal> LITERALS = List.of(
            new Literal("true", Literals::trueEnd),
            new Literal("false", Literals::falseEnd),
            new Literal("null", Literals::nullEnd));

    @Test
    void theLiteralEndsAfterItsLastByteWhateverFollows() {
        for (Literal literal : LITERALS) {
            for (String after : List.of("", ",", "e", "true", "        ")) {
                assertLikeTwin(literal, literal.text + after);
            }
        }
    }

    @Test
    void everyLiteralIsFoundAndNothingElse() {
        for (Literal literal : LITERALS) {
            assertThat(Literals.anyEnd(ascii(" " + literal.text + ",,"), 1)).isEqualTo(1 + literal.text.length());
            for (int at = 0; at < literal.text.length(); at++) {
                for (int other = 0; other < 256; other++) {
                    StringBuilder text = new StringBuilder(literal.text + ",,");
                    text.setCharAt(at, (char) other);
                    int expected = literal.text.charAt(at) == other ? literal.text.length() : 0;
                    assertThat(Literals.anyEnd(ascii(text.toString()), 0))
                            .as(text.toString())
                            .isEqualTo(expected);
                }
            }
        }
    }

    @Test
    void everyOtherByteIsReportedAtItsOffset() {
        for (Literal literal : LITERALS) {
            for (int at = 0; at < literal.text.length(); at++) {
                for (int other = 0; other < 256; other++) {
                    StringBuilder text = new StringBuilder(literal.text);
                    text.setCharAt(at, (char) other);
                    assertLikeTwin(literal, text.toString());
                    assertLikeTwin(literal, text + ",   ");
                }
            }
        }
    }

    @Test
    void aDocumentThatEndsWithinTheLiteralIsReportedAtItsEnd() {
        for (Literal literal : LITERALS) {
            for (int length = 0; length < literal.text.length(); length++) {
                assertLikeTwin(literal, literal.text.substring(0, length));
            }
        }
    }

    /** Checks the text alone, and amid bytes that would complete the literal if they were read. */
    private static void assertLikeTwin(Literal literal, String text) {
        int expected = twin(literal.text, text);
        byte[] alone = ascii(text);
        assertThat(literal.skip.end(alone, 0, alone.length))
                .as("%s as %s", text, literal)
                .isEqualTo(expected);
        for (char next : literal.text.toCharArray()) {
            byte[] slice = amid(next, 3, alone);
            int shifted = expected < 0 ? ~(~expected + 3) : expected + 3;
            assertThat(literal.skip.end(slice, 3, 3 + alone.length))
                    .as("%s as %s amid %s", text, literal, next)
                    .isEqualTo(shifted);
        }
    }

    /** Compares one byte at a time. */
    private static int twin(String literal, String text) {
        for (int at = 0; at < literal.length(); at++) {
            if (at >= text.length() || text.charAt(at) != literal.charAt(at)) {
                return ~at;
            }
        }
        return literal.length();
    }
}
