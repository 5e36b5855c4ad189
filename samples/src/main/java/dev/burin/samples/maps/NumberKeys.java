package dev.burin.samples.maps;

import dev.burin.annotation.JsonCodec;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Map;

/** One member for each numeric type that may be a key. */
@JsonCodec
public record NumberKeys(
        Map<Byte, String> bytes,
        Map<Short, String> shorts,
        Map<Integer, String> integers,
        Map<Long, String> longs,
        Map<Float, String> floats,
        Map<Double, String> doubles,
        Map<BigInteger, String> bigIntegers,
        Map<BigDecimal, String> bigDecimals) {}
