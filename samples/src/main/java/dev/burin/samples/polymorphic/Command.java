package dev.burin.samples.polymorphic;

import dev.burin.annotation.JsonAlias;
import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonTypeInfo;
import dev.burin.annotation.JsonTypeName;
import dev.burin.annotation.JsonValue;

/** The name of the command is around it: {@code {"move":{"x":1,"y":2}}}, {@code {"say":"Hello"}}. */
@JsonCodec
@JsonTypeInfo(style = JsonTypeInfo.Style.WRAPPER_OBJECT)
public sealed interface Command {

    /** Once called otherwise, which is still read. */
    @JsonTypeName("move")
    @JsonAlias("go")
    record Move(int x, int y) implements Command {}

    /** What is in a wrapper need not be an object. */
    @JsonTypeName("say")
    record Say(@JsonValue String text) implements Command {}
}
