package dev.burin.internal.number;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlainDecimalTest {
    private final NumberScan scratch = new NumberScan();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0",
                "-0",
                "7",
                "-65",
                "1234567",
                "0.0",
                "-0.00",
                "0.1234567",
                "-12.50",
                "1024.75",
                "9999999.9999999"
            })
    void usualNumbersKeepTheirValueAndScale(String text) {
        Tokens.everywhere(text, (from, at, end) -> {
            assertThat(PlainDecimal.read(from, at, end, scratch)).isEqualTo(end);
            assertThat(value()).isEqualTo(new BigDecimal(text));
            assertThat(scratch.isNegative).isEqualTo(text.startsWith("-"));
        });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "12345678",
                "1.12345678",
                "1e5",
                "-1E5",
                "1.5e5",
                "1.5E-5",
                "01",
                "-00.5",
                "",
                "-",
                ".5",
                "-.5",
                "1.",
                "1.e5",
                "+1",
                "1.-5",
                "null"
            })
    void otherTokensAreLeftToTheGeneralKernel(String text) {
        Tokens.everywhere(text, (from, at, end) -> assertThat(PlainDecimal.read(from, at, end, scratch))
                .isEqualTo(PlainDecimal.UNUSUAL));
    }

    @Test
    void aForeignByteAnywhereIsJudgedAsByTheGrammar() {
        for (String token : new String[] {"-12345.1234567", "1.123456", "1234567", "-123.5", "65.25", "77"}) {
            for (int place = 0; place < token.length(); place++) {
                for (int foreign = 0; foreign < 256; foreign++) {
                    StringBuilder text = new StringBuilder(token);
                    text.setCharAt(place, (char) foreign);
                    assertSameNumber(text.toString(), place % 9);
                }
                assertSameNumber(token.substring(0, place), place % 9);
            }
        }
    }

    private void assertSameNumber(String text, int alignment) {
        Tokens.atAlignment(text, alignment, (from, at, end) -> {
            int position = PlainDecimal.read(from, at, end, scratch);
            if (position >= 0) {
                BigDecimal value = value();
                assertThat(NumberScan.skip(from, at, end)).as(text).isEqualTo(position);
                assertThat(value).as(text).isEqualTo(new BigDecimal(text.substring(0, position - at)));
            }
        });
    }

    private BigDecimal value() {
        assertThat(scratch.isShort()).isTrue();
        return BigDecimal.valueOf(scratch.shortDigits(), -scratch.exponent);
    }
}
