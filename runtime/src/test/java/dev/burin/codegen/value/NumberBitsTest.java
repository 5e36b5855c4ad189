package dev.burin.codegen.value;

import static dev.burin.codegen.value.RoundTrip.assertRejected;
import static dev.burin.codegen.value.RoundTrip.check;
import static dev.burin.codegen.value.RoundTrip.checkAs;
import static dev.burin.codegen.value.RoundTrip.reader;
import static dev.burin.codegen.value.RoundTrip.text;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Base64;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The bits of numbers as base64: one string for each number, and one number for each string. */
class NumberBitsTest {
    private static final RoundTrip.Put<Double> DOUBLE = NumberBits.FORM::put;
    private static final RoundTrip.Put<Float> FLOAT = NumberBits.FORM::put;
    private static final Base64.Encoder ENCODER = Base64.getUrlEncoder().withoutPadding();

    @Test
    void theStringIsTheBase64OfTheJdk() {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        for (int i = 0; i < 20_000; i++) {
            long bits = random.nextLong();
            String json = text(DOUBLE, Double.longBitsToDouble(bits));
            assertThat(json)
                    .as("seed %d", seed)
                    .isEqualTo(base64(ByteBuffer.allocate(8).putLong(bits)));
            assertThat(Double.doubleToRawLongBits(NumberBits.FORM.readDouble(reader(json))))
                    .isEqualTo(bits);
            int half = (int) bits;
            String shorter = text(FLOAT, Float.intBitsToFloat(half));
            assertThat(shorter)
                    .as("seed %d", seed)
                    .isEqualTo(base64(ByteBuffer.allocate(4).putInt(half)));
            assertThat(Float.floatToRawIntBits(NumberBits.FORM.readFloat(reader(shorter))))
                    .isEqualTo(half);
        }
    }

    private static String base64(ByteBuffer bytes) {
        return '"' + ENCODER.encodeToString(bytes.array()) + '"';
    }

    @Test
    void everyNumberSurvivesARoundTrip() {
        check(
                DOUBLE,
                NumberBits.FORM::readDouble,
                0.0,
                -0.0,
                1.0,
                Double.NaN,
                Double.NEGATIVE_INFINITY,
                Double.MIN_VALUE);
        check(
                FLOAT,
                NumberBits.FORM::readFloat,
                0.0f,
                -0.0f,
                1.0f,
                Float.NaN,
                Float.NEGATIVE_INFINITY,
                Float.MIN_VALUE);
        checkAs(
                Arrays::toString,
                (RoundTrip.Put<double[]>) NumberBits.FORM::put,
                NumberBits.FORM::readDoubles,
                new double[] {},
                new Random(7).doubles(300).toArray());
        checkAs(
                Arrays::toString,
                (RoundTrip.Put<float[]>) NumberBits.FORM::put,
                NumberBits.FORM::readFloats,
                new float[] {1.5f, Float.NaN},
                new float[300]);
    }

    @Test
    void otherStringsAreRejected() {
        assertRejected(
                "the bits of a double, 11 characters",
                NumberBits.FORM::readDouble,
                "\"\"",
                "\"P_AAAAAAAA\"",
                "\"P_AAAAAAAAAA\"",
                "\"P_AAAAAAAA=\"",
                "\"P/AAAAAAAAA\"",
                "\"P+AAAAAAAAA\"",
                "\"P_AAAAAAAAB\"",
                "\"P_AAAAAAAAC\"",
                "\"P_AAAAAAAé\"",
                "\"P_AAA AAAAA\"",
                "1.0");
        assertRejected(
                "the bits of a float, 6 characters",
                NumberBits.FORM::readFloat,
                "\"P4AAA\"",
                "\"P4AAAAA\"",
                "\"P4AAAB\"",
                "\"P4AAAI\"",
                "\"*4AAAA\"",
                "\"P4AAA*\"",
                "\"P_AAAAAAAAA\"",
                "1.0");
        assertThat(NumberBits.FORM.readFloat(reader("\"\\u00504AAAA\""))).isEqualTo(1);
    }
}
