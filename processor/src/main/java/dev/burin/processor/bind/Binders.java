package dev.burin.processor.bind;

import java.util.List;

/** Every family of types, in the order asked. The first binder that recognizes a type wins. */
public final class Binders {

    /** All binders; the last one knows every type. */
    public static final List<Binder> ALL = List.of(
            new InaccessibleBinder(), // private types: even a custom codec needs their names
            new ConverterBinder(), // the user decided: nothing overrides that
            new TypeVariableBinder(), // T: the codec that is given for it
            new GeneratedCodecBinder(), // a @JsonCodec type uses its own codec, even if it is an enum or a List
            new FormatBinder(), // times and numbers with a custom form, before those without
            new NumberFormBinder(), // numbers that lose decimals, or may be NaN
            new PrimitiveBinder(), // the most common values
            new RawBinder(), // RawJson, and strings that hold JSON: before other strings
            new StringBinder(), // reserves room for what follows it, as no other binding does
            new NumberBinder(), // boxed, BigInteger, BigDecimal
            new TextBinder(), // other text types, including char[]
            new TimeBinder(), // java.time, Date, Calendar and java.sql
            new TextFormBinder(), // URI, Path, Locale and the like
            new UuidBinder(), // the smallest complete binder
            new EnumBinder(), // enums without a codec of their own: by constant name unless annotated
            new OptionalBinder(), // absent and null are the empty one
            new PresenceBinder(), // absent, null or a value
            new AtomicBinder(), // written as their contents
            new BytesBinder(), // byte[] before other arrays: base64
            new ArrayBinder(), // any depth
            new MapBinder(), // before collections: a type may be both, and then its names matter
            new CollectionBinder(), // types that can be iterated over and added to
            new TreeBinder(), // JsonValue: the same as a tree
            new StreamBinder(), // types that can only be iterated over, once: Stream, Iterator, Iterable
            new UntypedBinder(), // Object: whatever the document holds
            new UnboundBinder()); // records why, for the message; never throws

    private Binders() {}
}
