package dev.burin.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks the map that keeps the members the type does not have; they are written back after its own.
 *
 * <pre>{@code
 * record Event(String type, @JsonAny Map<String, Object> others) {}
 *
 * {"type":"paid","amount":3,"by":"Ann"}   // others is {amount=3, by=Ann}
 * }</pre>
 *
 * <p>The map has {@code String} keys and values of any kind: {@code Object}, {@code RawJson}, a type with a codec. Ignored and
 * read-only members do not end up in it. A duplicate name is rejected as everywhere, and so is writing a map with a name that
 * the type itself has. {@link JsonCodec.Unknown#FAIL} has no effect where there is such a map.
 *
 * <p>When there is nothing to keep, a creator gets an empty map and a setter is not called. Without a setter, entries are added
 * to the existing map.
 */
@Documented
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER, ElementType.RECORD_COMPONENT})
@Retention(RetentionPolicy.CLASS)
public @interface JsonAny {}
