package dev.burin.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says how the JSON of a sealed type, or of one with {@link JsonSubTypes}, tells which subtype it is.
 *
 * <pre>{@code
 * @JsonCodec
 * @JsonTypeInfo(property = "kind")
 * sealed interface Shape {}
 *
 * record Circle(double radius) implements Shape {}   // {"kind":"Circle","radius":1.5}
 * }</pre>
 *
 * <p>Needed only where the defaults do not suit. The member is written first, and read wherever it stands; it is written,
 * too, where a subtype is the declared type. {@link JsonTypeName} changes what stands in it.
 */
@Documented
@Target({ElementType.TYPE})
@Retention(RetentionPolicy.CLASS)
public @interface JsonTypeInfo {

    /** The member that holds the name of the subtype. */
    String property() default "@type";
}
