package dev.burin.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Names custom codecs for one member: for its value, its elements or its map keys.
 *
 * <pre>{@code
 * record Invoice(
 *         @JsonUsing(MoneyCodec.class) Money total,
 *         @JsonUsing(content = MoneyCodec.class) List<Money> parts,
 *         @JsonUsing(key = IsoCountryKey.class) Map<Country, String> names) {}
 * }</pre>
 *
 * <p>A custom codec is a class that implements {@code Codec<T>}, or {@code KeyCodec<K>} for keys, and has a static field
 * {@code INSTANCE} or a no-argument constructor.
 */
@Documented
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER, ElementType.RECORD_COMPONENT})
@Retention(RetentionPolicy.CLASS)
public @interface JsonUsing {

    /** The codec of the whole value; {@code void.class} for none. */
    Class<?> value() default void.class;

    /** The codec of the elements of an array, collection or {@code Optional}, or of the values of a map. */
    Class<?> content() default void.class;

    /** The codec of the keys of a map. */
    Class<?> key() default void.class;
}
