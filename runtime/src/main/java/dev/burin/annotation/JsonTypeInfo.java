package dev.burin.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says how the JSON of a sealed type, or of one with {@link JsonSubTypes}, identifies the subtype.
 *
 * <pre>{@code
 * @JsonCodec
 * @JsonTypeInfo(property = "kind")
 * sealed interface Shape {}
 *
 * record Circle(double radius) implements Shape {}   // {"kind":"Circle","radius":1.5}
 * }</pre>
 *
 * <p>Needed only where the defaults do not suit. The label is also written where a subtype is the declared type.
 * {@link JsonTypeName} changes the label; {@link JsonAlias} on a subtype names further labels that are read.
 */
@Documented
@Target({ElementType.TYPE})
@Retention(RetentionPolicy.CLASS)
public @interface JsonTypeInfo {

    /** The member that holds the label; wrappers have none. */
    String property() default "@type";

    /** Where the label stands. */
    Style style() default Style.PROPERTY;

    /**
     * The subtype that is read for an unknown label, and, unless there is a wrapper, for a missing one.
     *
     * <p>If it has a property named {@link #property}, that property holds the label that was read, and is written.
     */
    Class<?> fallback() default void.class;

    /** Where the label of a subtype stands. */
    enum Style {
        /** In a member that the codec adds: {@code {"@type":"Circle","radius":1.5}}. Written first, read wherever it stands. */
        PROPERTY,
        /** In a member that each subtype has as a property of its own, which holds the label. */
        EXISTING,
        /** Around the value, as the name of a member: {@code {"Circle":{"radius":1.5}}}. */
        WRAPPER_OBJECT,
        /** Before the value: {@code ["Circle",{"radius":1.5}]}. */
        WRAPPER_ARRAY
    }
}
