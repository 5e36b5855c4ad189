package dev.burin.codegen.value;

import static dev.burin.codegen.value.RoundTrip.assertRejected;
import static dev.burin.codegen.value.RoundTrip.check;
import static dev.burin.codegen.value.RoundTrip.checkAs;
import static dev.burin.codegen.value.RoundTrip.reader;
import static dev.burin.codegen.value.RoundTrip.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.burin.JsonErrorCode;
import dev.burin.JsonException;
import dev.burin.JsonWriter;
import dev.burin.codegen.value.NumberForm.NonFinite;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code @JsonNumber}: numbers are rounded as {@code BigDecimal} rounds their exact values. */
class NumberFormTest {
    private static final NumberForm TEXT = NumberForm.of(NonFinite.STRING);
    private static final NumberForm NULL = NumberForm.of(NonFinite.NULL);

    private static NumberForm rounding(int scale, RoundingMode mode) {
        return NumberForm.of(scale, mode, NonFinite.FAIL);
    }

    private static String written(NumberForm form, double value) {
        return RoundTrip.<Double>text(form::put, value);
    }

    private static String usual(double value) {
        JsonWriter out = new JsonWriter();
        out.reserve(0, 40);
        return new String(out.bytes(), 0, out.putDouble(0, value), StandardCharsets.US_ASCII);
    }

    private static String usual(float value) {
        JsonWriter out = new JsonWriter();
        out.reserve(0, 40);
        return new String(out.bytes(), 0, out.putFloat(0, value), StandardCharsets.US_ASCII);
    }

    @ParameterizedTest
    @CsvSource({
        "21.4567, 2, 21.46",
        "21.4, 2, 21.4",
        "21, 2, 21",
        "-0.004, 2, 0",
        "-0.0, 2, 0",
        "0, 0, 0",
        "1.5, 0, 2",
        "2.5, 0, 2",
        "0.5, 0, 0",
        "-1.5, 0, -2",
        "0.125, 2, 0.12",
        "0.375, 2, 0.38",
        "1.005, 2, 1", // the double is below
        "1.015, 2, 1.01", // the double is below
        "2.675, 2, 2.67", // the double is below
        "1.025, 2, 1.02", // the double is below
        "1.115, 2, 1.11", // the double is below
        "0.045, 2, 0.04", // the double is below
        "9.995, 2, 9.99", // the double is below
        "0.999, 2, 1",
        "99.999, 2, 100",
        "12345678.912, 2, 12345678.91",
        "99999999999999.98, 1, 100000000000000",
        "1e16, 2, 10000000000000000",
        "1e17, 2, 1.0E17",
        "1e308, 2, 1.0E308",
        "1.7976931348623157E308, 0, 1.7976931348623157E308",
        "4.9E-324, 2, 0",
        "4.9E-324, 323, 0",
        "4.9E-324, 400, 4.9E-324",
        "1e-17, 17, 0.00000000000000001",
        "1e-18, 18, 1.0E-18",
        "0.1, 2147483647, 0.1",
        "0.30000000000000004, 16, 0.3",
        "123456.789, 0, 123457"
    })
    void decimalsAreRoundedHalfToEven(double value, int scale, String text) {
        assertThat(written(rounding(scale, RoundingMode.HALF_EVEN), value)).isEqualTo(text);
    }

    @ParameterizedTest
    @EnumSource(value = RoundingMode.class, mode = EnumSource.Mode.EXCLUDE, names = "UNNECESSARY")
    void everyDoubleIsRoundedAsItsExactValueIs(RoundingMode mode) {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        for (int i = 0; i < 60_000; i++) {
            double value = someDouble(random);
            int scale = random.nextInt(i % 10 == 0 ? 340 : 12);
            BigDecimal shortest = new BigDecimal(usual(value)).stripTrailingZeros();
            BigDecimal expected = shortest.scale() <= scale ? shortest : new BigDecimal(value).setScale(scale, mode);

            String text = written(rounding(scale, mode), value);

            assertThat(new BigDecimal(text))
                    .as("%s, scale %d, seed %d", value, scale, seed)
                    .isEqualByComparingTo(expected);
        }
    }

