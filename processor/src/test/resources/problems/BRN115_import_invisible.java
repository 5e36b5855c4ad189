import dev.burin.annotation.*;

@JsonImport(hidden.Hiding.class) // BRN115: hidden is neither public nor private, and the codec of Hiding, in the unnamed package, cannot
interface Imports {}
