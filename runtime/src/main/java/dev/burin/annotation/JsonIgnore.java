package dev.burin.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Keeps a property out of JSON in both directions; one annotation on the field, the getter or the setter is enough.
 *
 * <pre>{@code
 * record Session(String user, @JsonIgnore String token) {}   // token is never written, and null after reading
 * }</pre>
 *
 * <p>A member of that name in a document is skipped, even where unknown members are rejected.
 */
@Documented
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.RECORD_COMPONENT})
@Retention(RetentionPolicy.CLASS)
public @interface JsonIgnore {

    /** Whether the property is ignored; {@code false} only cancels the annotation of an overridden method. */
    boolean value() default true;
}
