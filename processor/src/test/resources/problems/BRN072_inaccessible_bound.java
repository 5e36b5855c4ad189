import dev.burin.annotation.*;
import java.util.*;

class Outer {
    private interface Secret {}

    interface Known {}

    @JsonCodec
    record Page<T extends Secret>(int number) {} // BRN072: T of Outer.Page is bounded by Outer.Secret, which the codec cannot name

    @JsonCodec
    record Deep<T extends Known & Comparable<List<? super Secret>>>(int x) {} // BRN072: T of Outer.Deep is bounded by Outer.Secret

    @JsonCodec
    record Fine<T extends Known & Comparable<T>>(T item) {}
}
