package dev.burin.samples.decimals;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonNumber;
import java.util.List;

/** A sensor reading, in no more bytes than necessary. */
@JsonCodec
public record Reading(
        @JsonNumber(scale = 2) double celsius,

        @JsonNumber(scale = 3, nonFinite = JsonNumber.NonFinite.NULL)
        float humidity,

        @JsonNumber(nonFinite = JsonNumber.NonFinite.STRING) List<Double> limits,

        @JsonNumber(encoding = JsonNumber.Encoding.BITS_BASE64)
        double calibration) {}
