package dev.burin.samples.untyped;

import dev.burin.annotation.JsonCodec;
import java.util.List;
import java.util.Map;

/** A message whose payload may be anything. */
@JsonCodec
public record Message(String topic, Object payload, Map<String, Object> headers, List<Object> trail) {}
