package dev.burin.processor.shape;

import dev.burin.processor.model.CodecTarget;
import java.util.List;

/** Every kind of codec class: one shape for each {@link CodecTarget.Form}. */
public final class Shapes {

    /** All shapes; exactly one of them fits a target. */
    public static final List<Shape> ALL = List.of(
            new PolymorphicShape(), // sealed, or with @JsonSubTypes: the JSON of a subtype
            new EnumShape(), // one string or number for each constant
            new SingleValueShape(), // @JsonValue: the value instead of an object
            new ArrayShape(), // an array: members without names
            new ObjectShape()); // anything else: an object with named members

    private Shapes() {}

    /** Returns the shape of {@code target}. */
    public static Shape of(CodecTarget target) {
        return ALL.stream().filter(shape -> shape.fits(target)).findFirst().orElseThrow();
    }
}
