package dev.burin.codegen.value;

import static dev.burin.codegen.value.RoundTrip.assertRejected;
import static dev.burin.codegen.value.RoundTrip.check;
import static dev.burin.codegen.value.RoundTrip.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.burin.JsonErrorCode;
import dev.burin.JsonException;
import dev.burin.JsonWriter;
import java.math.BigDecimal;
import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Numbers in quotes: JSON numbers, and nothing else that Java or JavaScript would take for a number. */
class QuotedNumbersTest {
    private static final RoundTrip.Put<Double> DOUBLE = QuotedNumbers::put;

    @Test
    void numbersOfEveryKindSurviveARoundTrip() {
        check((RoundTrip.Put<Integer>) QuotedNumbers::put, QuotedNumbers::readInt, 0, Integer.MIN_VALUE);
        check((RoundTrip.Put<Short>) QuotedNumbers::put, QuotedNumbers::readShort, Short.MIN_VALUE, Short.MAX_VALUE);
        check((RoundTrip.Put<Byte>) QuotedNumbers::put, QuotedNumbers::readByte, Byte.MIN_VALUE, Byte.MAX_VALUE);
        check((RoundTrip.Put<Long>) QuotedNumbers::put, QuotedNumbers::readLong, Long.MIN_VALUE, Long.MAX_VALUE);
        check(DOUBLE, QuotedNumbers::readDouble, -0.0, Double.MIN_VALUE, Double.MAX_VALUE, 0.1);
        check((RoundTrip.Put<Float>) QuotedNumbers::put, QuotedNumbers::readFloat, -0.0f, Float.MIN_VALUE, 0.1f);
        check(
                (RoundTrip.Put<BigInteger>) QuotedNumbers::put,
                QuotedNumbers::readBigInteger,
                BigInteger.TEN.pow(999),
                BigInteger.ONE.negate());
        check(
                (RoundTrip.Put<BigDecimal>) QuotedNumbers::put,
                QuotedNumbers::readBigDecimal,
                new BigDecimal("1.50"),
                new BigDecimal("-1E+9999"));
    }

    @Test
    void theStringIsTheNumberInJson() {
        assertThat(text(DOUBLE, 1e21)).isEqualTo("\"1.0E21\"");
        assertThat(text((RoundTrip.Put<Long>) QuotedNumbers::put, -17L)).isEqualTo("\"-17\"");
        assertThat(text((RoundTrip.Put<BigDecimal>) QuotedNumbers::put, new BigDecimal("0.10")))
                .isEqualTo("\"0.10\"");
    }

    @ParameterizedTest
    @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY})
    void nonFiniteNumbersAreNotWritten(double value) {
        assertThat(catchThrowableOfType(JsonException.class, () -> QuotedNumbers.put(new JsonWriter(), 0, value))
                        .code())
                .isEqualTo(JsonErrorCode.NOT_REPRESENTABLE);
        assertThat(catchThrowableOfType(
                                JsonException.class, () -> QuotedNumbers.put(new JsonWriter(), 0, (float) value))
                        .code())
                .isEqualTo(JsonErrorCode.NOT_REPRESENTABLE);
    }

    @Test
    void stringsThatAreNotNumbersOfTheTypeAreRejected() {
        assertRejected(
                "an int in quotes", QuotedNumbers::readInt, "\"\"", "\"+1\"", "\"01\"", "\" 1\"", "\"1 \"", "\"1.0\"");
        assertRejected("an int in quotes", QuotedNumbers::readInt, "1", "true", "\"2147483648\"", "\"-2147483649\"");
        assertRejected("a short in quotes", QuotedNumbers::readShort, "\"32768\"", "\"-32769\"");
        assertRejected("a byte in quotes", QuotedNumbers::readByte, "\"128\"", "\"-129\"");
        assertRejected("a long in quotes", QuotedNumbers::readLong, "\"9223372036854775808\"", "\"1e1\"", "17");
        assertRejected("a double in quotes", QuotedNumbers::readDouble, "\"NaN\"", "\"1.\"", "\"1e400\"", "1.5");
        assertRejected("a float in quotes", QuotedNumbers::readFloat, "\"Infinity\"", "\"1e39\"", "1.5");
        assertRejected(
                "an integer in quotes",
                QuotedNumbers::readBigInteger,
                "\"x\"",
                "\"1.5\"",
                "\"1" + "0".repeat(1_000) + "\"",
                "1");
        assertRejected("a number in quotes", QuotedNumbers::readBigDecimal, "\"x\"", "\"1e10001\"", "\"1 \"", "1");
    }
}
