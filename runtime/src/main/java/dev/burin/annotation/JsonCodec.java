package dev.burin.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Requests a codec: for {@code Order} the annotation processor generates {@code OrderCodec} in the same package.
 *
 * <pre>{@code
 * @JsonCodec(naming = Naming.SNAKE_CASE)
 * public record Order(long id, String customerName, List<Line> lines) {}
 *
 * byte[] json = OrderCodec.INSTANCE.toJsonBytes(order);   // {"id":1,"customer_name":"Ann","lines":[]}
 * Order order = OrderCodec.INSTANCE.fromJson(json);
 * }</pre>
 *
 * <p>Types that {@code Order} refers to and that are compiled with it, such as {@code Line}, get their codec without an
 * annotation of their own. The codec of a nested type {@code Outer.Inner} is {@code Outer_InnerCodec}. Defaults for a whole
 * package: {@link JsonDefaults}.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface JsonCodec {

    /** How JSON names are derived from Java names; {@link JsonProperty#value} overrides it for one member. */
    Naming naming() default Naming.IDENTITY;

    /** Which members are left out when writing; {@link JsonInclude} overrides it for one member. */
    JsonInclude.Include include() default JsonInclude.Include.ALWAYS;

    /** What happens to members of a document that the type does not have. */
    Unknown unknown() default Unknown.SKIP;

    /** What happens to a name that occurs twice in one object: that of the type, or of a map or {@code Object} in it. */
    Duplicates duplicates() default Duplicates.FAIL;

    /** Where the properties of a class come from; records have their components. */
    Access access() default Access.AUTO;

    /**
     * Whether member names and aliases match regardless of the case of ASCII letters; two names that differ only in case are
     * the same member twice. Names are written as they are.
     */
    boolean caseInsensitive() default false;

    /** What {@code null} means for a member of a primitive type, unless {@link JsonSetter} says otherwise. */
    NullForPrimitive nullForPrimitive() default NullForPrimitive.FAIL;

    /** The JSON form of the type: an object with the names of its members, or an array of their values. */
    Shape shape() default Shape.OBJECT;

    /** The JSON form of a type with members. */
    enum Shape {
        /** {@code {"x":1,"y":2}}. */
        OBJECT,
        /** {@code [1,2]}: each member has its place. */
        ARRAY
    }

    /**
     * The type that is read in place of this interface or abstract class: a subtype that has a codec. Any instance is written
     * with the members declared here. Not for subtypes that have to be distinguished.
     *
     * <p>Annotations about how a member is written must be the same in both types (BRN164).
     */
    Class<?> implementation() default void.class;

    /** Whether instances are written, read, or both. */
    Direction direction() default Direction.BOTH;

    /** What a codec does. */
    enum Direction {
        /** It writes and reads. */
        BOTH,
        /** It only writes: no creator is needed. Reading throws an {@link UnsupportedOperationException}. */
        ENCODE,
        /** It only reads: no getters are needed. Writing throws an {@link UnsupportedOperationException}. */
        DECODE
    }

    /** What happens to a member that the type does not have. */
    enum Unknown {
        /** It is skipped, with full validation of its value. */
        SKIP,
        /** The document is refused. */
        FAIL
    }

    /** What happens to a name that occurs twice in one object. */
    enum Duplicates {
        /** The document is refused. */
        FAIL,
        /** The last value counts, although the sender may have meant another. */
        LAST
    }

    /** What {@code null} means for a member of a primitive type. */
    enum NullForPrimitive {
        /** The document is refused. */
        FAIL,
        /** Zero or {@code false}. */
        DEFAULT
    }

    /** Where the properties of a class come from. */
    enum Access {
        /** Getters and setters, and fields that the codec can reach. */
        AUTO,
        /**
         * Fields that are not static and not transient, private ones through their accessors if there are any; other methods
         * only where annotated.
         */
        FIELDS,
        /** Getters and setters; fields only where annotated. */
        PROPERTIES
    }
}
