package dev.burin.benchmarks.model.trust;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.burin.annotation.JsonCodec;
import java.util.List;

/** Types that are one of several, in each style; annotations are Jackson's, which several know. */
public final class Subtypes {
    private Subtypes() {}

    /** The label is a member. */
    @JsonCodec
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    @JsonSubTypes({@JsonSubTypes.Type(Circle.class), @JsonSubTypes.Type(Square.class), @JsonSubTypes.Type(Group.class)})
    public sealed interface Shape {}

    /** Round. */
    @JsonTypeName("circle")
    public record Circle(int radius) implements Shape {}

    /** Not round. */
    @JsonTypeName("square")
    public record Square(int side) implements Shape {}

    /** Several. */
    @JsonTypeName("group")
    public record Group(List<Shape> shapes) implements Shape {}

    /** The label is around the value. */
    @JsonCodec
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_OBJECT)
    @JsonSubTypes({@JsonSubTypes.Type(Move.class), @JsonSubTypes.Type(Say.class)})
    public sealed interface Command {}

    /** Goes. */
    @JsonTypeName("move")
    public record Move(int x) implements Command {}

    /** Speaks. */
    @JsonTypeName("say")
    public record Say(String text) implements Command {}

    /** The label is in front of the value. */
    @JsonCodec
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_ARRAY)
    @JsonSubTypes({@JsonSubTypes.Type(Up.class), @JsonSubTypes.Type(Down.class)})
    public sealed interface Step {}

    /** Upwards. */
    @JsonTypeName("up")
    public record Up(int by) implements Step {}

    /** Downwards. */
    @JsonTypeName("down")
    public record Down(int by) implements Step {}

    /** The label is a property, and one subtype is for labels that are unknown. */
    @JsonCodec
    @JsonTypeInfo(
            use = JsonTypeInfo.Id.NAME,
            include = JsonTypeInfo.As.EXISTING_PROPERTY,
            property = "event",
            visible = true,
            defaultImpl = Other.class)
    @JsonSubTypes(@JsonSubTypes.Type(Login.class))
    public sealed interface Event {}

    /** Known. */
    @JsonTypeName("login")
    public record Login(String event, String user) implements Event {}

    /** Unknown. */
    public record Other(String event, String user) implements Event {}
}
