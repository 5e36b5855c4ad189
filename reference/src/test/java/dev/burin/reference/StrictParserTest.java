package dev.burin.reference;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.reference.StrictParser.Purpose;
import dev.burin.reference.StrictParser.RawNumber;
import dev.burin.reference.StrictParser.Reason;
import dev.burin.reference.StrictParser.Rejection;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StrictParserTest {

    @Test
    void aDocumentBecomesATreeWhoseNumbersAreText() {
        assertThat(tree("{\"a\":[1.50,-0,\"\\u00e9\\uD83D\\uDE00\",true,null],\"\":{}}"))
                .isEqualTo(Map.of(
                        "a",
                        Arrays.asList(new RawNumber("1.50"), new RawNumber("-0"), "é\uD83D\uDE00", true, null),
                        "",
                        Map.of()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ' ',
            quoteCharacter = '~',
            value = {
                "[1,] SYNTAX 3 SYNTAX",
                "[01] SYNTAX 2 SYNTAX",
                "[\"\\x\"] SYNTAX 3 SYNTAX",
                "[\"\\uD83D\"] HALF_A_PAIR 2 HALF_A_PAIR",
                "{\"\\uDE00\":1} HALF_A_PAIR 2 HALF_A_PAIR",
                "{\"a\":1,\"a\":2} DUPLICATE_NAME 7 ",
                "[1e999] OUT_OF_RANGE 1 "
            })
    void whatIsRejectedDependsOnThePurpose(String json, Reason decoded, int offset, Reason skipped) {
        assertThat(rejection(json, Purpose.DECODE)).isEqualTo(new Rejection(decoded, offset));
        assertThat(rejection(json, Purpose.SKIP)).isEqualTo(skipped == null ? null : new Rejection(skipped, offset));
        assertThat(rejection(json, Purpose.GRAMMAR) != null).isEqualTo(decoded == Reason.SYNTAX);
    }

    @Test
    void theGrammarHasNoLimitOfDepth() {
        String deep = "[".repeat(100_000) + "]".repeat(100_000);

        assertThat(rejection(deep, Purpose.SKIP)).isEqualTo(new Rejection(Reason.DEPTH, StrictParser.MAX_DEPTH));
        assertThat(rejection(deep, Purpose.GRAMMAR)).isNull();
        assertThat(rejection(deep + "]", Purpose.GRAMMAR)).isEqualTo(new Rejection(Reason.SYNTAX, deep.length()));
    }

    @Test
    void theRowsOfDocumentsHaveTheVerdictsOfTheReference() {
        List<DocumentRow> rows = DocumentRow.all();

        assertThat(rows).hasSizeGreaterThan(150).allSatisfy(row -> {
            StrictParser.Verdict verdict = StrictParser.parse(row.document(), Purpose.DECODE);
            assertThat(verdict.isAccepted()).as(row.text()).isEqualTo(row.isAccepted());
            assertThat(verdict.isAccepted() ? -1 : verdict.rejection().offset())
                    .as(row.text())
                    .isEqualTo(row.offset());
        });
    }

    private static Object tree(String json) {
        return StrictParser.parse(json.getBytes(UTF_8), Purpose.DECODE).tree();
    }

    private static Rejection rejection(String json, Purpose purpose) {
        return StrictParser.parse(json.getBytes(UTF_8), purpose).rejection();
    }
}
