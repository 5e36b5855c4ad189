package dev.burin.codegen;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.test.Rounds;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TextTableTest {
    private static final long SEED = 20261128L;

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 10, 65, 500})
    void textsThatDifferInTheirFirstBytesAreFound(int count) {
        List<String> texts =
                IntStream.range(0, count).mapToObj(i -> "TEXT_" + i).toList();
        TextTable table = table(texts);

        long found = texts.stream()
                .filter(text -> find(table, "[\"" + text + "\"]", 2) == texts.indexOf(text))
                .count();

        assertThat(found).isGreaterThan(count * 9L / 10);
    }

    @Test
    void textsAreFoundWhereverTheDocumentEnds() {
        List<String> texts =
                List.of("", "A", "RED", "GREEN_1", "GREEN_12", "DARK_MAGENTA", "LIGHT_YELLOW_15", "LIGHT_YELLOW_16x");
        TextTable table = table(texts);

        for (String text : texts) {
            for (String rest : new String[] {"", "]", "}}", "]}]}]}]", " ".repeat(8), "]".repeat(40)}) {
                String json = "[ true, \"" + text + '"' + rest;
                assertThat(find(table, json, 9)).as(json).isEqualTo(texts.indexOf(text));
            }
        }
    }

    @Test
    void truncatedAndLongerTextsAreNotFound() {
        List<String> texts = List.of("RED", "GREEN_12", "LIGHT_YELLOW_15", "LIGHT_YELLOW_AND_MORE");
        TextTable table = table(texts);

        for (String text : texts) {
            for (int length = 1; length <= text.length(); length++) {
                assertThat(find(table, "[123456,\"" + text.substring(0, length), 9))
                        .isEqualTo(TextTable.NONE);
            }
            assertThat(find(table, "[123456,\"" + text + "S\"]          ", 9)).isEqualTo(TextTable.NONE);
            assertThat(find(table, "[123456,\"" + text.toLowerCase(Locale.ROOT) + "\"]          ", 9))
                    .isEqualTo(TextTable.NONE);
        }
    }

    @Test
    void bytesAfterTheEndDoNotCount() {
        TextTable table = table(List.of("RED", "LIGHT_YELLOW_AND_MORE"));
        byte[] json = "[12345,\"RED\",\"LIGHT_YELLOW_AND_MORE\"]".getBytes(UTF_8);

        assertThat(table.find(json, 8, 11)).isEqualTo(TextTable.NONE);
        assertThat(table.find(json, 8, 12)).isNotEqualTo(TextTable.NONE);
        assertThat(table.find(json, 14, json.length - 2)).isEqualTo(TextTable.NONE);
        assertThat(table.find(json, 14, json.length - 1)).isNotEqualTo(TextTable.NONE);
    }

    @Test
    void textsAreSpelledWithTheirEscapesAndInUtf8() {
        List<String> texts = List.of("a\"b", "a\\", "a\n", "é", "日本", "\u0001");
        TextTable table = table(texts);

        assertThat(find(table, "[    ,\"a\\\"b\"]          ", 7)).isZero();
        assertThat(find(table, "[    ,\"a\"b\"]           ", 7)).isEqualTo(TextTable.NONE);
        assertThat(find(table, "[    ,\"a\\\\\"]          ", 7)).isEqualTo(1);
        assertThat(find(table, "[    ,\"a\\n\"]           ", 7)).isEqualTo(2);
        assertThat(find(table, "[    ,\"a\n\"]            ", 7)).isEqualTo(TextTable.NONE);
        assertThat(find(table, "[    ,\"é\"]             ", 7)).isEqualTo(3);
        assertThat(find(table, "[    ,\"日本\"]           ", 7)).isEqualTo(4);
        assertThat(find(table, "[    ,\"\\u0001\"]        ", 7)).isEqualTo(5);
    }

    @Test
    void theFirstOfTextsThatBeginAlikeIsFound() {
        List<String> texts = List.of("THE_VERY_SAME_TEXT_1", "THE_VERY_SAME_TEXT_2");
        TextTable table = table(texts);

        assertThat(find(table, "[\"THE_VERY_SAME_TEXT_1\"]", 2)).isZero();
        assertThat(find(table, "[\"THE_VERY_SAME_TEXT_2\"]", 2)).isEqualTo(TextTable.NONE);
    }

    @Test
    void textsThatTheShortestDoesNotTellApartAreFoundByMoreBytes() {
        List<String> texts = List.of("A", "STATUS_OPEN", "STATUS_CLOSED", "STATUS_OPENED", "STATUS_OP");
        TextTable table = table(texts);

        for (String text : texts) {
            assertThat(find(table, "[\"" + text + "\"]    ", 2)).as(text).isEqualTo(texts.indexOf(text));
        }
    }

    @Test
    void anEmptyTableFindsNothing() {
        TextTable table = table(List.of());

        for (String json :
                new String[] {"[\"\"]        ", "[\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", "[\"a\"]          "}) {
            assertThat(find(table, json, 2)).isEqualTo(TextTable.NONE);
        }
    }

    @Test
    void aTableOfOneTextThatIsTooLongFindsNothing() {
        TextTable table = table(List.of("x".repeat(Short.MAX_VALUE)));

        assertThat(find(table, "[\"" + "x".repeat(Short.MAX_VALUE) + "\"]", 2)).isEqualTo(TextTable.NONE);
        assertThat(find(table, "[\"" + "x".repeat(20) + "\"]", 2)).isEqualTo(TextTable.NONE);
    }

    @Test
    void aTextTooLongForTheTableIsLeftToItsHash() {
        String longest = "x".repeat(Short.MAX_VALUE - 1);
        TextTable table = table(List.of(longest, longest + 'x', "y"));

        assertThat(find(table, "[\"" + longest + "\"]", 2)).isZero();
        assertThat(find(table, "[\"" + longest + "x\"]", 2)).isEqualTo(TextTable.NONE);
        assertThat(find(table, "[\"y\"]      ", 2)).isEqualTo(2);
    }

    @Test
    void textsThatAreTooManyForTheTableAreLeftToTheirHash() {
        List<String> texts =
                IntStream.range(0, 66_000).mapToObj(Integer::toString).toList();
        TextTable table = table(texts);

        for (int i : new int[] {0, 9, 65_535}) {
            assertThat(find(table, "[\"" + i + "\"]         ", 2)).isIn(i, TextTable.NONE);
        }
        assertThat(IntStream.range(0, 65_536).filter(i -> find(table, "[\"" + i + "\"]         ", 2) == i))
                .hasSizeGreaterThan(20_000);
        assertThat(IntStream.range(65_536, 66_000).map(i -> find(table, "[\"" + i + "\"]         ", 2)))
                .containsOnly(TextTable.NONE);
    }

    /** The twin: what is found is what a comparison of all bytes would find. */
    @Test
    void nothingIsFoundThatIsNotPresent() {
        Random random = new Random(SEED);
        int foundCount = 0;
        for (int round = 0; round < Rounds.of(20_000); round++) {
            List<String> texts = Stream.generate(() -> text(random))
                    .limit(1 + random.nextInt(12))
                    .distinct()
                    .toList();
            TextTable table = table(texts);
            String known = texts.get(random.nextInt(texts.size()));
            String text = random.nextInt(3) == 0 ? changed(known, random) : known;
            String json = "[1,   ,\"" + text + '"' + "]\"AB".substring(0, random.nextInt(5));
            byte[] bytes = json.getBytes(UTF_8);
            int end = bytes.length - (random.nextInt(4) == 0 ? 1 + random.nextInt(3) : 0);

            int found = end <= 8 ? TextTable.NONE : table.find(bytes, 8, end);

            if (found != TextTable.NONE) {
                foundCount++;
                byte[] expected = (texts.get(TextTable.index(found)) + '"').getBytes(UTF_8);
                assertThat(TextTable.length(found)).isEqualTo(expected.length);
                assertThat(Arrays.copyOfRange(bytes, 8, Math.min(end, 8 + expected.length)))
                        .as("%s in %s", texts, json)
                        .isEqualTo(expected);
            }
        }
        assertThat(foundCount).isPositive();
    }

    private static String text(Random random) {
        int length = random.nextInt(20);
        return random.ints(length, 'A', 'C')
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    private static String changed(String text, Random random) {
        int at = random.nextInt(text.length() + 1);
        return text.substring(0, at) + "AB\"]".charAt(random.nextInt(4)) + text.substring(at);
    }

    private static TextTable table(List<String> texts) {
        return TextTable.of(texts.stream().map(MemberName::of).toList());
    }

    /** Returns the index of the text found after the opening quote. */
    private static int find(TextTable table, String json, int at) {
        byte[] bytes = json.getBytes(UTF_8);
        int found = at < bytes.length ? table.find(bytes, at, bytes.length) : TextTable.NONE;
        return found == TextTable.NONE ? found : TextTable.index(found);
    }
}
