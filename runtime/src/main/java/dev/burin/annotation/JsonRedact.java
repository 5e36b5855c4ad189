package dev.burin.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a sensitive member: {@code codec.redacted()}, meant for logs, writes a redacted form of it. Everything else reads and
 * writes the member as it is.
 *
 * <pre>{@code
 * record Customer(String name, @JsonRedact String password, @JsonRedact(JsonRedact.Form.LAST4) String card) {}
 *
 * log.info(CustomerCodec.INSTANCE.redacted().toJson(customer)); // {"name":"Ann","password":"***","card":"***4242"}
 * }</pre>
 *
 * <p>{@code null} stays {@code null}. If annotations on field, getter and parameter differ, the one that hides most counts.
 */
@Documented
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER, ElementType.RECORD_COMPONENT})
@Retention(RetentionPolicy.CLASS)
public @interface JsonRedact {

    /** What is written. */
    Form value() default Form.MASK;

    /** Redacted forms, the one that hides most first. */
    enum Form {
        /** Nothing: the member is left out. */
        DROP,
        /** {@code "***"}, whatever the value is. */
        MASK,
        /**
         * {@code "9f86d081884c7d65"}: the first 16 digits of the SHA-256 of the value's JSON, so that equal values can be found
         * in a log. Members redacted within the value are redacted before hashing.
         *
         * <p>Short or common secrets can be guessed from it: anyone with the log can hash all candidates. Not for passwords,
         * PINs or card numbers.
         */
        HASH,
        /**
         * {@code "***4242"}: the last four characters of a string or number of at least twelve; {@code "***"} for a shorter
         * one, so that no more than a third is shown.
         */
        LAST4
    }
}
