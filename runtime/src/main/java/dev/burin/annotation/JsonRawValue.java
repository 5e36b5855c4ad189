package dev.burin.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A {@code String} that holds JSON: it is written as the value that it is, and read as the text of the value that comes.
 *
 * <pre>{@code
 * record Event(String type, @JsonRawValue String payload) {}    // {"type":"paid","payload":{"cents":1999}}
 * }</pre>
 *
 * <p>What is written is held to RFC 8259, what is read in any case; {@code null} is null. {@code RawJson} is the type for this
 * that needs no annotation, and validates once.
 */
@Documented
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER, ElementType.RECORD_COMPONENT})
@Retention(RetentionPolicy.CLASS)
public @interface JsonRawValue {}
