import dev.burin.annotation.*;

@JsonCodec
@JsonTypeInfo(fallback = String.class)
sealed interface Shape permits Circle {} // BRN100: String cannot stand for what Shape does not know: it is no subtype of it.

record Circle(double radius) implements Shape {}

@JsonCodec
@JsonTypeInfo(fallback = Small.class)
sealed interface Animal permits Small {} // BRN100: Small cannot stand for what Animal does not know: it has subtypes of its own.

sealed interface Small extends Animal permits Ant {}

record Ant(int legs) implements Small {}
