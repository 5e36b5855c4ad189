package dev.burin.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Names the subtypes of an interface or abstract class that is not sealed; a sealed one needs only {@link JsonCodec}.
 *
 * <pre>{@code
 * @JsonCodec
 * @JsonSubTypes({
 *     @JsonSubTypes.Type(value = Cat.class, name = "cat"),
 *     @JsonSubTypes.Type(Dog.class)
 * })
 * interface Animal {}
 * }</pre>
 *
 * <p>No other types are read, and writing an instance of another class is rejected.
 */
@Documented
@Target({ElementType.TYPE})
@Retention(RetentionPolicy.CLASS)
public @interface JsonSubTypes {

    /** The subtypes, each a record or class whose JSON is an object, unless the label is in a wrapper. */
    Type[] value();

    /** One subtype. */
    @Target({})
    @Retention(RetentionPolicy.CLASS)
    @interface Type {

        /** The class. */
        Class<?> value();

        /** The label of the subtype; by default that in {@link JsonTypeName}, or the simple name of the class. */
        String name() default "";
    }
}
