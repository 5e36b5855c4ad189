import dev.burin.annotation.*;

@JsonImport(Order.class) // BRN114: Order is imported, but has @JsonCodec itself.
interface Imports {}

@JsonImport(int[].class) // BRN114: int[] is imported, but is not a class, record, enum or interface.
interface Others {}

@JsonImport(dev.burin.JsonObject.class) // BRN114: dev.burin.JsonObject is imported, but belongs to Burin: declare a member that can be any JSON as JsonValue.
interface Trees {}

@JsonCodec
record Order(int id) {}
