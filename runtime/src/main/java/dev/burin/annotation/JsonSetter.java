package dev.burin.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says what {@code null} in a document means for a member, and for the elements or values in it.
 *
 * <pre>{@code
 * record Article(
 *         @JsonSetter(nulls = Nulls.FAIL) String title,
 *         @JsonSetter(nulls = Nulls.AS_EMPTY, contentNulls = Nulls.SKIP) List<String> tags) {}
 * }</pre>
 *
 * <p>Without it, the types decide: a member that is not nullable according to JSpecify, or has an annotation named
 * {@code NonNull}, {@code NotNull} or {@code Nonnull}, rejects {@code null}; any other accepts it.
 */
@Documented
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER, ElementType.RECORD_COMPONENT})
@Retention(RetentionPolicy.CLASS)
public @interface JsonSetter {

    /** What {@code null} means for the member. */
    Nulls nulls() default Nulls.SET;

    /** What {@code null} means for an element of the array or collection, or a value of the map. */
    Nulls contentNulls() default Nulls.SET;

    /** What {@code null} means. */
    enum Nulls {
        /** It is a value like any other; rejected only for a primitive type. */
        SET,
        /** The same as if it were absent. */
        SKIP,
        /** The document is rejected; so is one without the member, if a constructor or factory would get {@code null}. */
        FAIL,
        /** An empty string, array, collection or map; zero or {@code false}. Also where a constructor would get {@code null}. */
        AS_EMPTY
    }
}
