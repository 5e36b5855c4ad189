import dev.burin.annotation.*;

@JsonCodec
class Order {
    @JsonUsing(int.class) // BRN033: @JsonUsing names int as its value, which is no class.
    public String id;

    @JsonUsing(content = String[].class) // BRN033: @JsonUsing names java.lang.String[] as its content, which is no class.
    public java.util.List<String> tags;
}

@JsonCodec
@JsonTypeInfo(fallback = int.class) // BRN033: @JsonTypeInfo names int as its fallback, which is no class.
@JsonSubTypes({ // BRN033: @Type names int[] as its value, which is no class.
    @JsonSubTypes.Type(Square.class),
    @JsonSubTypes.Type(int[].class)
})
interface Shape {}

record Square(int side) implements Shape {}

@JsonCodec
record Line(@JsonUsing(int.class) String sku) {} // BRN033: @JsonUsing names int as its value, which is no class.
