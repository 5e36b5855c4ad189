package dev.burin.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Further JSON names that are accepted when reading; the member is written under its own name.
 *
 * <pre>{@code
 * record Customer(@JsonAlias({"mail", "e_mail"}) String email) {}
 * }</pre>
 *
 * <p>On a subtype of a hierarchy: further labels for it, see {@link JsonTypeInfo}.
 */
@Documented
@Target({ElementType.TYPE, ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER, ElementType.RECORD_COMPONENT})
@Retention(RetentionPolicy.CLASS)
public @interface JsonAlias {

    /** The accepted names. */
    String[] value();
}
