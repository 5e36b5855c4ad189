package dev.burin;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.codegen.MemberName;
import org.junit.jupiter.api.Test;

/** Which parts of a document contain a refused one; {@link TryFromJsonTest} tests what follows from that. */
class RefusedPartsTest {
    private static final byte[] DOCUMENT = "[1,{\"a\":2,\"b\":[3]},4]".getBytes(UTF_8);

    private static DocumentPart at(String text) {
        return DocumentPart.at(DOCUMENT, new String(DOCUMENT, UTF_8).indexOf(text));
    }

    @Test
    void aPartIsWithinItsContainersAndNoOtherPart() {
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

    @Test
    void partsHaveTheBoundsOfTheirContainers() {
        assertThat(at("3").containerStart()).isEqualTo(14);
        assertThat(at("3").containerEnd()).isEqualTo(16);
        assertThat(at("\"b").containerStart()).isEqualTo(3);
        assertThat(at("4").containerStart()).isZero();
        assertThat(at("[1").containerStart()).isEqualTo(-1);
        assertThat(at("[1").containerEnd()).isEqualTo(-1);
    }

    @Test
    void aPositionalElementIsRefusedWithTheArraysAroundIt() {
        RefusedParts refused = new RefusedParts();
        int three = new String(DOCUMENT, UTF_8).indexOf('3');
        assertThat(refused.whole(DOCUMENT, three)).isEqualTo(at("3"));

        refused.notePositional(14);
        assertThat(refused.whole(DOCUMENT, three)).isEqualTo(at("[3"));
        assertThat(refused.whole(DOCUMENT, 3)).isEqualTo(at("{"));

        refused.notePositional(0);
        assertThat(refused.whole(DOCUMENT, three)).isEqualTo(at("[3"));
        assertThat(refused.whole(DOCUMENT, 3)).isEqualTo(at("[1"));
        assertThat(refused.whole(DOCUMENT, DOCUMENT.length - 2)).isEqualTo(at("[1"));
    }

    @Test
    void containersLackTheirRefusedParts() {
        RefusedParts refused = new RefusedParts();
        assertThat(refused.isEmpty()).isTrue();
        refused.add(DOCUMENT, at("\"b"));

        assertThat(refused.isEmpty()).isFalse();
        assertThat(refused.lacksPart(3)).isTrue();
        assertThat(refused.coverLastMissing()).isTrue();
        assertThat(refused.lacksPart(14)).isFalse();
        assertThat(refused.coverLastMissing()).isFalse();
        assertThat(refused.lacksPart(0)).isFalse();
        assertThat(refused.has(MemberName.of("b"), 17)).isTrue();
        assertThat(refused.has(MemberName.of("a"), 17)).isFalse();
        assertThat(refused.has(MemberName.of("b"), 16)).isFalse();
    }
}
