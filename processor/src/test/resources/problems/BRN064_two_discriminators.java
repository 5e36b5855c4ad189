import dev.burin.annotation.*;

@JsonCodec
@JsonTypeInfo(property = "kind")
sealed interface Shape permits Circle {}

@JsonCodec
sealed interface Round permits Circle {}

record Circle(double radius) implements Shape, Round {} // BRN064: Circle belongs to Shape, which tells subtypes by "kind", and to Round, which does by "@type".
