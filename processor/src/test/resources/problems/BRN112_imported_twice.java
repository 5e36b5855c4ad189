import dev.burin.annotation.*;

@JsonImport({Order.class, Order.class})
interface Imports {}

@JsonImport(Order.class) // BRN112: Order is imported more than once, so there would be two codecs of it.
interface Others {}

record Order(int id) {}
