package dev.burin.samples.errors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.burin.Codec;
import dev.burin.JsonErrorCode;
import dev.burin.JsonException;
import dev.burin.JsonMismatchException;
import dev.burin.JsonOptions;
import dev.burin.JsonSyntaxException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ErrorsTest {

    private static final String WRONG_PRICE = """
            {
              "number": 7,
              "items": [
                {"name": "chair", "price": 49.9},
                {"name": "table", "price": "abc"}
              ]
            }
            """;

    @Test
    void aMessageSaysWhatAndWhere() {
        assertThatThrownBy(() -> InvoiceCodec.INSTANCE.fromJson(WRONG_PRICE))
                .isInstanceOf(JsonMismatchException.class)
                .hasMessage("Expected a double but found the string \"abc\", at $.items[1].price (line 5, column 32).");
    }

    @Test
    void contentCanBeLeftOutOfMessages() {
        Codec<Invoice> discreet = InvoiceCodec.INSTANCE.with(JsonOptions.DEFAULT.withContentInErrors(false));

        assertThatThrownBy(() -> discreet.fromJson(WRONG_PRICE))
                .isInstanceOf(JsonMismatchException.class)
                .hasMessage("Expected a double but found a string, at $.*[1].* (line 5, column 32).");
    }

    @Test
    void exceptionsCanDoWithoutStackTraces() {
        Codec<Invoice> quick = InvoiceCodec.INSTANCE.with(JsonOptions.DEFAULT.withStackTraces(false));

        assertThatThrownBy(() -> quick.fromJson(WRONG_PRICE))
                .satisfies(e -> assertThat(e.getStackTrace()).isEmpty());
    }

    @Test
    void exceptionsHaveCodeOffsetAndPath() {
        JsonException e =
                catchThrowableOfType(JsonException.class, () -> InvoiceCodec.INSTANCE.fromJson("{\"number\":1e99}"));

        assertThat(e.code()).isEqualTo(JsonErrorCode.TYPE_MISMATCH);
        assertThat(e.path()).isEqualTo("$.number");
        assertThat(e.offset()).isEqualTo(10);
        assertThat(e.line()).isEqualTo(1);
        assertThat(e.column()).isEqualTo(11);
    }

    @Test
    void exceptionsOfConstructorsCauseAMismatchWithItsPath() {
        assertThatThrownBy(() -> InvoiceCodec.INSTANCE.list().fromJson("[{\"number\":1},{\"number\":-7}]"))
                .isInstanceOfSatisfying(JsonMismatchException.class, e -> {
                    assertThat(e.code()).isEqualTo(JsonErrorCode.REFUSED_VALUE);
                    assertThat(e.path()).isEqualTo("$[1]");
                })
                .hasMessageStartingWith("Invoice refused the value (")
                .hasRootCauseMessage("no invoice has the number -7");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '\'', textBlock = """
            {"number":1,"due":"2024-13-01"}   | INVALID_VALUE    | Expected a date
            {"number":1,"number":2}           | DUPLICATE_NAME   | The member "number" occurs twice in one object
            {"number":null}                   | TYPE_MISMATCH    | Expected an int but found null
            {"number":3000000000}             | OUT_OF_RANGE     | The number 3000000000 is out of range for an int
            {"items":[]}                      | MISSING_MEMBER   | Invoice.number is required but missing
            {"number":1,"items":[{"taxed":1}]} | TYPE_MISMATCH   | Expected a boolean but found 1
            """)
    void jsonThatDoesNotFitTheTypeIsAMismatch(String json, JsonErrorCode code, String message) {
        assertThatThrownBy(() -> InvoiceCodec.INSTANCE.fromJson(json))
                .isInstanceOfSatisfying(
                        JsonMismatchException.class, e -> assertThat(e.code()).isEqualTo(code))
                .hasMessageStartingWith(message);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '\'', textBlock = """
            ''                        | UNEXPECTED_END
            {"number":1               | UNEXPECTED_END
            {"number":1,}             | UNEXPECTED_BYTE
            {"number":1}}             | TRAILING_CONTENT
            {"number":01}             | INVALID_NUMBER
            {"unknown":"\\x"}         | INVALID_STRING
            {"unknown":[1,2,nul]}     | UNEXPECTED_BYTE
            """)
    void invalidJsonIsASyntaxErrorEvenIfItIsSkipped(String json, JsonErrorCode code) {
        assertThatThrownBy(() -> InvoiceCodec.INSTANCE.fromJson(json))
                .isInstanceOfSatisfying(
                        JsonSyntaxException.class, e -> assertThat(e.code()).isEqualTo(code));
    }

    @Test
    void bytesThatAreNotUtf8AreRejected() {
        byte[] latin1 = {'{', '"', 'x', '"', ':', '"', (byte) 0xE4, '"', '}'};

        assertThatThrownBy(() -> InvoiceCodec.INSTANCE.fromJson(latin1))
                .isInstanceOfSatisfying(
                        JsonSyntaxException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.INVALID_UTF8));
    }
}
