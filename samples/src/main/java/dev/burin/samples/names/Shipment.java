package dev.burin.samples.names;

import dev.burin.annotation.JsonAlias;
import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonProperty;
import dev.burin.annotation.Naming;

/** A shipment with names in snake case, except for one member; the depth has two older names. */
@JsonCodec(naming = Naming.SNAKE_CASE)
public record Shipment(
        long trackingNumber,
        @JsonProperty("to") String deliveryAddress,
        @JsonAlias({"depth", "depth_mm"}) int depthMillimetres) {}