    /** Returns a double on a tie or near one, with few digits, of any size, or with any bits. */
    private static double someDouble(Random random) {
        double tie = (2 * random.nextInt(1 << random.nextInt(1, 30)) + 1) / (2.0 * Math.pow(10, random.nextInt(12)));
        double magnitude =
                switch (random.nextInt(6)) {
                    case 0 -> tie;
                    case 1 -> Math.nextUp(tie);
                    case 2 -> Math.nextDown(tie);
                    case 3 -> random.nextInt(1 << 20) / (double) (1 << random.nextInt(20));
                    case 4 -> random.nextDouble() * Math.pow(10, random.nextInt(-20, 20));
                    default -> Math.abs(Double.longBitsToDouble(random.nextLong()));
                };
        return Double.isFinite(magnitude) ? random.nextBoolean() ? magnitude : -magnitude : 0.5;
    }

    @ParameterizedTest
    @EnumSource(value = RoundingMode.class, mode = EnumSource.Mode.EXCLUDE, names = "UNNECESSARY")
    void everyFloatIsRoundedAsItsExactValueIs(RoundingMode mode) {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        for (int i = 0; i < 30_000; i++) {
            float value = random.nextBoolean() ? (float) someDouble(random) : Float.intBitsToFloat(random.nextInt());
            value = Float.isFinite(value) ? value : 0.5f;
            int scale = random.nextInt(i % 10 == 0 ? 50 : 8);
            BigDecimal shortest = new BigDecimal(usual(value)).stripTrailingZeros();
            BigDecimal expected = shortest.scale() <= scale ? shortest : new BigDecimal(value).setScale(scale, mode);

            String text = RoundTrip.<Float>text(rounding(scale, mode)::put, value);

            assertThat(new BigDecimal(text))
                    .as("%s, scale %d, seed %d", value, scale, seed)
                    .isEqualByComparingTo(expected);
        }
    }

    @Test
    void theOutputIsJsonWhereverTheBufferEnds() {
        NumberForm form = rounding(20, RoundingMode.HALF_EVEN);
        check((RoundTrip.Put<Double>) form::put, in -> in.readDouble(), 0.1, -1e300, 1e16, -12345678901234.5, 1e-17);
        check((RoundTrip.Put<Float>) form::put, in -> in.readFloat(), 0.1f, -3e38f, 1e16f, 1e-17f);
        check(
                (RoundTrip.Put<BigDecimal>) form::put,
                in -> in.readBigDecimal(),
                new BigDecimal("1.50"),
                new BigDecimal("-1E+9999"));
        checkAs(
                Arrays::toString,
                (RoundTrip.Put<double[]>) form::put,
                PrimitiveArrays::readDoubles,
                new double[] {},
                new double[] {0.1, -1e300, 1e-17});
        checkAs(Arrays::toString, (RoundTrip.Put<float[]>) form::put, PrimitiveArrays::readFloats, new float[] {
            0.1f, -3e38f
        });
    }

    @ParameterizedTest
    @CsvSource({
        "12.345, 2, 12.34",
        "12.3, 2, 12.3",
        "12.30, 2, 12.30",
        "9.999, 2, 10.00",
        "1E+5, 2, 1E+5",
        "1E-2147483647, 2, 0.00",
        "-1E-2147483647, 0, 0",
        "0E-2147483647, 1, 0.0",
        "1E+2147483647, 0, 1E+2147483647",
        "0.006, 2, 0.01",
        "0.0051, 2, 0.01"
    })
    void bigDecimalsAreRoundedAndKeepTheirZeros(BigDecimal value, int scale, String text) {
        assertThat(RoundTrip.<BigDecimal>text(rounding(scale, RoundingMode.HALF_EVEN)::put, value))
                .isEqualTo(text);
    }

    @Test
    void roundingABigDecimalAwayFromZeroDoesNotExpandIt() {
        BigDecimal tiny = BigDecimal.ONE.movePointLeft(2_000_000_000);
        Assertions.assertTimeoutPreemptively(Duration.ofSeconds(5), () -> assertThat(
                        RoundTrip.<BigDecimal>text(rounding(2, RoundingMode.UP)::put, tiny))
                .isEqualTo("0.01"));
    }

