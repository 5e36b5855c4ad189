package dev.burin.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Requests codecs for types that cannot be annotated, such as those of other jars; goes on any type, or on a package.
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
 * <p>The codec is generated into the package of the annotation, and is public if both the type and the annotated element are.
 * It sees what code of that package sees. It is used wherever the type occurs in the same compilation.
 */
@Documented
@Target({ElementType.TYPE, ElementType.PACKAGE})
@Retention(RetentionPolicy.CLASS)
@Repeatable(JsonImport.Several.class)
public @interface JsonImport {

    /** The types; permitted subtypes of a sealed type among them are imported, too. */
    Class<?>[] value();

    /** The settings of each of the types. */
    JsonCodec settings() default @JsonCodec;

    /**
     * A class whose annotations apply to the types, and to matching members: fields, record components and constants of the
     * same name, methods and constructors with the same parameters. They replace annotations of the same type.
     * {@code void.class} for none.
     */
    Class<?> mixin() default void.class;

    /** The subtypes of interfaces or abstract classes among the types; imported, too, unless they are compiled here. */
    Class<?>[] subtypes() default {};

    /** More than one {@link JsonImport}; the compiler adds it. */
    @Documented
    @Target({ElementType.TYPE, ElementType.PACKAGE})
    @Retention(RetentionPolicy.CLASS)
    @interface Several {

        /** The annotations. */
        JsonImport[] value();
    }
}
