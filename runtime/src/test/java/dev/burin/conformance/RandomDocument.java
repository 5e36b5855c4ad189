package dev.burin.conformance;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.List;
import java.util.Random;

/** Documents made by the grammar of RFC 8259, with white space and escapes anywhere; some repeat names. */
final class RandomDocument {
    private static final int MAX_DEPTH = 6;
    private static final List<String> SPACES =
            List.of("", "", "", "", " ", "\n", "\r\n\t", "        ", "\n            ");
    private static final List<String> NAMES =
            List.of("\"a\"", "\"b\"", "\"any\"", "\"unknown\"", "\"\\u0061\"", "\"é\"", "\"\"", "\"a longer name\"");
    private static final List<String> PIECES = List.of(
            "a",
            "1234567",
            "12345678",
            "\\n",
            "\\\"",
            "\\\\",
            "\\/",
            "\\u00e9",
            "\\uD83D\\uDE00",
            "é",
            "€",
            "汉",
            "\uD83D\uDE00",
            "\u007F",
            "\u2028",
            "{",
            "]",
            ",",
            ":",
            " ");

    private final Random random;
    private final StringBuilder text = new StringBuilder();

    private RandomDocument(Random random) {
        this.random = random;
    }

    static byte[] of(Random random) {
        RandomDocument document = new RandomDocument(random);
        document.value(0);
        return document.text.toString().getBytes(UTF_8);
    }

    private void value(int depth) {
        space();
        int kind = random.nextInt(depth < MAX_DEPTH ? 8 : 6);
        switch (kind) {
            case 0 -> text.append(oneOf(List.of("true", "false", "null")));
            case 1, 2 -> string();
            case 3, 4, 5 -> number();
            case 6 -> array(depth + 1);
            default -> object(depth + 1);
        }
        space();
    }

    private void array(int depth) {
        text.append('[');
        int count = random.nextInt(5);
        for (int i = 0; i < count; i++) {
            text.append(i == 0 ? "" : ",");
            value(depth);
        }
        space();
        text.append(']');
    }

    private void object(int depth) {
        text.append('{');
        int count = random.nextInt(4);
        for (int i = 0; i < count; i++) {
            text.append(i == 0 ? "" : ",");
            space();
            text.append(oneOf(NAMES));
            space();
            text.append(':');
            value(depth);
        }
        space();
        text.append('}');
    }

    private void string() {
        text.append('"');
        for (int i = random.nextInt(8); i > 0; i--) {
            text.append(oneOf(PIECES));
        }
        text.append('"');
    }

    private void number() {
        text.append(random.nextBoolean() ? "-" : "");
        text.append(random.nextInt(4) == 0 ? "0" : digits().replaceFirst("^0", "1"));
        if (random.nextInt(3) == 0) {
            text.append('.').append(digits());
        }
        if (random.nextInt(3) == 0) {
            text.append(oneOf(List.of("e", "E")))
                    .append(oneOf(List.of("", "+", "-")))
                    .append(random.nextInt(400));
        }
    }

    private String digits() {
        StringBuilder digits = new StringBuilder();
        for (int i = 1 + random.nextInt(1 + random.nextInt(24)); i > 0; i--) {
            digits.append(random.nextInt(10));
        }
        return digits.toString();
    }

    private void space() {
        text.append(oneOf(SPACES));
    }

    private String oneOf(List<String> choices) {
        return choices.get(random.nextInt(choices.size()));
    }
}
