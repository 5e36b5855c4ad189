package dev.burin;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Which parts of a document hold one that was refused; {@link TryFromJsonTest} has what comes of it. */
class RefusedPartsTest {
    private static final byte[] DOCUMENT = "[1,{\"a\":2,\"b\":[3]},4]".getBytes(UTF_8);

    private static DocumentPart at(String text) {
        return DocumentPart.at(DOCUMENT, new String(DOCUMENT, UTF_8).indexOf(text));
    }

    @Test
    void aPartIsWithinThoseAroundItAndInNoOther() {
        RefusedParts refused = new RefusedParts();
        refused.add(DOCUMENT, at("2"));

        assertThat(refused.isWithin(at("{"))).isTrue();
        assertThat(refused.isWithin(at("[1"))).isTrue();
        for (String other : new String[] {"1", "2", "3", "[3", "4"}) {
            assertThat(refused.isWithin(at(other))).as(other).isFalse();
        }
    }

    @Test
    void partsHaveTheNamesOfMembers() {
        assertThat(at("3").name(DOCUMENT)).isEmpty();
        assertThat(at("[3").name(DOCUMENT)).isEqualTo("b");
        assertThat(at("\"a").name(DOCUMENT)).isEqualTo("a");
        assertThat(at("4").isDocument()).isFalse();
        assertThat(at("[1").isDocument()).isTrue();
    }
}
