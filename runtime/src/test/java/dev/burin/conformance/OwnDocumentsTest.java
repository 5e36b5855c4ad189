package dev.burin.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.JsonErrorCode;
import dev.burin.JsonException;
import dev.burin.reference.DocumentRow;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The rows of {@code documents.tsv} in the module {@code reference}: so the suites are effective without the shared
 * corpus, too.
 */
class OwnDocumentsTest {
    static List<DocumentRow> rows() {
        return DocumentRow.all();
    }

    @ParameterizedTest
    @MethodSource("rows")
    void everyRowGetsItsVerdictAtItsOffset(DocumentRow row) {
        Outcome outcome = Outcome.of(Input.WHOLE_ARRAY, Context.DECODED.codec(), row.document());

        JsonErrorCode code = outcome.error() instanceof JsonException e ? e.code() : null;
        assertThat(code)
                .as("%s gave %s", row.text(), outcome)
                .isEqualTo(row.isAccepted() ? null : JsonErrorCode.valueOf(row.verdict()));
        if (outcome.error() instanceof JsonException e) {
            assertThat(e.offset()).as("%s gave %s", row.text(), outcome).isEqualTo(row.offset());
        }
    }

    @Test
    void contextAndInputChangeNothing() {
        Deviations deviations = new Deviations();

        rows().forEach(row -> deviations.check(row.text(), row.document(), Context.ALL, Input.ALL));

        assertThat(deviations.found()).isEmpty();
    }

    @Test
    void everyTruncationGivesTheVerdictOfTheReference() {
        Deviations deviations = new Deviations();

        for (DocumentRow row : rows()) {
            byte[] document = row.document();
            for (int length = 0; length < document.length; length++) {
                byte[] cut = Arrays.copyOf(document, length);
                deviations.check("cut at " + length, cut, List.of(Context.DECODED), Input.ALL);
                deviations.check("cut at " + length, cut, Context.ALL, List.of(Input.WHOLE_ARRAY));
            }
        }

        assertThat(deviations.found()).isEmpty();
    }
}
