package dev.burin.internal.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.test.Rounds;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class RepeatedNamesTest {
    private static final String AFTER = ":1".repeat(20);

    /** As many as one set of names lets pass before it begins to keep them. */
    private static final int PASSED = 64;

    /** Longer ones are left to the reader. */
    private static final int MAX_LENGTH = 31;

    @Test
    void nothingIsKeptOfAFewNames() {
        RepeatedNames names = new RepeatedNames();
        for (int i = 0; i < PASSED; i++) {
            assertThat(find(names, "sku")).isNull();
        }
        assertThat(find(names, "sku")).isEqualTo("sku");
    }

    @Test
    void equalNamesAreOneString() {
        RepeatedNames names = warm();
        for (int length = 0; length <= MAX_LENGTH; length++) {
            String name = "abcdefgh".repeat(4).substring(0, length);
            String first = find(names, name);
            assertThat(first).isEqualTo(name);
            assertThat(find(names, name)).isSameAs(first);
        }
    }

    @Test
    void eachByteCounts() {
        RepeatedNames names = warm();
        String name = "abcdefghijklmnopqrstuvwxyz01234";
        for (int at = 0; at < name.length(); at++) {
            String other = name.substring(0, at) + '_' + name.substring(at + 1);
            assertThat(find(names, other)).isEqualTo(other);
            assertThat(find(names, name)).isEqualTo(name);
            assertThat(find(names, name.substring(0, at))).isEqualTo(name.substring(0, at));
        }
    }

    @Test
    void otherSpellingsAreLeftToTheReader() {
        RepeatedNames names = warm();
        for (String name :
                new String[] {"a".repeat(MAX_LENGTH + 1), "größe", "\\u0061", "a\\n", "\t", "\u0000", "漢字"}) {
            for (int before = 0; before <= MAX_LENGTH - name.length(); before++) {
                assertThat(find(names, "b".repeat(before) + name)).as(name).isNull();
            }
            assertThat(find(names, name)).as(name).isNull();
        }
    }

    @Test
    void namesNearTheEndAreLeftToTheReader() {
        RepeatedNames names = warm();
        byte[] json = utf8("\"a\":1" + " ".repeat(MAX_LENGTH + 1));
        for (int end = 1; end < json.length; end++) {
            assertThat(names.find(json, 1, end)).isEqualTo(end > MAX_LENGTH + 1 ? "a" : null);
        }
    }

    @Test
    void randomNamesAreTheirOwn() {
        long seed = new Random().nextLong();
        Random random = new Random(seed);
        RepeatedNames names = warm();
        for (int i = Rounds.of(200_000); i > 0; i--) {
            StringBuilder name = new StringBuilder();
            for (int length = random.nextInt(MAX_LENGTH + 1); length > 0; length--) {
                name.append((char) ('a' + random.nextInt(2)));
            }
            assertThat(find(names, name.toString())).as("seed %d", seed).isEqualTo(name.toString());
        }
    }

    private static RepeatedNames warm() {
        RepeatedNames names = new RepeatedNames();
        for (int i = 0; i < PASSED; i++) {
            find(names, "");
        }
        return names;
    }

    private static @Nullable String find(RepeatedNames names, String spelling) {
        byte[] json = utf8('"' + spelling + '"' + AFTER);
        return names.find(json, 1, json.length);
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
