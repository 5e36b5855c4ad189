package dev.burin.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Asks for codecs of types that cannot be annotated, such as those of other jars; on any type, or on a package.
 *
 * <pre>{@code
 * @JsonImport(value = Point.class, mixin = PointMixin.class)
 * interface Imports {}
 *
 * interface PointMixin {
 *     @JsonProperty("lon") double getX();
 *     @JsonProperty("lat") double getY();
 * }
 *
 * PointCodec.INSTANCE.toJson(new Point(8.5, 47.4));   // {"lon":8.5,"lat":47.4}
 * }</pre>
 *
 * <p>The codec is generated into the package of the annotation, and is public if the type and what is annotated are. It sees what
 * code of that package sees. Wherever the type occurs in the same compilation, that codec is used.
 */
@Documented
@Target({ElementType.TYPE, ElementType.PACKAGE})
@Retention(RetentionPolicy.CLASS)
@Repeatable(JsonImport.Several.class)
public @interface JsonImport {

    /** The types; those that a sealed type among them permits are imported, too. */
    Class<?>[] value();

    /** What would be said on each of the types. */
    JsonCodec settings() default @JsonCodec;

    /**
     * A class whose annotations count as if they stood on the types, and on their members that are declared alike: fields, record
     * components and constants of the same name, methods and constructors with the same parameters. They replace annotations
     * of the same type. {@code void.class} for none.
     */
    Class<?> mixin() default void.class;

    /** The subtypes of the types, if they are interfaces or abstract classes; imported, too, unless they are compiled here. */
    Class<?>[] subtypes() default {};

    /** More than one {@link JsonImport}; the compiler adds it. */
    @Documented
    @Target({ElementType.TYPE, ElementType.PACKAGE})
    @Retention(RetentionPolicy.CLASS)
    @interface Several {

        /** All of them. */
        JsonImport[] value();
    }
}
