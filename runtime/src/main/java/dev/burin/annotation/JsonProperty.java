package dev.burin.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Renames a member, requires it, places it, or limits it to one direction; on an enum constant, renames the constant.
 *
 * <pre>{@code
 * record Customer(
 *         @JsonProperty(value = "customer_id", required = true) long id,
 *         @JsonProperty(access = JsonProperty.Access.WRITE_ONLY) String password) {}
 *
 * enum Status { @JsonProperty("active") ACTIVE }
 * }</pre>
 *
 * <p>It turns a method that is not named like a getter or setter into one.
 */
@Documented
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER, ElementType.RECORD_COMPONENT})
@Retention(RetentionPolicy.CLASS)
public @interface JsonProperty {

    /** The JSON name; when empty, the name comes from the Java name and {@link JsonCodec#naming}. */
    String value() default "";

    /** Whether a document without this member is rejected. */
    boolean required() default false;

    /**
     * The position of the member: members with an index come first, the smallest first; −1 leaves it among the others, in the
     * order of declaration.
     */
    int index() default -1;

    /** The directions in which the member takes part. */
    Access access() default Access.AUTO;

    /** The directions in which a member takes part, seen from the owner of the Java object. */
    enum Access {
        /** Whatever the type allows. */
        AUTO,
        /** Written to JSON; if it occurs in a document, its value is skipped. */
        READ_ONLY,
        /** Read from JSON and never written, such as a password. */
        WRITE_ONLY
    }
}
