package dev.burin.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks the map that keeps the members the type does not have, and writes them back behind its own.
 *
 * <pre>{@code
 * record Event(String type, @JsonAny Map<String, Object> others) {}
 *
 * {"type":"paid","amount":3,"by":"Ann"}   // others is {amount=3, by=Ann}
 * }</pre>
 *
 * <p>The map has {@code String} keys and values of any kind: {@code Object}, {@code RawJson}, a type with a codec. Names of
 * ignored and of read-only members do not get there. A name that comes twice is refused as everywhere, and so is writing a
 * map with a name that the type itself has. {@link JsonCodec.Unknown#FAIL} has no say where there is such a map.
 *
 * <p>A creator gets an empty map when there is nothing to keep; a setter is not called then. A map without a setter is added
 * to.
 */
@Documented
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER, ElementType.RECORD_COMPONENT})
@Retention(RetentionPolicy.CLASS)
public @interface JsonAny {}
