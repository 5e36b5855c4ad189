package dev.burin.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Puts the members of a value among those of the object around it, in place of the value.
 *
 * <pre>{@code
 * record Address(String street, String city) {}
 *
 * record Customer(String name, @JsonUnwrapped(prefix = "home_") Address home) {}
 *
 * {"name":"Ann","home_street":"Elm Street","home_city":"Bern"}
 * }</pre>
 *
 * <p>The value is of a record or class whose JSON would be an object of known members. Null writes none of them; a value is
 * read when at least one of them is there, and only then its required members have to be. Two members of one name do not
 * compile.
 */
@Documented
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER, ElementType.RECORD_COMPONENT})
@Retention(RetentionPolicy.CLASS)
public @interface JsonUnwrapped {

    /** What the names of the members begin with. */
    String prefix() default "";

    /** What the names of the members end with. */
    String suffix() default "";
}
