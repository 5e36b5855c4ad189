import dev.burin.annotation.*;
import dev.burin.annotation.JsonNumber.*;
import java.math.*;
import java.util.*;

@JsonCodec
record Reading(
        @JsonNumber(scale = 2) String a, // BRN150: Reading.a: @JsonNumber does not fit String: it is for double, float and BigDecimal.
        @JsonNumber(scale = 2) int b, // BRN150: Reading.b: @JsonNumber does not fit int: it is for double, float and BigDecimal.
        @JsonNumber(scale = 2) List<BigInteger> c, // BRN150: Reading.c: @JsonNumber does not fit BigInteger: it is for double, float and BigDecimal.
        @JsonNumber(scale = 2) Map<Double, String> d, // BRN150: Reading.d: @JsonNumber does not fit String: it is for double, float and BigDecimal.
        @JsonNumber(scale = 2) OptionalDouble e, // BRN150: Reading.e: @JsonNumber does not fit OptionalDouble: it is for double, float and BigDecimal: use an Optional<Double>.
        @JsonNumber double f, // BRN150: Reading.f: @JsonNumber does not fit double: it sets nothing.
        @JsonNumber(scale = -1) double g, // BRN150: Reading.g: @JsonNumber does not fit double: it sets nothing.
        @JsonNumber(scale = -2) double h, // BRN150: Reading.h: @JsonNumber does not fit double: there is no scale of -2.
        @JsonNumber(rounding = RoundingMode.UP) double i, // BRN150: Reading.i: @JsonNumber does not fit double: rounding without a scale has no effect.
        @JsonNumber(rounding = RoundingMode.UP, nonFinite = NonFinite.NULL) double j, // BRN150: Reading.j: @JsonNumber does not fit double: rounding without a scale has no effect.
        @JsonNumber(scale = 2, encoding = Encoding.BITS_BASE64) double k, // BRN150: Reading.k: @JsonNumber does not fit double: scale has no effect on the bits of a number.
        @JsonNumber(nonFinite = NonFinite.FAIL, encoding = Encoding.BITS_BASE64) float l, // BRN150: Reading.l: @JsonNumber does not fit float: nonFinite has no effect on the bits of a number.
        @JsonNumber(encoding = Encoding.BITS_BASE64) BigDecimal m, // BRN150: Reading.m: @JsonNumber does not fit BigDecimal: it has no fixed number of bits.
        @JsonNumber(scale = 1, nonFinite = NonFinite.STRING) BigDecimal n, // BRN150: Reading.n: @JsonNumber does not fit BigDecimal: every value is finite.
        @JsonNumber(scale = 1) @JsonFormat(shape = JsonFormat.Shape.STRING) double o, // BRN150: Reading.o: @JsonNumber does not fit double: @JsonFormat says how it is written.
        @JsonNumber(nonFinite = NonFinite.NULL) @JsonSetter(nulls = JsonSetter.Nulls.FAIL) Double p, // BRN150: Reading.p: @JsonNumber does not fit Double: NaN would be written as null, which is rejected.
        @JsonNumber(nonFinite = NonFinite.NULL) @JsonSetter(nulls = JsonSetter.Nulls.SKIP) double q, // BRN150: Reading.q: @JsonNumber does not fit double: NaN would be written as null, which means something else.
        @JsonNumber(nonFinite = NonFinite.NULL) @JsonSetter(contentNulls = JsonSetter.Nulls.FAIL) List<Double> r, // BRN150: Reading.r: @JsonNumber does not fit Double: NaN would be written as null, which is rejected.
        @JsonNumber(scale = 0) Map<String, Optional<Float>> s,
        @JsonNumber(scale = 0) double[][] t) {}
