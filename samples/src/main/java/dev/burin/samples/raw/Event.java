package dev.burin.samples.raw;

import dev.burin.RawJson;
import dev.burin.annotation.JsonCodec;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * An envelope that is routed by its type; its payload is validated, but decoded only by the handler for that type.
 *
 * @param payload any JSON value, byte for byte as received; null if it is absent or {@code null}
 * @param extensions additional members from the sender, by name
 * @param trail what was done with the event, step by step
 * @param signature empty if absent or {@code null}
 */
@JsonCodec
public record Event(
        String type,
        RawJson payload,
        Map<String, RawJson> extensions,
        List<RawJson> trail,
        Optional<RawJson> signature) {}
