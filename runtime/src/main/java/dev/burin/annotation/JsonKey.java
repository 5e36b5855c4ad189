package dev.burin.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks the one field or method whose value stands for the type where it is the key of a map.
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
 * <p>The value is a text, a number or anything else that can be a key itself. It stays a member of the JSON object of the type,
 * if it is one. Without this annotation, the key is the {@link JsonValue}, if that can be one.
 *
 * <p>Reading calls, of what takes the value as its only parameter, the constructor or static method that is marked with this
 * annotation, or else with {@link JsonCreator}, or else any constructor, or else a static method {@code valueOf} or
 * {@code fromString}. An enum compares with each constant.
 */
@Documented
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.RECORD_COMPONENT, ElementType.CONSTRUCTOR})
@Retention(RetentionPolicy.CLASS)
public @interface JsonKey {

    /** Whether the annotation counts; {@code false} is there for annotations that are generated. */
    boolean value() default true;
}
