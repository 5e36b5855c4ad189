import dev.burin.annotation.*;

@JsonImport(Order.class) // BRN114: Order is imported, but has @JsonCodec itself.
interface Imports {}

@JsonImport(int[].class) // BRN114: int[] is imported, but is no class, record, enum or interface.
interface Others {}

@JsonCodec
record Order(int id) {}
