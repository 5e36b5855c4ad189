package dev.burin;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.codegen.MemberName;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A name matches a member only if its unescaped bytes are equal, however long it is and wherever it occurs. */
class MemberNameMatchingTest {
    private static final String ALPHABET = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

    @Test
    void anEqualNameMatchesAtEveryPosition() {
        for (int length = 0; length <= 40; length++) {
            String name = ALPHABET.substring(0, length);
            MemberName member = MemberName.of(name);
            for (String tail : List.of("", ",\"another member after it\":0")) {
                for (String format : List.of("{\"%s\":7%s}", "{ \"%s\" : 7 %s}", "{\"x\":0,\"%s\":7%s}")) {
                    String json = format.formatted(name, tail);
                    assertThat(find(member, json)).as(json).isEqualTo(7);
                }
                String escaped = name.isEmpty() ? "" : "\\u0061" + name.substring(1);
                assertThat(find(member, "{\"" + escaped + "\":7" + tail + "}"))
                        .as(name)
                        .isEqualTo(7);
            }
        }
    }

    @Test
    void noOtherNameMatches() {
        for (int length = 0; length <= 40; length++) {
            String name = ALPHABET.substring(0, length);
            MemberName member = MemberName.of(name);
            for (String other : others(name)) {
                for (String tail : List.of("", ",\"another member after it\":0")) {
                    assertThat(find(member, "{\"" + other + "\":7" + tail + "}"))
                            .as("%s / %s", name, other)
                            .isEqualTo(-1);
                    assertThat(find(member, "{\"x\":0,\"" + other + "\":7" + tail + "}"))
                            .as("%s / %s", name, other)
                            .isEqualTo(-1);
                }
            }
        }
    }

    @Test
    void namesThatNeedEscapesMatchInEverySpelling() {
        MemberName member = MemberName.of("a\"\\\n/ü\uD83D\uDE00");

        assertThat(find(member, "{\"a\\\"\\\\\\u000A/ü\uD83D\uDE00\":7}")).isEqualTo(7);
        assertThat(find(member, "{\"a\\\"\\\\\\n\\/\\u00fc\\ud83d\\uDE00\":7}")).isEqualTo(7);
        assertThat(find(member, "{\"a\\\"\\\\n/ü\uD83D\uDE00\":7}")).isEqualTo(-1);
    }

    /** Names that differ in one byte, lack one, or have one more. */
    private static List<String> others(String name) {
        List<String> others = new ArrayList<>(List.of(name + "a", name + "\\u0000", name + ":", name + "\u00e9"));
        for (int i = 0; i < name.length(); i++) {
            String before = name.substring(0, i);
            String after = name.substring(i + 1);
            others.addAll(List.of(
                    before + after,
                    before + (char) (name.charAt(i) ^ ' ') + after,
                    before + (char) (name.charAt(i) ^ 1) + after,
                    before + "\\u00" + Integer.toHexString(name.charAt(i) | 0x80) + after));
        }
        return others;
    }

    /** Looks for a member as generated code does: first by words, then by the bytes of whatever name comes next. */
    private static int find(MemberName member, String json) {
        byte[] utf8 = json.getBytes(UTF_8);
        byte[] exact = Arrays.copyOf(utf8, utf8.length);
        byte[] surrounded = Arrays.copyOf(utf8, utf8.length + 40);
        Arrays.fill(surrounded, utf8.length, surrounded.length, (byte) '"');
        int value = find(member, JsonReader.of(exact));
        assertThat(find(member, JsonReader.of(surrounded, 0, utf8.length, JsonOptions.DEFAULT)))
                .isEqualTo(value);
        return value;
    }

    private static int find(MemberName member, JsonReader in) {
        int value = -1;
        if (in.beginObject()) {
            if (in.isFirst(member)) {
                value = in.readInt();
            }
            if (in.isNext(member)) {
                value = in.readInt();
            }
            while (in.nextMember()) {
                if (in.nameIs(member)) {
                    value = in.readInt();
                } else {
                    in.skipValue();
                    if (in.isNext(member)) {
                        value = in.readInt();
                    }
                }
            }
        }
        return in.endDocument(value);
    }
}
