package dev.burin.processor.bind;

import java.util.List;

/** Every family of types, in the order asked. The first binder that recognises a type wins. */
public final class Binders {

    /** All binders; the last one knows every type. */
    public static final List<Binder> ALL = List.of(
            new InaccessibleBinder(), // private types: even a custom codec needs their names
            new ConverterBinder(), // the user said how: nothing overrides that
            new GeneratedCodecBinder(), // a @JsonCodec type uses its own codec, even if it is an enum or a List
            new PrimitiveBinder(), // the commonest values
            new StringBinder(), // reserves room for what follows it, as no other binding does
            new NumberBinder(), // boxed, BigInteger, BigDecimal
            new TimeBinder(), // java.time and java.util.Date
            new UuidBinder(), // the smallest complete binder
            new EnumBinder(), // enums without a codec of their own: by constant name unless annotated
            new OptionalBinder(), // absent and null are the empty one
            new ArrayBinder(), // any depth; byte[] is base64
            new MapBinder(), // before collections: a type may be both, and then its names matter
            new CollectionBinder(), // what can be iterated and added to
            new RawBinder(), // RawJson: the bytes of whatever the document holds
            new TreeBinder(), // JsonValue: the same as a tree
            new UntypedBinder(), // Object: whatever the document holds
            new UnboundBinder()); // records why, for the message; never throws

    private Binders() {}
}
