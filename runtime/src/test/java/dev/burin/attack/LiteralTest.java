package dev.burin.attack;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.JsonException;
import dev.burin.conformance.Context;
import dev.burin.conformance.Deviations;
import dev.burin.conformance.Input;
import dev.burin.conformance.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** A14: there are three literals, and nothing that resembles one is accepted. */
class LiteralTest {
    private static final List<String> LITERALS = List.of("true", "false", "null");

    @Test
    void everyNeighbourIsJudgedAsByTheReference() {
        Deviations deviations = new Deviations();

        for (String text : neighbours()) {
            byte[] document = text.getBytes(ISO_8859_1);
            deviations.check(text, document, Context.allFor(document), Input.ALL);
            byte[] element = ("[" + text + "]").getBytes(ISO_8859_1);
            deviations.check(text, element, Context.allFor(element), Input.ALL);
        }

        assertThat(deviations.found()).isEmpty();
    }

    @Test
    void noNeighbourOfALiteralIsReadAsAnyValue() {
        for (String text : neighbours()) {
            boolean isLiteral = LITERALS.contains(text.strip());
            Set<String> accepting = Reading.ALL.stream()
                    .filter(reading -> isRead(reading, text))
                    .map(Reading::name)
                    .collect(Collectors.toSet());
            if (!isLiteral) {
                assertThat(accepting).as(text).isEmpty();
            } else if (text.strip().equals("null")) {
                assertThat(accepting)
                        .containsExactlyInAnyOrder(
                                "skipped",
                                "captured raw",
                                "untyped",
                                "untyped, last wins",
                                "labels at all levels",
                                "String or null",
                                "double or null",
                                "float or null",
                                "enum by name, or null",
                                "enum by number, or null");
            } else {
                assertThat(accepting)
                        .containsExactlyInAnyOrder(
                                "skipped",
                                "captured raw",
                                "untyped",
                                "untyped, last wins",
                                "labels at all levels",
                                "raw, not null",
                                "raw text",
                                "tree",
                                "boolean",
                                "atomic boolean");
            }
        }
    }

    private static boolean isRead(Reading reading, String text) {
        Outcome outcome = Outcome.of(Input.PART_AMONG_OTHERS, reading.codec(), text.getBytes(ISO_8859_1));
        assertThat(outcome.error() == null || outcome.error() instanceof JsonException)
                .as("%s of %s: %s", reading, text, outcome.error())
                .isTrue();
        return outcome.error() == null;
    }

    /** Prefixes, other cases, other letters, high bits, one letter more or less, joined literals; the literals themselves. */
    private static List<String> neighbours() {
        List<String> texts =
                new ArrayList<>(List.of("NaN", "Infinity", "-Infinity", "undefined", "None", "yes", "nil"));
        for (String literal : LITERALS) {
            texts.addAll(List.of(literal, " " + literal + "\n", literal.toUpperCase(Locale.ROOT), "\0" + literal));
            for (int at = 0; at < literal.length(); at++) {
                String before = literal.substring(0, at);
                String after = literal.substring(at + 1);
                char letter = literal.charAt(at);
                texts.add(before);
                texts.add(before + after);
                texts.add(before + letter + letter + after);
                for (int difference : new int[] {1, 2, 4, 0x20, 0x80}) {
                    texts.add(before + (char) (letter ^ difference) + after);
                }
            }
            for (String after :
                    List.of("true", "false", "null", "e", "s", "l", "\0", "0", "\"\"", "{}", "\u00e9", "_")) {
                texts.add(literal + after);
            }
        }
        return texts;
    }
}
