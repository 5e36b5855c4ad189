package dev.burin.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks the constant that values without a constant of their own are read as.
 *
 * <pre>{@code
 * @JsonEnum(unknown = JsonEnum.Unknown.DEFAULT)
 * enum Status { ACTIVE, @JsonEnumDefaultValue OTHER }   // "PENDING" is read as OTHER
 * }</pre>
 */
@Documented
@Target({ElementType.FIELD})
@Retention(RetentionPolicy.CLASS)
public @interface JsonEnumDefaultValue {}
