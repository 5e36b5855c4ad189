package dev.burin.samples.custom;

import dev.burin.annotation.JsonCodec;
import java.util.List;
import java.util.Map;

/** A forecast; it need not mention the codec of its temperatures. */
@JsonCodec
public record Forecast(Temperature now, List<Temperature> hours, Map<String, Temperature> cities) {}
