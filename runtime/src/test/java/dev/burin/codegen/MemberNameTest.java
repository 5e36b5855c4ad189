package dev.burin.codegen;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Names are written in words, whatever their length, and are equal if their texts are. */
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

    @Test
    void namesAreEqualIfTheirTextsAre() {
        assertThat(MemberName.of("a"))
                .isEqualTo(MemberName.of("a"))
                .hasSameHashCodeAs(MemberName.of("a"))
                .hasToString("a")
                .isNotEqualTo(MemberName.of("b"))
                .isNotEqualTo("a");
    }
}
