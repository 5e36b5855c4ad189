package dev.burin.samples.polymorphic;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonTypeInfo;
import dev.burin.annotation.JsonTypeName;

/** A vehicle that has its kind as a property, so the codec adds no member. */
@JsonCodec
@JsonTypeInfo(property = "kind", style = JsonTypeInfo.Style.EXISTING)
public sealed interface Vehicle {
    /** Returns the kind, which identifies the class. */
    String kind();

    /** A vehicle for the road. */
    @JsonTypeName("car")
    record Car(String kind, int doors) implements Vehicle {}

    /** A vehicle for the water. */
    @JsonTypeName("boat")
    record Boat(String kind, double length) implements Vehicle {}
}
