import dev.burin.annotation.*;

@JsonCodec
@JsonTypeInfo(property = "kind")
sealed interface Shape permits Circle {}

@JsonCodec
sealed interface Round permits Circle {}

record Circle(double radius) implements Shape, Round {} // BRN064: Circle belongs to Shape, which distinguishes subtypes by "kind", and to Round, which does so by "@type".

@JsonCodec
@JsonTypeInfo(style = JsonTypeInfo.Style.WRAPPER_OBJECT)
sealed interface Wrapped permits Square {}

@JsonCodec
@JsonTypeInfo(style = JsonTypeInfo.Style.EXISTING)
sealed interface Own permits Square {}

record Square(@JsonProperty("@type") String type) implements Wrapped, Own {} // BRN064: distinguishes subtypes by an object around them, and to Own, which does so by their property "@type".
