package dev.burin.samples.polymorphic;

import dev.burin.annotation.JsonAlias;
import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonTypeInfo;
import dev.burin.annotation.JsonTypeName;
import dev.burin.annotation.JsonValue;

/** A command, wrapped in its name: {@code {"move":{"x":1,"y":2}}}, {@code {"say":"Hello"}}. */
@JsonCodec
@JsonTypeInfo(style = JsonTypeInfo.Style.WRAPPER_OBJECT)
public sealed interface Command {

    /** Its former name is still read. */
    @JsonTypeName("move")
    @JsonAlias("go")
    record Move(int x, int y) implements Command {}

    /** A wrapped value need not be an object. */
    @JsonTypeName("say")
    record Say(@JsonValue String text) implements Command {}
}
