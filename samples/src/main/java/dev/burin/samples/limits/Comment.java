package dev.burin.samples.limits;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonLimit;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;

/** A comment that anybody may write below an article. */
@JsonCodec
@JsonLimit(length = 100, depth = 4)
public record Comment(
        String author,
        @JsonLimit(length = 10_000) String text,
        @JsonLimit(items = 5) List<String> tags,
        @JsonLimit(digits = 3) BigDecimal rating,
        @JsonLimit(length = 65_536) ByteBuffer picture,
        @JsonLimit(items = 10, depth = 2) Map<String, Object> more) {}
