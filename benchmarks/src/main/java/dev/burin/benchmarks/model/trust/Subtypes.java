package dev.burin.benchmarks.model.trust;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.burin.annotation.JsonCodec;
import java.util.List;

/** Types with subtypes, in each style; the annotations are Jackson's, which several libraries support. */
public final class Subtypes {
    private Subtypes() {}

    /** The type name is a member. */
    @JsonCodec
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    @JsonSubTypes({@JsonSubTypes.Type(Circle.class), @JsonSubTypes.Type(Square.class), @JsonSubTypes.Type(Group.class)})
    public sealed interface Shape {}

    /** A round shape. */
    @JsonTypeName("circle")
    public record Circle(int radius) implements Shape {}

    /** A shape with corners. */
    @JsonTypeName("square")
    public record Square(int side) implements Shape {}

    /** Several shapes. */
    @JsonTypeName("group")
    public record Group(List<Shape> shapes) implements Shape {}

    /** The type name is the name of a member that wraps the value. */
    @JsonCodec
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_OBJECT)
    @JsonSubTypes({@JsonSubTypes.Type(Move.class), @JsonSubTypes.Type(Say.class)})
    public sealed interface Command {}

    /** A command to move. */
    @JsonTypeName("move")
    public record Move(int x) implements Command {}

    /** A command to speak. */
    @JsonTypeName("say")
    public record Say(String text) implements Command {}

    /** The type name comes before the value in an array. */
    @JsonCodec
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_ARRAY)
    @JsonSubTypes({@JsonSubTypes.Type(Up.class), @JsonSubTypes.Type(Down.class)})
    public sealed interface Step {}

    /** A step up. */
    @JsonTypeName("up")
    public record Up(int by) implements Step {}

    /** A step down. */
    @JsonTypeName("down")
    public record Down(int by) implements Step {}

    /** The type name is an existing property, and one subtype is for unknown names. */
    @JsonCodec
    @JsonTypeInfo(
            use = JsonTypeInfo.Id.NAME,
            include = JsonTypeInfo.As.EXISTING_PROPERTY,
            property = "event",
            visible = true,
            defaultImpl = Other.class)
    @JsonSubTypes(@JsonSubTypes.Type(Login.class))
    public sealed interface Event {}

    /** A known event. */
    @JsonTypeName("login")
    public record Login(String event, String user) implements Event {}

    /** Any unknown event. */
    public record Other(String event, String user) implements Event {}
}
