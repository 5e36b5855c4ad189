package dev.burin.internal.number;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.function.Predicate;

/**
 * The shortest decimal of a floating-point number by the definition in the javadoc of {@code Double.toString} of JDK 19:
 * of all decimals that round to it, the shortest, but not shorter than two digits; of those, the closest; of two, the
 * even one.
 */
public final class ShortestDecimal {

    private ShortestDecimal() {}

    public static String of(double value) {
        double magnitude = Math.abs(value);
        return sign(Double.doubleToRawLongBits(value) < 0)
                + (magnitude == 0
                        ? "0.0"
                        : layOut(shortest(new BigDecimal(magnitude), text -> text.doubleValue() == magnitude)));
    }

    public static String of(float value) {
        float magnitude = Math.abs(value);
        return sign(Float.floatToRawIntBits(value) < 0)
                + (magnitude == 0
                        ? "0.0"
                        : layOut(shortest(
                                new BigDecimal(magnitude), text -> Float.parseFloat(text.toString()) == magnitude)));
    }

    private static String sign(boolean isNegative) {
        return isNegative ? "-" : "";
    }

    private static BigDecimal shortest(BigDecimal exact, Predicate<BigDecimal> denotesTheValue) {
        for (int digits = 2; ; digits++) {
            BigDecimal near = exact.round(new MathContext(digits, RoundingMode.HALF_EVEN));
            if (denotesTheValue.test(near)) {
                return near;
            }
            // Rounding intervals at powers of two are longer above, so the farther neighbour may be inside.
            BigDecimal above = exact.round(new MathContext(digits, RoundingMode.UP));
            if (denotesTheValue.test(above)) {
                return above;
            }
        }
    }

    /** Returns the text of a positive number, laid out like {@code Double.toString}. */
    static String layOut(BigDecimal decimal) {
        BigDecimal stripped = decimal.stripTrailingZeros();
        String digits = stripped.unscaledValue().toString();
        int exponent = digits.length() - stripped.scale() - 1;
        if (exponent >= 7 || exponent < -3) {
            return digits.charAt(0) + "." + (digits.length() == 1 ? "0" : digits.substring(1)) + "E" + exponent;
        }
        String plain = stripped.toPlainString();
        return plain.contains(".") ? plain : plain + ".0";
    }
}
