package dev.burin.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Orders the written members; those not named follow in declaration order. On a sealed type, a superclass or an interface it
 * applies to subtypes without such an annotation, whether or not they have all the members it names.
 *
 * <pre>{@code
 * @JsonCodec
 * @JsonPropertyOrder({"id", "name"})
 * class Customer { … }
 * }</pre>
 */
@Documented
@Target({ElementType.TYPE})
@Retention(RetentionPolicy.CLASS)
public @interface JsonPropertyOrder {

    /** Java names or JSON names, first to last. */
    String[] value() default {};

    /** Whether the members not named are written in alphabetical order of their JSON names. */
    boolean alphabetic() default false;
}
