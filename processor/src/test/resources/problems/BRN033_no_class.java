import dev.burin.annotation.*;

@JsonCodec
class Order {
    @JsonUsing(int.class) // BRN033: @JsonUsing names int as its value, which is not a class.
    public String id;

    @JsonUsing(content = String[].class) // BRN033: @JsonUsing names java.lang.String[] as its content, which is not a class.
    public java.util.List<String> tags;
}

@JsonCodec
@JsonTypeInfo(fallback = int.class) // BRN033: @JsonTypeInfo names int as its fallback, which is not a class.
@JsonSubTypes({ // BRN033: @Type names int[] as its value, which is not a class.
    @JsonSubTypes.Type(Square.class),
    @JsonSubTypes.Type(int[].class)
})
interface Shape {}

record Square(int side) implements Shape {}

@JsonCodec
record Line(@JsonUsing(int.class) String sku) {} // BRN033: @JsonUsing names int as its value, which is not a class.

@JsonImport(value = java.awt.Insets.class, mixin = Shape[].class) // BRN033: @JsonImport names Shape[] as its mixin, which is not a class.
interface Imports {}

@JsonImport(value = First.class, mixin = int.class) // BRN033: @JsonImport names int as its mixin, which is not a class.
interface MoreImports {}

@JsonImport(value = Second.class, mixin = void.class, subtypes = int[].class) // BRN033: @JsonImport names int[] as its subtypes, which is not a class.
interface Subtypes {}

record First(int x) {}

record Second(int x) {}