    @Test
    void numbersWithMoreDecimalsAreRejectedIfRoundingIsUnnecessary() {
        NumberForm form = rounding(2, RoundingMode.UNNECESSARY);

        assertThat(written(form, 0.25)).isEqualTo("0.25");
        assertThatThrownBy(() -> written(form, 0.125))
                .isInstanceOfSatisfying(
                        JsonException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.NOT_REPRESENTABLE))
                .hasMessageContaining("0.125 has more decimals than @JsonNumber(scale = 2) keeps");
        assertThatThrownBy(() -> RoundTrip.<Float>text(form::put, 0.125f)).hasMessageContaining("0.125 has more");
        assertThatThrownBy(() -> RoundTrip.<BigDecimal>text(form::put, new BigDecimal("1E-9999999")))
                .hasMessageContaining("has more decimals");
    }

    @ParameterizedTest
    @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY})
    void nonFiniteNumbersAreRejectedOrWrittenAsNullOrAsAString(double value) {
        NumberForm rounded = rounding(2, RoundingMode.UP);
        for (RoundTrip.Put<Double> put : java.util.List.<RoundTrip.Put<Double>>of(
                rounded::put, (out, at, it) -> rounded.put(out, at, (float) (double) it))) {
            assertThat(catchThrowableOfType(JsonException.class, () -> text(put, value))
                            .code())
                    .isEqualTo(JsonErrorCode.NOT_REPRESENTABLE);
        }
        assertThat(written(NULL, value)).isEqualTo("null");
        assertThat(RoundTrip.<Float>text(NULL::put, (float) value)).isEqualTo("null");
        check((RoundTrip.Put<Double>) TEXT::put, TEXT::readDouble, value, 1.5);
        check((RoundTrip.Put<Float>) TEXT::put, TEXT::readFloat, (float) value, 1.5f);
        check(
                (RoundTrip.Put<Double>) NumberForm.of(1, RoundingMode.UP, NonFinite.STRING)::put,
                TEXT::readDouble,
                value,
                1.5);
        assertThat(written(TEXT, value)).isEqualTo("\"" + value + "\"");
    }

    @Test
    void nullIsReadAsNaNIfItStandsForThat() {
        assertThat(NULL.readDouble(reader("null"))).isNaN();
        assertThat(NULL.readFloat(reader(" null"))).isNaN();
        assertThat(NULL.readDoubles(reader("[1,null, null]"))).containsExactly(1, Double.NaN, Double.NaN);
        assertThat(NULL.readFloats(reader("[1,null]"))).containsExactly(1, Float.NaN);
        assertThat(NULL.readDouble(reader("-1.5e1"))).isEqualTo(-15);
        assertThat(RoundTrip.<double[]>text(NULL::put, new double[] {1, Double.NaN}))
                .isEqualTo("[1.0,null]");
    }

    @Test
    void longArraysAreReadWhole() {
        double[] doubles = new Random(7).doubles(5_000).toArray();
        doubles[4_999] = Double.NEGATIVE_INFINITY;
        float[] floats = new float[5_000];
        floats[4_999] = Float.NaN;
        checkAs(Arrays::toString, (RoundTrip.Put<double[]>) TEXT::put, TEXT::readDoubles, doubles);
        checkAs(Arrays::toString, (RoundTrip.Put<float[]>) TEXT::put, TEXT::readFloats, floats);
    }

    @Test
    void otherStringsAreRejected() {
        String expected = "a number, or \"NaN\", \"Infinity\" or \"-Infinity\"";
        for (String text : new String[] {"\"\"", "\"nan\"", "\"INF\"", "\"+Infinity\"", "\" NaN\"", "\"1.5\""}) {
            assertRejected(expected, TEXT::readDouble, text);
            assertRejected(expected, TEXT::readFloat, text);
        }
        assertThatThrownBy(() -> TEXT.readDouble(reader("NaN"))).isInstanceOf(JsonException.class);
        assertThatThrownBy(() -> TEXT.readDouble(reader("null"))).isInstanceOf(JsonException.class);
        assertThatThrownBy(() -> NULL.readDouble(reader("\"NaN\""))).isInstanceOf(JsonException.class);
        assertThatThrownBy(() -> NULL.readDouble(reader(""))).isInstanceOf(JsonException.class);
        assertThat(TEXT.readDouble(reader("\"N\\u0061N\""))).isNaN();
    }
}
