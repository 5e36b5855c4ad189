package dev.burin.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Uses a custom codec for a type wherever the type occurs in the same compilation: as a member, an element or a key.
 *
 * <pre>{@code
 * @JsonCodecFor(Money.class)
 * public final class MoneyCodec implements Codec<Money> { … }
 *
 * @JsonCodec
 * record Invoice(Money total, List<Money> parts) {}
 * }</pre>
 *
 * <p>A {@code Codec<T>} is for values, a {@code KeyCodec<K>} for map keys; for a generic type it applies to the type arguments
 * it implements, {@code Codec<Range<Integer>>}. It needs a static field {@code INSTANCE} or a no-argument constructor.
 * {@link JsonUsing} on a member takes precedence.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface JsonCodecFor {

    /** The type that the codec is for. */
    Class<?> value();
}
