package dev.burin.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Chooses the JSON form of bytes: of every {@code byte[]} and {@code ByteBuffer} of the member, in containers too.
 *
 * <pre>{@code
 * record Download(String name, @JsonBytes(JsonBytes.Form.HEX) byte[] sha256) {}
 * }</pre>
 */
@Documented
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER, ElementType.RECORD_COMPONENT})
@Retention(RetentionPolicy.CLASS)
public @interface JsonBytes {

    /** The form. */
    Form value() default Form.BASE64;

    /** Forms of bytes. Each is read only in the form in which it is written, except that {@link #HEX} may have capitals. */
    enum Form {
        /** {@code "+/8="}: the standard alphabet, with padding. */
        BASE64,
        /** {@code "-_8"}: the alphabet for URLs and file names, without padding. */
        BASE64_URL,
        /** {@code "fbff"}: two digits per byte, in lower case; capitals are read, too. */
        HEX,
        /** {@code [-5,-1]}: a number from -128 to 127 for each byte. */
        ARRAY
    }
}
