package dev.burin.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The label of a subtype, instead of the simple name of its class.
 *
 * <pre>{@code
 * @JsonTypeName("circle")
 * record Circle(double radius) implements Shape {}   // {"@type":"circle","radius":1.5}
 * }</pre>
 */
@Documented
@Target({ElementType.TYPE})
@Retention(RetentionPolicy.CLASS)
public @interface JsonTypeName {

    /** The label; unique within the hierarchy. */
    String value();
}
