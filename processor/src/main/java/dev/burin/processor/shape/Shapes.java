package dev.burin.processor.shape;

import dev.burin.processor.model.CodecTarget;
import java.util.List;

/** Every kind of codec class, in the order asked. The first shape that fits wins. */
public final class Shapes {

    /** All shapes; the last one fits every target. */
    public static final List<Shape> ALL = List.of(
            new PolymorphicShape(), // sealed: the object of a subtype
            new EnumShape(), // one text or number for each constant
            new SingleValueShape(), // @JsonValue: the value instead of an object
            new ArrayShape(), // members without names
            new ObjectShape()); // anything else has members

    private Shapes() {}

    /** Returns the shape of {@code target}. */
    public static Shape of(CodecTarget target) {
        return ALL.stream().filter(shape -> shape.fits(target)).findFirst().orElseThrow();
    }
}
