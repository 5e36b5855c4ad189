package dev.burin.samples.polymorphic;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonTypeInfo;
import dev.burin.annotation.JsonTypeName;

/** Each vehicle has its kind as a property; the codec adds nothing. */
@JsonCodec
@JsonTypeInfo(property = "kind", style = JsonTypeInfo.Style.EXISTING)
public sealed interface Vehicle {
    /** Returns its kind, the label of its class. */
    String kind();

    /** By road. */
    @JsonTypeName("car")
    record Car(String kind, int doors) implements Vehicle {}

    /** By water. */
    @JsonTypeName("boat")
    record Boat(String kind, double length) implements Vehicle {}
}
