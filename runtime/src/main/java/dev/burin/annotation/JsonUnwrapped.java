package dev.burin.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Puts the members of a value directly into the enclosing object, in place of the value.
 *
 * <pre>{@code
 * record Address(String street, String city) {}
 *
 * record Customer(String name, @JsonUnwrapped(prefix = "home_") Address home) {}
 *
 * {"name":"Ann","home_street":"Elm Street","home_city":"Bern"}
 * }</pre>
 *
 * <p>The value is a record or class whose JSON would be an object of known members. Null writes none of them; a value is read
 * if at least one of them is present, and only then are its required members required. Two members of the same name do not
 * compile.
 */
@Documented
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER, ElementType.RECORD_COMPONENT})
@Retention(RetentionPolicy.CLASS)
public @interface JsonUnwrapped {

    /** The prefix of the members' names. */
    String prefix() default "";

    /** The suffix of the members' names. */
    String suffix() default "";
}
