package dev.burin.samples.custom;

import dev.burin.annotation.JsonCodec;
import java.util.List;
import java.util.Map;

/** Says nothing of the codec of a temperature. */
@JsonCodec
public record Forecast(Temperature now, List<Temperature> hours, Map<String, Temperature> cities) {}
