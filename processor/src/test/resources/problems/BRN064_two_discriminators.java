import dev.burin.annotation.*;

@JsonCodec
@JsonTypeInfo(property = "kind")
sealed interface Shape permits Circle {}

@JsonCodec
sealed interface Round permits Circle {}

record Circle(double radius) implements Shape, Round {} // BRN064: Circle belongs to Shape, which distinguishes it by "kind", and to Round, which does so by "@type".

@JsonCodec
@JsonTypeInfo(style = JsonTypeInfo.Style.WRAPPER_OBJECT)
sealed interface Wrapped permits Square {}

@JsonCodec
@JsonTypeInfo(style = JsonTypeInfo.Style.EXISTING)
sealed interface Own permits Square {}

record Square(@JsonProperty("@type") String type) implements Wrapped, Own {} // BRN064: distinguishes it by an object around them, and to Own, which does so by their property "@type".

@JsonCodec
@JsonTypeInfo(property = "t")
@JsonSubTypes(@JsonSubTypes.Type(value = Labelled.class, name = "x"))
interface First {}

@JsonCodec
@JsonTypeInfo(property = "t")
@JsonSubTypes(@JsonSubTypes.Type(value = Labelled.class, name = "x2"))
interface Second {}

@JsonCodec
@JsonTypeInfo(property = "t")
@JsonSubTypes(@JsonSubTypes.Type(value = Labelled.class, name = "x"))
interface Third {}

record Labelled(int q) implements First, Second, Third {} // BRN064: Labelled belongs to First, which distinguishes it by the label "x", and to Second, which does so by the label "x2".

@JsonCodec
@JsonTypeInfo(property = "t")
sealed interface Unnamed permits Named {}

record Named(int q) implements Unnamed, Naming {} // BRN064: by the label "Named", and to Naming, which does so by the label "n".

@JsonCodec
@JsonTypeInfo(property = "t")
@JsonSubTypes(@JsonSubTypes.Type(value = Named.class, name = "n"))
interface Naming {}
