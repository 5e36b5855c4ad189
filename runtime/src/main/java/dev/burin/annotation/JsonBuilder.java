package dev.burin.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Names the builder that creates instances, if it does not follow the pattern {@code builder()} … {@code build()}.
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
 * <p>A static method {@code builder()} or {@code newBuilder()}, or a nested class {@code Builder} with a no-argument
 * constructor, is found without this annotation if the class has no no-argument constructor and no {@link JsonCreator}. Members
 * that are absent from a document are not set, so the builder keeps what it has.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface JsonBuilder {

    /** The builder class; by default what the static method returns, or the nested class {@code Builder}. */
    Class<?> value() default void.class;

    /**
     * The static no-argument method that returns a builder, declared in the type, the builder or the class that encloses the
     * builder; by default {@code builder()} or {@code newBuilder()}, and if there is neither, the constructor.
     */
    String create() default "";

    /**
     * The prefix of the methods that take values; each such method is then a member. By default nothing, {@code set} or
     * {@code with}, and only methods named after properties of the type are members.
     */
    String prefix() default "";

    /** The no-argument method that returns the instance. */
    String build() default "build";
}
