package dev.burin.benchmarks.model.everyday;

import com.dslplatform.json.CompiledJson;
import dev.burin.annotation.JsonCodec;
import java.math.BigDecimal;

/** Ten {@code BigDecimal} members. */
@JsonCodec
@CompiledJson
public final class Amounts10 {
    public BigDecimal a;
    public BigDecimal b;
    public BigDecimal c;
    public BigDecimal d;
    public BigDecimal e;
    public BigDecimal f;
    public BigDecimal g;
    public BigDecimal h;
    public BigDecimal i;
    public BigDecimal j;
}
