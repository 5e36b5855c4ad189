package dev.burin.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks the one field or method whose value is the whole JSON of the type.
 *
 * <pre>{@code
 * record UserId(@JsonValue long number) {}   // 17, not {"number":17}
 *
 * enum Status {
 *     ACTIVE(1), DELETED(10);
 *
 *     @JsonValue final int code;
 *
 *     Status(int code) {
 *         this.code = code;
 *     }
 * }
 * }</pre>
 *
 * <p>Reading calls the constructor or the {@link JsonCreator} with one parameter; for an enum, the value is compared with that
 * of each constant. Annotations of the field that backs the value, or of the parameter that takes it, count as well.
 */
@Documented
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.RECORD_COMPONENT})
@Retention(RetentionPolicy.CLASS)
public @interface JsonValue {

    /** Whether the annotation counts; {@code false} is meant for generated annotations. */
    boolean value() default true;
}
