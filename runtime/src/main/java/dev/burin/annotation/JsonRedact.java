package dev.burin.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A member that is not for everyone's eyes: {@code codec.redacted()}, for logs, writes another form of it. Everything else reads
 * and writes the member as it is.
 *
 * <pre>{@code
 * record Customer(String name, @JsonRedact String password, @JsonRedact(JsonRedact.Form.LAST4) String card) {}
 *
 * log.info(CustomerCodec.INSTANCE.redacted().toJson(customer)); // {"name":"Ann","password":"***","card":"***4242"}
 * }</pre>
 *
 * <p>{@code null} stays {@code null}. If annotations on field, getter and parameter differ, the one counts that hides most.
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
         * {@code "9f86d081884c7d65"}: the first 16 digits of the SHA-256 of the value's JSON, so that equal values are found in a log.
         * What is redacted within the value is so before.
         *
         * <p>Short or common secrets can be guessed from it: whoever has the log hashes all that they may be. Not for passwords, PINs
         * or numbers of cards.
         */
        HASH,
        /**
         * {@code "***4242"}: the last four characters of a text or a number of at least twelve; {@code "***"} for what is shorter, so that
         * no more than a third is shown.
         */
        LAST4
    }
}
