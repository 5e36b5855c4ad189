package dev.burin.internal.text;

import static dev.burin.internal.text.Documents.amid;
import static dev.burin.internal.text.Documents.ascii;
import static dev.burin.internal.text.Documents.bytes;
import static dev.burin.internal.text.Documents.concat;
import static dev.burin.internal.text.Documents.utf8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.test.Rounds;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LocationTest {
    private static final long SEED = 20251124L;

    /** Each document has a {@code |} at the offset in question, which is not part of it. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            quoteCharacter = '`',
            value = {
                "| ~ $",
                "|12 ~ $",
                "12| ~ $",
                "x| ~ $",
                "{|} ~ $",
                "{| x} ~ $",
                "{|\"a\":1} ~ $.a",
                "{\"a|b\":1} ~ $.ab",
                "{\"ab|\":1} ~ $.ab",
                "{\"ab\"|:1} ~ $.ab",
                "{\"ab\" |x ~ $.ab",
                "{\"ab\":| ~ $.ab",
                "{\"a\":|1} ~ $.a",
                "{\"a\":12|x} ~ $.a",
                "{\"a\":-|} ~ $.a",
                "{\"a\":1.|} ~ $.a",
                "{\"a\":tru|} ~ $.a",
                "{\"a\":tru|x} ~ $.a",
                "{\"a\":true|} ~ $",
                "{\"a\":fals|} ~ $.a",
                "{\"a\":false|} ~ $",
                "{\"a\":10|} ~ $",
                "{\"a\":19|} ~ $",
                "{\"a\":12|} ~ $",
                "{\"a\":12|, ~ $",
                "{\"a\":12 |x ~ $",
                "{\"a\":12,|} ~ $",
                "{\"a\":12, |x ~ $",
                "{\"a\":12, |\"b\" ~ $.b",
                "{\"a\":12, |\"b ~ $",
                "{\"a\":12, \"b|\u0001\": ~ $",
                "{\"a\":\"x|y\"} ~ $.a",
                "{\"a\":\"xy|\u0001 ~ $.a",
                "{\"a\":\"xy\"|} ~ $",
                "{\"a\":\"x,]}{[:\\\"\" , \"b\":|1} ~ $.b",
                "{\"a\":{|} ~ $.a",
                "{\"a\":|{} ~ $.a",
                "{\"a\":{}|} ~ $",
                "{\"a\":{}| ~ $.a",
                "{\"x\":{\"y\":1}|} ~ $",
                "{\"x\":{\"y\":[]|}} ~ $.x",
                "{\"x\":[{\"y\":1},{\"z\":{}|}]} ~ $.x[1]",
                "[[],[[]|]] ~ $[1]",
                "{\"a\":{} |} ~ $",
                "{\"a\":{\"b\":1}|, ~ $.a",
                "{\"a\":{\"b\":1},|\"c\":2} ~ $.c",
                "{\"a\":1}| ~ $",
                "[|] ~ $",
                "[ |] ~ $",
                "[|1] ~ $[0]",
                "[| ~ $[0]",
                "[1|] ~ $",
                "[1,|] ~ $[1]",
                "[1, |2] ~ $[1]",
                "[1, 2 |3] ~ $",
                "[[],[1,[2,|3]]] ~ $[1][1][1]",
                "[[1]|,2] ~ $[0]",
                "{\"items\":[{},{},{},{\"id\":1,\"price\":|\"x\"}]} ~ $.items[3].price",
                "{\"na me\":|1} ~ $[\"na me\"]",
                "{\"\":|1} ~ $[\"\"]",
                "{\"1a\":|1} ~ $[\"1a\"]",
                "{\"$a_1\":|1} ~ $.$a_1",
                "{\"\\u0061b\":|1} ~ $.ab",
                "{\" \u007F\":|1} ~ $[\" \\u007F\"]",
                "{\"a\\n\\\"\\\\\":|1} ~ $[\"a\\u000A\\\"\\\\\"]",
                "{\"é€\":|1} ~ $[\"\\u00E9\\u20AC\"]",
                "{\"\\uD83D\\uDE00😀\":|1} ~ $[\"\\uD83D\\uDE00\\uD83D\\uDE00\"]",
                "1 {\"a\":|2} ~ $.a",
                "1 |2 ~ $",
                "}}]]|x ~ $",
            })
    void pathIsThatOfTheValueOrMemberBeingRead(String document, String path) {
        byte[] before = utf8(document.substring(0, document.indexOf('|')));
        byte[] content = concat(before, utf8(document.substring(document.indexOf('|') + 1)));

        assertThat(locate(content, 0, content.length, before.length).path()).isEqualTo(path);
        for (int hostile : new int[] {'"', '{', ',', '9', 'x'}) {
            byte[] slice = amid(hostile, 3, content);
            assertThat(locate(slice, 3, 3 + content.length, 3 + before.length).path())
                    .isEqualTo(path);
        }
    }

    @Test
    void aPathWithoutNamesKeepsIndexesAndLengths() {
        byte[] content = utf8("{\"a\":[0,{\"é\\n\":[[],{\"\":x");

        assertThat(Location.of(content, 0, content.length, content.length, Origin.START, false)
                        .path())
                .isEqualTo("$.*[1].*[1].*");

        byte[] deep = ascii("{\"name\":[".repeat(200));
        String path = Location.of(deep, 0, deep.length, deep.length, Origin.START, false)
                .path();
        assertThat(path).startsWith("$.*[0].*[0]").contains("...").endsWith(".*[0].*[0]");
        assertThat(path).hasSizeBetween(180, Location.MAX_PATH_CHARS);
    }

    private static Location locate(byte[] document, int from, int to, int offset) {
        return Location.of(document, from, to, offset, Origin.START, true);
    }

    @Test
    void linesEndWithLineFeedOrCarriageReturnOrBoth() {
        byte[] content = ascii("a\nb\r\nc\rd\n\ne");
        assertThat(locate(content, 0, content.length, content.length - 1)).isEqualTo(new Location(6, 1, "$"));
        assertThat(locate(content, 0, content.length, 5)).isEqualTo(new Location(3, 1, "$"));
        assertThat(locate(content, 0, content.length, 4)).isEqualTo(new Location(2, 3, "$"));
    }

    @Test
    void bytesAfterTheDocumentDoNotEndALine() {
        assertThat(locate(ascii("a\r\n"), 0, 2, 2)).isEqualTo(new Location(2, 1, "$"));
    }

    @Test
    void columnsCountCodePoints() {
        byte[] content = utf8("[\"aé漢😀\", x]");
        assertThat(locate(content, 0, content.length, content.length - 2)).isEqualTo(new Location(1, 10, "$[1]"));
    }

    @Test
    void bytesThatContinueASequenceAreNotColumns() {
        assertThat(locate(bytes(0xBF, 0xBF), 0, 2, 2).column()).isEqualTo(1);
        assertThat(locate(bytes(0xC0, 0xC0), 0, 2, 2).column()).isEqualTo(3);
    }

    @Test
    void byteOrderMarkIsNotAColumn() {
        byte[] content = concat(bytes(0xEF, 0xBB, 0xBF), ascii("[x"));
        assertThat(locate(content, 0, content.length, 3)).isEqualTo(new Location(1, 1, "$"));
        assertThat(locate(content, 0, content.length, 4)).isEqualTo(new Location(1, 2, "$[0]"));
    }

    @Test
    void onlyACompleteByteOrderMarkIsSkipped() {
        for (byte[] mark : new byte[][] {bytes(0xEF, 0xBB, 0xBE), bytes(0xEF, 0xBA, 0xBF), bytes(0xEE, 0xBB, 0xBF)}) {
            byte[] content = concat(mark, ascii("[x"));
            assertThat(locate(content, 0, content.length, 4).column()).isEqualTo(3);
        }
        byte[] cut = bytes(0xEF, 0xBB);
        assertThat(locate(cut, 0, cut.length, 2)).isEqualTo(new Location(1, 2, "$"));
    }

    @Test
    void offsetsOutsideAreMovedToTheEdge() {
        byte[] content = ascii("[1,2]");
        assertThat(locate(content, 1, 4, -7)).isEqualTo(new Location(1, 1, "$"));
        assertThat(locate(content, 0, 3, 99)).isEqualTo(new Location(1, 4, "$[1]"));
    }

    @Test
    void longPathsAreElidedInTheMiddle() {
        byte[] content = ascii("{\"first\":" + "[".repeat(500) + "{\"last\":");
        String path = locate(content, 0, content.length, content.length).path();
        assertThat(path).startsWith("$.first[0][0]").contains("[0]...[0]").endsWith("[0].last");
        assertThat(path).hasSizeBetween(180, Location.MAX_PATH_CHARS);
    }

    @Test
    void longNamesAreCutAndLongPathsOfThemElided() {
        byte[] content = utf8("{\"%1$s\":{\"b\":{\"%1$s\":{\"%1$s\":{\"%1$s\":".formatted("é".repeat(10_000)));
        String path = locate(content, 0, content.length, content.length).path();
        assertThat(path).startsWith("$[\"\\u00E9").endsWith("\\u00E9...\"]");
        assertThat(path.length()).isLessThanOrEqualTo(Location.MAX_PATH_CHARS);
    }

    @Test
    void aPathIsElidedOnlyIfItIsTooLong() {
        String whole = ".ninechars".repeat(19) + ".of_eight";
        assertThat(pathOf(whole)).isEqualTo("$" + whole).hasSize(Location.MAX_PATH_CHARS);

        assertThat(pathOf(whole + "s")).contains("...");
    }

    @Test
    void anElidedPathUsesAllTheSpaceAvailable() {
        String head = ".ninechars".repeat(9) + ".of_eight";
        String tail = ".of_six" + ".ninechars".repeat(9);

        assertThat(pathOf(head + ".left.out" + tail))
                .isEqualTo("$" + head + "..." + tail)
                .hasSize(Location.MAX_PATH_CHARS);
        assertThat(pathOf(head + "s" + ".left.out" + tail)).isEqualTo("$" + ".ninechars".repeat(9) + "..." + tail);
        assertThat(pathOf(head + ".left.out" + tail.replace("six", "seven")))
                .isEqualTo("$" + head + "..." + ".ninechars".repeat(9));
    }

    @Test
    void aNameOfSixtyCharactersIsNotCut() {
        String name = "n".repeat(60);
        assertThat(pathOf("." + name)).isEqualTo("$." + name);
        assertThat(pathOf("." + name + "n")).isEqualTo("$[\"" + name + "n...\"]");
    }

    /** Returns the path in a document whose objects are nested as {@code names} says, each name after a dot. */
    private static String pathOf(String names) {
        byte[] content = ascii(names.replaceAll("\\.(\\w+)", "{\"$1\":"));
        return locate(content, 0, content.length, content.length).path();
    }

    @Test
    void aCommaWhereAValueIsExpectedBeginsAnObjectWithoutABrace() {
        byte[] content = ascii("{\"x\":[0,,\"a\":{},\"b\":");
        assertThat(locate(content, 0, content.length, content.length).path()).isEqualTo("$.x[1].b");
    }

    @Test
    void deepNestingNeedsNoStack() {
        byte[] content = new byte[1_000_000];
        Arrays.fill(content, (byte) '[');
        Location location = locate(content, 0, content.length, content.length);
        assertThat(location.column()).isEqualTo(1_000_001);
        assertThat(location.path()).hasSizeLessThanOrEqualTo(Location.MAX_PATH_CHARS);
    }

    @Test
    void anyBytesHaveALocation() {
        Random random = new Random(SEED);
        byte[] alphabet = concat(ascii("{}[]:,\"\\ut01n \n"), bytes(0x00, 0x80, 0xC3, 0xE6, 0xF0, 0xFF));
        for (int i = 0; i < Rounds.of(200_000); i++) {
            byte[] content = new byte[random.nextInt(24)];
            for (int at = 0; at < content.length; at++) {
                content[at] = alphabet[random.nextInt(alphabet.length)];
            }
            int offset = random.nextInt(content.length + 1);
            Location location = locate(content, 0, content.length, offset);
            assertThat(location.path()).as("seed %d", SEED).startsWith("$").isPrintable();
        }
    }
}
