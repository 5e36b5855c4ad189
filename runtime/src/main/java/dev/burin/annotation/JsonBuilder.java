package dev.burin.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Names the builder that makes instances, where it does not look like {@code builder()} … {@code build()}.
 *
 * <pre>{@code
 * @JsonCodec
 * @JsonBuilder(create = "start", prefix = "add", build = "finish")
 * class Report {
 *     static Draft start() { … }
 *
 *     static class Draft {
 *         Draft addTitle(String title) { … }
 *
 *         Report finish() { … }
 *     }
 * }
 * }</pre>
 *
 * <p>A static method {@code builder()} or {@code newBuilder()}, or a nested class {@code Builder} with a constructor without
 * parameters, is found without this annotation, if the class has no constructor without parameters and no
 * {@link JsonCreator}. Members that are absent from a document are not set, so that what the builder has stays.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface JsonBuilder {

    /** The builder; by default what the static method returns, or the nested class {@code Builder}. */
    Class<?> value() default void.class;

    /**
     * The static method without parameters that returns a builder, of the type, of the builder or of the type around that; by
     * default {@code builder()} or {@code newBuilder()}, and if there is neither, the constructor.
     */
    String create() default "";

    /**
     * What the names of the methods that take values begin with; each of them is a member then. By default nothing,
     * {@code set} or {@code with}, and only methods named like properties of the type are members.
     */
    String prefix() default "";

    /** The method without parameters that returns the instance. */
    String build() default "build";
}
