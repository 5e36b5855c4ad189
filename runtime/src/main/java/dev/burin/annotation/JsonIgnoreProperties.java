package dev.burin.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Leaves members out by their JSON names, inherited ones too. On a sealed type, a superclass or an interface it applies to
 * subtypes without such an annotation; {@code @JsonIgnoreProperties({})} leaves out nothing.
 *
 * <pre>{@code
 * @JsonCodec
 * @JsonIgnoreProperties({"createdBy", "revision"})
 * class Document extends Audited { … }
 * }</pre>
 *
 * <p>They are not written; in a document they are skipped, even where unknown members are rejected. For a member that can be
 * annotated itself, use {@link JsonIgnore}.
 */
@Documented
@Target({ElementType.TYPE})
@Retention(RetentionPolicy.CLASS)
public @interface JsonIgnoreProperties {

    /** JSON names, of the type's members or of any that may occur in a document. */
    String[] value();
}
