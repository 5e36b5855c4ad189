package dev.burin.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes a custom codec that of a type wherever the type occurs in the same compilation: as a member, an element, a key.
 *
 * <pre>{@code
 * @JsonCodecFor(Money.class)
 * public final class MoneyCodec implements Codec<Money> { … }
 *
 * @JsonCodec
 * record Invoice(Money total, List<Money> parts) {}
 * }</pre>
 *
 * <p>A {@code Codec<T>} is for values, a {@code KeyCodec<K>} for keys of maps; of a generic type it is for the type arguments
 * that it implements, {@code Codec<Range<Integer>>}. It needs a static field {@code INSTANCE} or a constructor without
 * parameters. {@link JsonUsing} on a member wins.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface JsonCodecFor {

    /** The type that the codec represents. */
    Class<?> value();
}
