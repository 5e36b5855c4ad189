package dev.burin.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a {@code String} that holds JSON: it is written as that value, and read as the JSON text of the value.
 *
 * <pre>{@code
 * record Event(String type, @JsonRawValue String payload) {}    // {"type":"paid","payload":{"cents":1999}}
 * }</pre>
 *
 * <p>What is written is checked against RFC 8259, as is everything that is read; {@code null} is null. The type {@code RawJson}
 * needs no annotation, and validates only once.
 */
@Documented
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER, ElementType.RECORD_COMPONENT})
@Retention(RetentionPolicy.CLASS)
public @interface JsonRawValue {}
