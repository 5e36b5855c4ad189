import dev.burin.annotation.*;
import java.util.*;

@JsonCodec
record Items<T>(T[] items, int total) {} // BRN071: Items.items: the codec cannot create a T[]: an array needs the class of its elements, and that of a type variable is erased at run time.

@JsonCodec
record Deep<T>(List<T[][]> items) {} // BRN071: Deep.items → List<T[][]>: the codec cannot create a T[][]

@JsonCodec
record Fine<T>(List<T>[] lists, @JsonIgnore T[] ignored) {}
