package dev.burin.processor.schema;

import dev.burin.reference.StrictParser.RawNumber;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.nio.ByteBuffer;
import java.util.Base64;
import java.util.List;
import java.util.stream.Stream;

/**
 * A number with a fraction whose form is set by {@code @JsonNumber}.
 *
 * @param kind the type without annotations
 * @param form the attribute of the annotation
 * @param scale the number of decimals that are kept; -1 for all
 */
record Numeral(Kind kind, Form form, int scale, RoundingMode rounding) implements KindAround {
    private static final List<Integer> SCALES = List.of(0, 1, 2, 5, 17, 30);

    /** The setting of the annotation, for non-finite numbers or for all numbers. */
    enum Form {
        /** Sets the decimals only. */
        SCALE,
        NULL,
        STRING,
        BITS;

        String argument() {
            return switch (this) {
                case SCALE -> "";
                case NULL, STRING -> "nonFinite = dev.burin.annotation.JsonNumber.NonFinite." + this;
                case BITS -> "encoding = dev.burin.annotation.JsonNumber.Encoding.BITS_BASE64";
            };
        }
    }

    /** Returns a rounded number as it is written: without trailing zeros, and zero without a sign. */
    record Decimal(BigDecimal value) {
        boolean isWritten(String text) {
            return value.compareTo(new BigDecimal(text)) == 0
                    && !text.matches("-?\\d+\\.\\d*0")
                    && !(value.signum() == 0 && text.startsWith("-"));
        }
    }

    /** Returns one of the types, with one of the forms. */
    static Kind random(JsonText random) {
        Kind kind = random.oneOf(Scalars.named("double", "Double", "float", "Float", "BigDecimal"));
        boolean isBig = kind.java().equals("BigDecimal");
        Form form = isBig ? Form.SCALE : random.oneOf(List.of(Form.values()));
        boolean isRounded = form == Form.SCALE || form != Form.BITS && random.oneIn(3);
        int scale = isRounded ? random.oneOf(SCALES) : -1;
        RoundingMode rounding = isRounded ? random.oneOf(List.of(RoundingMode.values())) : RoundingMode.HALF_EVEN;
        return new Numeral(kind, form, scale, rounding);
    }

    @Override
    public Kind boxed() {
        return new Numeral(kind.boxed(), form, scale, rounding);
    }

    @Override
    public String annotations() {
        String decimals = scale < 0
                ? ""
                : "scale = " + scale
                        + (rounding == RoundingMode.HALF_EVEN ? "" : ", rounding = RoundingMode." + rounding);
        String arguments = Stream.of(decimals, form.argument())
                .filter(each -> !each.isEmpty())
                .reduce((one, other) -> one + ", " + other)
                .orElseThrow();
        return "@dev.burin.annotation.JsonNumber(" + arguments + ") ";
    }

    @Override
    public boolean definesNull() {
        return form == Form.NULL;
    }

    // ---- documents

    @Override
    public void document(JsonText out) {
        boolean isSpecial = out.oneIn(4);
        if (form == Form.BITS && !(isSpecial && !type().isPrimitive())) {
            out.string(text(
                    out.random().nextBoolean()
                            ? out.random().nextLong()
                            : out.random().nextInt()));
        } else if (form == Form.STRING && isSpecial) {
            out.string(out.oneOf(List.of("NaN", "Infinity", "-Infinity")));
        } else if (isSpecial && (form == Form.NULL || !type().isPrimitive())) {
            out.raw("null");
        } else if (out.oneIn(3)) {
            out.raw(out.oneOf(
                    List.of("1.005", "-0.0", "0.5", "2.5", "-0.05", "1e22", "123456789012345680", "1e-7", "-0.004")));
        } else {
            kind.document(out);
        }
    }

    // ---- reading

    @Override
    public Object read(Object tree) {
        if (tree == null && form == Form.NULL && type().isPrimitive()) {
            return isFloat() ? (Object) Float.NaN : (Object) Double.NaN;
        }
        if (tree == null
                || form == Form.SCALE
                || form == Form.NULL
                || form == Form.STRING && tree instanceof RawNumber) {
            return kind.read(tree);
        }
        if (!(tree instanceof String text)) {
            throw new Refused();
        }
        return form == Form.BITS ? ofBits(text) : notFinite(text);
    }

    private Object notFinite(String text) {
        if (!List.of("NaN", "Infinity", "-Infinity").contains(text)) {
            throw new Refused();
        }
        return isFloat() ? (Object) Float.valueOf(text) : (Object) Double.valueOf(text);
    }

    private Object ofBits(String text) {
        byte[] bytes;
        try {
            bytes = Base64.getUrlDecoder().decode(text);
        } catch (IllegalArgumentException e) {
            throw new Refused();
        }
        if (bytes.length != (isFloat() ? Float.BYTES : Double.BYTES)
                || !text(bytes).equals(text)) {
            throw new Refused();
        }
        ByteBuffer bits = ByteBuffer.wrap(bytes);
        return isFloat() ? (Object) Float.intBitsToFloat(bits.getInt()) : Double.longBitsToDouble(bits.getLong());
    }

    private boolean isFloat() {
        return kind.java().equalsIgnoreCase("float");
    }

    private String text(long bits) {
        return text(
                isFloat()
                        ? ByteBuffer.allocate(Float.BYTES).putInt((int) bits).array()
                        : ByteBuffer.allocate(Double.BYTES).putLong(bits).array());
    }

    private static String text(byte[] bytes) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    // ---- writing

    @Override
    public Object tree(Object value, View view) {
        if (value == null) {
            return null;
        }
        if (form == Form.BITS) {
            return text(
                    isFloat() ? Float.floatToRawIntBits((float) value) : Double.doubleToRawLongBits((double) value));
        }
        if (view == View.WHOLE) {
            return value;
        }
        if (value instanceof BigDecimal decimal) {
            return scale < 0 || decimal.scale() <= scale ? decimal : rounded(decimal);
        }
        if (!Double.isFinite(((Number) value).doubleValue())) {
            return notFiniteTree(value);
        }
        if (scale < 0) {
            return value;
        }
        BigDecimal shortest = shortest(value);
        return new Decimal(
                shortest.scale() <= scale ? shortest : rounded(new BigDecimal(((Number) value).doubleValue())));
    }

    private Object notFiniteTree(Object value) {
        return switch (form) {
            case NULL -> null;
            case STRING -> value.toString();
            case SCALE, BITS -> throw new Unwritable();
        };
    }

    private BigDecimal rounded(BigDecimal exact) {
        try {
            return exact.setScale(scale, rounding);
        } catch (ArithmeticException e) {
            throw new Unwritable();
        }
    }

    /** Returns the number with the fewest digits that is read as the value. */
    private BigDecimal shortest(Object value) {
        BigDecimal exact = new BigDecimal(((Number) value).doubleValue());
        for (int digits = 1; exact.signum() != 0; digits++) {
            for (RoundingMode mode : List.of(RoundingMode.HALF_EVEN, RoundingMode.UP)) {
                BigDecimal near = exact.round(new MathContext(digits, mode));
                if (value.equals(isFloat() ? (Object) near.floatValue() : (Object) near.doubleValue())) {
                    return near.stripTrailingZeros();
                }
            }
        }
        return exact;
    }
}
