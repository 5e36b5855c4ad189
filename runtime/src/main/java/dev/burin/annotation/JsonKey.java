package dev.burin.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks the one field or method whose value represents the type as a map key.
 *
 * <pre>{@code
 * record Sku(String maker, int number) {
 *     @JsonKey
 *     String text() {
 *         return maker + "-" + number;
 *     }
 *
 *     @JsonKey
 *     static Sku parse(String text) { … }
 * }
 *
 * record Stock(Map<Sku, Integer> items) {}   // {"items":{"acme-17":3}}
 * }</pre>
 *
 * <p>The value is a string, a number or anything else that can be a key itself. If it is a member of the type's JSON object, it
 * remains one. Without this annotation, the key is the {@link JsonValue}, if that can be a key.
 *
 * <p>Reading calls a constructor or static method that takes the value as its only parameter: the one marked with this
 * annotation, or else with {@link JsonCreator}, or else any constructor, or else a static method {@code valueOf} or
 * {@code fromString}. For an enum, the value is compared with that of each constant.
 */
@Documented
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.RECORD_COMPONENT, ElementType.CONSTRUCTOR})
@Retention(RetentionPolicy.CLASS)
public @interface JsonKey {

    /** Whether the annotation counts; {@code false} is meant for generated annotations. */
    boolean value() default true;
}
