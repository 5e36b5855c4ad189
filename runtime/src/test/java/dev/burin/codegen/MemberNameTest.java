package dev.burin.codegen;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Names are written word by word, whatever their length, and are equal if their strings are. */
class MemberNameTest {
    @Test
    void namesOfEveryLengthAreWrittenWhole() {
        for (int length = 0; length <= 60; length++) {
            String name = "n".repeat(length);
            MemberName member = MemberName.of(name);
            byte[] to = new byte[100];

            int end = member.put(to, 3);

            assertThat(new String(to, 3, end - 3, UTF_8)).isEqualTo(",\"" + name + "\":");
            assertThat(member.putFirst(to, 3)).isEqualTo(end);
            assertThat(new String(to, 3, end - 3, UTF_8)).isEqualTo("{\"" + name + "\":");
        }
    }

    /** As in strings and in the keys of maps. */
    @Test
    void charactersAreEscapedAsBrieflyAsPossible() {
        MemberName member = MemberName.of("\b\f\n\r\t\"\\/\u0001\u001F\u007Fé€😀");
        byte[] to = new byte[100];

        assertThat(new String(to, 0, member.put(to, 0), UTF_8))
                .isEqualTo(",\"\\b\\f\\n\\r\\t\\\"\\\\/\\u0001\\u001F\u007Fé€😀\":");
    }

    @Test
    void aNameWithASpaceBeforeTheColonIsFoundWhateverItsLength() {
        for (int length = 0; length <= 60; length++) {
            String name = "abcdefghijklm".repeat(5).substring(0, length);
            MemberName member = MemberName.of(name);
            byte[] json = ("?\"" + name + "\" : 12345678").getBytes(UTF_8);
            int end = json.length;

            assertThat(member.isSpacedAt(json, 0)).isTrue();
            assertThat(member.isFirstAt(json, 0, end)).isFalse();
            for (int i = 1; i < length + 4; i++) {
                for (int bit = 0; bit < 8; bit++) {
                    json[i] ^= (byte) (1 << bit);
                    assertThat(member.isSpacedAt(json, 0))
                            .as("%d of %s", i, name)
                            .isFalse();
                    json[i] ^= (byte) (1 << bit);
                }
            }
        }
    }

    @Test
    void namesAreEqualIfTheirStringsAre() {
        assertThat(MemberName.of("a"))
                .isEqualTo(MemberName.of("a"))
                .hasSameHashCodeAs(MemberName.of("a"))
                .hasToString("a")
                .isNotEqualTo(MemberName.of("b"))
                .isNotEqualTo("a");
    }
}
