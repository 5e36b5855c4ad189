package dev.burin.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Chooses the constructor or static factory that creates instances; needed only when there is more than one candidate.
 *
 * <pre>{@code
 * class Money {
 *     @JsonCreator
 *     static Money of(long amount, String currency) { … }
 * }
 * }</pre>
 *
 * <p>Parameters are matched to properties by name, or by the name in {@link JsonProperty}. With {@link Mode#DELEGATING} the
 * single parameter is the whole value instead, whatever its type:
 *
 * <pre>{@code
 * record Point(int x, int y) {                        // written as {"x":1,"y":2}
 *     @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
 *     static Point of(int[] xy) { … }                 // read from [1,2]
 * }
 * }</pre>
 */
@Documented
@Target({ElementType.CONSTRUCTOR, ElementType.METHOD})
@Retention(RetentionPolicy.CLASS)
public @interface JsonCreator {

    /** What the parameters are. */
    Mode mode() default Mode.AUTO;

    /** What the parameters of a creator are. */
    enum Mode {
        /** A single parameter of a type with {@link JsonValue} is the whole value; otherwise, each parameter is a member. */
        AUTO,
        /** Each parameter is a member. */
        PROPERTIES,
        /** The single parameter is the whole value; what is written is the {@link JsonValue}, or without one the members. */
        DELEGATING
    }
}
