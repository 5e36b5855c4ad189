package dev.burin.processor.schema;

import dev.burin.reference.StrictParser;
import dev.burin.reference.StrictParser.Purpose;
import dev.burin.reference.StrictParser.RawNumber;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;

/** A random document: valid JSON in one of its many spellings. */
final class JsonText {
    private static final String[] SPACES = {" ", "\n", "\t", "\r\n", "        "};
    private static final String[] UNKNOWN_VALUES = {
        "0", "-1.5e3", "true", "null", "\"text \\u0041\"", "[]", "[1, [\"a\"], null]", "{}", "{\"a\": [{}]}"
    };

    /** Objects are not nested more deeply, if the type allows it. */
    private static final int MAX_DEPTH = 5;

    /** No further values are begun beyond this length, because the document is read again for every error. */
    private static final int MAX_CHARS = 10_000;

    private final Random random;
    private final StringBuilder text = new StringBuilder();
    private int depth;

    JsonText(Random random) {
        this.random = random;
    }

    /** A random document of a type. */
    static byte[] of(Kind kind, Random random) {
        JsonText out = new JsonText(random);
        kind.document(out);
        return out.text.toString().getBytes(StandardCharsets.UTF_8);
    }

    /** A random value of a type whose JSON is a string or a number: only the characters, without quotes and escapes. */
    static String token(Kind kind, Random random) {
        Object tree = StrictParser.parse(of(kind, random), Purpose.SKIP).tree();
        return tree instanceof RawNumber number ? number.text() : String.valueOf(tree);
    }

    Random random() {
        return random;
    }

    /** Returns true once in {@code times} calls on average. */
    boolean oneIn(int times) {
        return random.nextInt(times) == 0;
    }

    <T> T oneOf(List<T> choices) {
        return choices.get(random.nextInt(choices.size()));
    }

    boolean isDeep() {
        return depth >= MAX_DEPTH || isLong();
    }

    /** Returns whether nested objects should be null. */
    boolean isLong() {
        return text.length() > MAX_CHARS;
    }

    void raw(Object token) {
        text.append(token);
    }

    void string(String value) {
        text.append('"');
        value.codePoints().forEach(this::character);
        text.append('"');
    }

    private void character(int codePoint) {
        if (codePoint < ' ' || codePoint == '"' || codePoint == '\\' || oneIn(20)) {
            for (char unit : Character.toChars(codePoint)) {
                text.append(String.format(oneIn(2) ? "\\u%04x" : "\\u%04X", (int) unit));
            }
        } else {
            text.appendCodePoint(codePoint);
        }
    }

    void array(List<Consumer<JsonText>> elements) {
        list('[', elements, ']');
    }

    /** Writes an object from members that include their names, sometimes in a random order. */
    void object(List<Consumer<JsonText>> members) {
        List<Consumer<JsonText>> shuffled = new ArrayList<>(members);
        if (oneIn(3)) {
            Collections.shuffle(shuffled, random);
        }
        list('{', shuffled, '}');
    }

    /** Returns a name whose ASCII letters have random case. */
    String inAnyCase(String name) {
        StringBuilder other = new StringBuilder();
        for (char c : name.toCharArray()) {
            boolean isSmall = c >= 'a' && c <= 'z';
            boolean isCapital = c >= 'A' && c <= 'Z';
            other.append((isSmall || isCapital) && oneIn(3) ? (char) (c ^ 0x20) : c);
        }
        return other.toString();
    }

    /** Returns a name with its ASCII letters in lower case. */
    static String lowerCase(String name) {
        StringBuilder small = new StringBuilder();
        name.chars().forEach(c -> small.append((char) (c >= 'A' && c <= 'Z' ? c + 0x20 : c)));
        return small.toString();
    }

    /** Returns a member. */
    static Consumer<JsonText> member(String name, Consumer<JsonText> value) {
        return out -> {
            out.string(name);
            out.space();
            out.raw(':');
            out.space();
            value.accept(out);
        };
    }

    /** Returns a member that no type has. */
    Consumer<JsonText> unknownMember() {
        return member("unknown member " + random.nextInt(1_000_000), JsonText::anyValue);
    }

    /** Writes a value of any kind. */
    void anyValue() {
        raw(UNKNOWN_VALUES[random.nextInt(UNKNOWN_VALUES.length)]);
    }

    private void list(char begin, List<Consumer<JsonText>> items, char end) {
        depth++;
        text.append(begin);
        space();
        boolean isFirst = true;
        for (Consumer<JsonText> item : items) {
            if (!isFirst) {
                text.append(',');
                space();
            }
            isFirst = false;
            item.accept(this);
            space();
        }
        text.append(end);
        depth--;
    }

    private void space() {
        if (oneIn(8)) {
            text.append(SPACES[random.nextInt(SPACES.length)]);
        }
    }
}
