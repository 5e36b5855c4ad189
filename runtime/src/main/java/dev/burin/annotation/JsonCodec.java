package dev.burin.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Asks for a codec: for {@code Order} the annotation processor writes {@code OrderCodec} beside it.
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
 * annotation of their own. The codec of a nested type {@code Outer.Inner} is {@code Outer_InnerCodec}. What is left open here
 * may be said for a whole package, {@link JsonDefaults}.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface JsonCodec {

    /** How JSON names are made from Java names; {@link JsonProperty#value} overrides it for one member. */
    Naming naming() default Naming.IDENTITY;

    /** Which members are left out when writing; {@link JsonInclude} overrides it for one member. */
    JsonInclude.Include include() default JsonInclude.Include.ALWAYS;

    /** What happens to members of a document that the type does not have. */
    Unknown unknown() default Unknown.SKIP;

    /** What happens to a name that occurs twice in one object, of the type or of a map or {@code Object} in it. */
    Duplicates duplicates() default Duplicates.FAIL;

    /** Where the properties of a class come from; records have their components. */
    Access access() default Access.AUTO;

    /**
     * Whether names of members, and their aliases, match in whatever case their ASCII letters are; two that differ in nothing else
     * are one member twice. Names are written as they are.
     */
    boolean caseInsensitive() default false;

    /** What {@code null} means for a member of a primitive type, unless {@link JsonSetter} says it. */
    NullForPrimitive nullForPrimitive() default NullForPrimitive.FAIL;

    /** What stands for the members: an object with their names, or an array of their values. */
    Shape shape() default Shape.OBJECT;

    /** What stands for the members. */
    enum Shape {
        /** {@code {"x":1,"y":2}}. */
        OBJECT,
        /** {@code [1,2]}: each member has its place. */
        ARRAY
    }

    /**
     * What is read where this interface or abstract class is: a subtype that has a codec. Whatever is written, it is by the members
     * that are declared here. Not for subtypes that have to be told apart.
     *
     * <p>What annotations say of how a member is written has to be said in both types (BRN164).
     */
    Class<?> implementation() default void.class;

    /** Whether instances are written and read, or one of both. */
    Direction direction() default Direction.BOTH;

    /** What a codec does. */
    enum Direction {
        /** It writes and reads. */
        BOTH,
        /** It only writes: nothing has to make an instance. Reading throws an {@link UnsupportedOperationException}. */
        ENCODE,
        /** It only reads: nothing has to give what an instance holds. Writing throws an {@link UnsupportedOperationException}. */
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
        /** The last value counts; of what senders mean by two of them nothing is known. */
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
        /** Fields that are not static, not transient and not private; methods only where annotated. */
        FIELDS,
        /** Getters and setters; fields only where annotated. */
        PROPERTIES
    }
}
