package dev.burin.codegen.value;

import dev.burin.JsonErrorCode;
import dev.burin.JsonException;
import dev.burin.JsonReader;
import dev.burin.JsonWriter;
import dev.burin.codegen.SizeBounds;
import dev.burin.codegen.TextSlice;
import dev.burin.internal.number.DecimalRounding;
import java.math.BigDecimal;
import java.math.RoundingMode;
import org.jspecify.annotations.Nullable;

/**
 * Numbers that lose decimals, or may be NaN or infinite: {@code @JsonNumber}.
 *
 * <p>Every {@code put} reserves for itself and writes {@code null} for null.
 */
public final class NumberForm implements FloatingForm {
    private static final int ALL = -1;
    private static final String NAN = "NaN";
    private static final String INFINITY = "Infinity";
    private static final String MINUS_INFINITY = "-Infinity";
    private static final String EXPECTED = "a number, or \"NaN\", \"Infinity\" or \"-Infinity\"";

    private final int scale;
    private final RoundingMode rounding;
    private final NonFinite nonFinite;

    /** The representation of NaN and the infinities. */
    public enum NonFinite {
        /** None: they are rejected. */
        FAIL,
        /** {@code null}. */
        NULL,
        /** A string. */
        STRING
    }

    private NumberForm(int scale, RoundingMode rounding, NonFinite nonFinite) {
        this.scale = scale;
        this.rounding = rounding;
        this.nonFinite = nonFinite;
    }

    /** Returns the form with all decimals. */
    public static NumberForm of(NonFinite nonFinite) {
        return new NumberForm(ALL, RoundingMode.UNNECESSARY, nonFinite);
    }

    /** Returns the form with at most {@code scale} decimals. */
    public static NumberForm of(int scale, RoundingMode rounding, NonFinite nonFinite) {
        return new NumberForm(scale, rounding, nonFinite);
    }

    // ---- writing

    /**
     * Stores a number.
     *
     * @throws JsonException if this form cannot represent it
     */
    @Override
    public int put(JsonWriter out, int at, double value) {
        out.reserve(at, SizeBounds.DOUBLE);
        if (!Double.isFinite(value) && nonFinite != NonFinite.FAIL) {
            return putNonFinite(out, at, value);
        }
        if (scale == ALL || !Double.isFinite(value)) {
            return out.putDouble(at, value);
        }
        int next = DecimalRounding.write(out.bytes(), at, value, scale, rounding);
        if (next == DecimalRounding.HAS_MORE_DECIMALS) {
            throw tooLong(out, at, Double.toString(value));
        }
        return next;
    }

    /** As {@link #put(JsonWriter, int, double)}. */
    @Override
    public int put(JsonWriter out, int at, float value) {
        out.reserve(at, SizeBounds.DOUBLE);
        if (!Float.isFinite(value) && nonFinite != NonFinite.FAIL) {
            return putNonFinite(out, at, value);
        }
        if (scale == ALL || !Float.isFinite(value)) {
            return out.putFloat(at, value);
        }
        int next = DecimalRounding.write(out.bytes(), at, value, scale, rounding);
        if (next == DecimalRounding.HAS_MORE_DECIMALS) {
            throw tooLong(out, at, Float.toString(value));
        }
        return next;
    }

    /** As {@link #put(JsonWriter, int, double)}; trailing zeros are kept. */
    public int put(JsonWriter out, int at, @Nullable BigDecimal value) {
        return value == null || value.scale() <= scale
                ? Values.put(out, at, value)
                : Values.put(out, at, rounded(out, at, value));
    }

    private BigDecimal rounded(JsonWriter out, int at, BigDecimal value) {
        try {
            // 1E-2000000000 is rounded like 0.001, without a number of two billion digits.
            boolean isTiny = (long) value.scale() - scale > value.precision();
            return (isTiny ? BigDecimal.valueOf(value.signum(), scale + 2) : value).setScale(scale, rounding);
        } catch (ArithmeticException e) {
            throw tooLong(out, at, "The number");
        }
    }

    private JsonException tooLong(JsonWriter out, int at, String value) {
        String shown = Values.mayQuote(out) ? value : "The number";
        return out.error(
                JsonErrorCode.NOT_REPRESENTABLE,
                shown + " has more decimals than @JsonNumber(scale = " + scale + ") keeps: round it before",
                at);
    }

    private int putNonFinite(JsonWriter out, int at, double value) {
        if (nonFinite == NonFinite.NULL) {
            return out.putNull(at);
        }
        return out.putString(at, Double.isNaN(value) ? NAN : value > 0 ? INFINITY : MINUS_INFINITY, 0);
    }

    // ---- reading

    /** Reads a {@code double}; {@code null} is NaN if it represents that. */
    @Override
    public double readDouble(JsonReader in) {
        if (nonFinite == NonFinite.NULL && in.readNull()) {
            return Double.NaN;
        }
        return isText(in) ? readNonFinite(in) : in.readDouble();
    }

    /** Reads a {@code float}; {@code null} is NaN if it represents that. */
    @Override
    public float readFloat(JsonReader in) {
        if (nonFinite == NonFinite.NULL && in.readNull()) {
            return Float.NaN;
        }
        return isText(in) ? (float) readNonFinite(in) : in.readFloat();
    }

    private boolean isText(JsonReader in) {
        return nonFinite == NonFinite.STRING && in.peekByte() == '"';
    }

    /** Reads one of three strings. */
    private static double readNonFinite(JsonReader in) {
        TextSlice text = in.readText(EXPECTED);
        return switch (text.toString()) {
            case NAN -> Double.NaN;
            case INFINITY -> Double.POSITIVE_INFINITY;
            case MINUS_INFINITY -> Double.NEGATIVE_INFINITY;
            default -> throw in.invalidText(EXPECTED);
        };
    }
}
