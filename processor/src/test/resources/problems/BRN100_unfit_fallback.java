import dev.burin.annotation.*;

@JsonCodec
@JsonTypeInfo(fallback = String.class)
sealed interface Shape permits Circle {} // BRN100: String cannot stand for unknown subtypes of Shape: it is not a subtype of it.

record Circle(double radius) implements Shape {}

@JsonCodec
@JsonTypeInfo(fallback = Small.class)
sealed interface Animal permits Small {} // BRN100: Small cannot stand for unknown subtypes of Animal: it has subtypes itself.

sealed interface Small extends Animal permits Ant {}

record Ant(int legs) implements Small {}
