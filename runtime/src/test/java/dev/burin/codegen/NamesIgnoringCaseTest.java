package dev.burin.codegen;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Names whatever the case of their ASCII letters, checked against an obvious way to compare them. */
class NamesIgnoringCaseTest {
    private static final int SEED = 7;

    @Test
    void theHashIsThatOfTheNameInLowerCase() {
        Random random = new Random(SEED);
        for (int i = 0; i < 20_000; i++) {
            byte[] name = new byte[random.nextInt(40)];
            random.nextBytes(name);
            int from = random.nextInt(name.length + 1);

            assertThat(NameHash.ofIgnoringCase(name, from, name.length))
                    .as("seed %s, name %s", SEED, i)
                    .isEqualTo(NameHash.of(lowerCase(name), from, name.length));
        }
    }

    @Test
    void everyByteIsComparedAsItselfUnlessItIsALetter() {
        for (int c = 0; c < 0x80; c++) {
            MemberName name = MemberName.of("name" + (char) c);
            for (int other = 0; other < 0x80; other++) {
                byte[] text = ("NAME" + (char) other).getBytes(StandardCharsets.UTF_8);

                assertThat(name.equalsUtf8IgnoringCase(text, 0, text.length))
                        .as("%s and %s", c, other)
                        .isEqualTo(lowerCase((byte) c) == lowerCase((byte) other));
            }
            assertThat(name.equalsUtf8IgnoringCase(new byte[4], 0, 4)).isFalse();
        }
    }

    @Test
    void aSetContainsItsNamesInEveryCase() {
        assertThat(MemberName.ignoringCase("firstName", "größe").contains("FIRSTname"))
                .isTrue();
        assertThat(MemberName.ignoringCase("firstName", "größe").contains("GRößE"))
                .isTrue();
        assertThat(MemberName.ignoringCase("firstName", "größe").contains("GRÖßE"))
                .isFalse();
    }

    private static byte[] lowerCase(byte[] name) {
        byte[] lower = new byte[name.length];
        for (int i = 0; i < name.length; i++) {
            lower[i] = lowerCase(name[i]);
        }
        return lower;
    }

    private static byte lowerCase(byte c) {
        return c >= 'A' && c <= 'Z' ? (byte) (c + 'a' - 'A') : c;
    }
}
