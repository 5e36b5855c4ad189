package golden;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonNumber;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;

@JsonCodec
public record Reading(
        @JsonNumber(scale = 1) double celsius,
        @JsonNumber(scale = 2, rounding = RoundingMode.UNNECESSARY) List<BigDecimal> prices,
        @JsonNumber(nonFinite = JsonNumber.NonFinite.NULL) float ratio,
        @JsonNumber(nonFinite = JsonNumber.NonFinite.STRING) Double limit,
        @JsonNumber(encoding = JsonNumber.Encoding.BITS_BASE64) double[] vector) {}
