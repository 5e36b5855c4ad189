package dev.burin.benchmarks.model.trust;

import dev.burin.annotation.JsonBytes;
import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonEnum;
import dev.burin.annotation.JsonEnumDefaultValue;
import dev.burin.annotation.JsonNumber;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.UUID;

/** A member of each type whose string or number can be slightly wrong, each in a separate class. */
public final class Values {
    private Values() {}

    /** Constants that are matched by name. */
    public enum Size {
        SMALL,
        LARGE,
        @SuppressWarnings("checkstyle:ConstantName")
        größe
    }

    /** Constants that are matched in any case, with a default for unknown names. */
    @JsonEnum(caseInsensitive = true, unknown = JsonEnum.Unknown.DEFAULT)
    public enum Color {
        RED,
        KHAKI,
        @JsonEnumDefaultValue
        OTHER
    }

    /** {@link UUID} */
    @JsonCodec
    public static final class OfUuid {
        public UUID value;
    }

    /** Bytes in Base64. */
    @JsonCodec
    public static final class OfBytes {
        public byte[] value;
    }

    /** Bytes in Base64 for URLs. */
    @JsonCodec
    public static final class OfUrlBytes {
        @JsonBytes(JsonBytes.Form.BASE64_URL)
        public byte[] value;
    }

    /** Bytes in hexadecimal digits. */
    @JsonCodec
    public static final class OfHexBytes {
        @JsonBytes(JsonBytes.Form.HEX)
        public byte[] value;
    }

    /** {@link BigInteger} */
    @JsonCodec
    public static final class OfBigInteger {
        public BigInteger value;
    }

    /** {@link BigDecimal} */
    @JsonCodec
    public static final class OfBigDecimal {
        public BigDecimal value;
    }

    /** {@code char} */
    @JsonCodec
    public static final class OfChar {
        public char value;
    }

    /** An enum. */
    @JsonCodec
    public static final class OfSize {
        public Size value;
    }

    /** An enum that is read leniently. */
    @JsonCodec
    public static final class OfColor {
        public Color value;
    }

    /** The bits of a double. */
    @JsonCodec
    public static final class OfBits {
        @JsonNumber(encoding = JsonNumber.Encoding.BITS_BASE64)
        public double value;
    }

    /** A double that may be NaN or infinite. */
    @JsonCodec
    public static final class OfNonFinite {
        @JsonNumber(nonFinite = JsonNumber.NonFinite.STRING)
        public double value;
    }
}
