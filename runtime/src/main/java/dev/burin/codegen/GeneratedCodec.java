package dev.burin.codegen;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a class written by the annotation processor.
 *
 * <p>Kept in the class file and named "Generated" so that coverage tools leave the class out.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface GeneratedCodec {

    /** Whether the codec writes; codecs that are compiled later may need one that does. */
    boolean writes() default true;

    /** Whether the codec reads. */
    boolean reads() default true;
}
