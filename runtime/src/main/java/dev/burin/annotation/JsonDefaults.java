package dev.burin.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Defaults of {@link JsonCodec} for all types of a package; goes in its {@code package-info.java}.
 *
 * <pre>{@code
 * @JsonDefaults(naming = Naming.SNAKE_CASE, unknown = JsonCodec.Unknown.FAIL)
 * package shop.orders;
 * }</pre>
 *
 * <p>The nearest wins: {@code @JsonCodec} on the type, or on the nearest supertype that has it; then the package of the type,
 * but not its parent packages; then the compiler option, such as {@code -Aburin.naming=SNAKE_CASE}, one for each member. Types
 * that get a codec without an annotation use the defaults of their package, too.
 */
@Documented
@Target(ElementType.PACKAGE)
@Retention(RetentionPolicy.CLASS)
public @interface JsonDefaults {

    /** As {@link JsonCodec#naming}. */
    Naming naming() default Naming.IDENTITY;

    /** As {@link JsonCodec#include}. */
    JsonInclude.Include include() default JsonInclude.Include.ALWAYS;

    /** As {@link JsonCodec#unknown}. */
    JsonCodec.Unknown unknown() default JsonCodec.Unknown.SKIP;

    /** As {@link JsonCodec#duplicates}. */
    JsonCodec.Duplicates duplicates() default JsonCodec.Duplicates.FAIL;

    /** As {@link JsonCodec#shape}. */
    JsonCodec.Shape shape() default JsonCodec.Shape.OBJECT;

    /** As {@link JsonCodec#access}. */
    JsonCodec.Access access() default JsonCodec.Access.AUTO;

    /** As {@link JsonCodec#caseInsensitive}. */
    boolean caseInsensitive() default false;

    /** As {@link JsonCodec#nullForPrimitive}. */
    JsonCodec.NullForPrimitive nullForPrimitive() default JsonCodec.NullForPrimitive.FAIL;

    /** As {@link JsonCodec#direction}. */
    JsonCodec.Direction direction() default JsonCodec.Direction.BOTH;
}
