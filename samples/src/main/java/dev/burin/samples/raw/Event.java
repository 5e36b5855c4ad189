package dev.burin.samples.raw;

import dev.burin.RawJson;
import dev.burin.annotation.JsonCodec;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * An envelope that is routed by its type; its payload is validated, but left to whoever handles that type.
 *
 * @param payload any JSON value, byte for byte as it came; null if it is absent or {@code null}
 * @param extensions what senders may add, by name
 * @param trail what was done with it, step by step
 * @param signature empty if it is absent or {@code null}
 */
@JsonCodec
public record Event(
        String type,
        RawJson payload,
        Map<String, RawJson> extensions,
        List<RawJson> trail,
        Optional<RawJson> signature) {}
