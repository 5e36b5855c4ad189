import dev.burin.annotation.*;
import java.util.*;

@JsonCodec
record Order(
        @JsonUsing(content = String.class) int id, // BRN030: Order.id: @JsonUsing names a codec for elements, but int has none.
        @JsonUsing(content = String.class) int[] ids) {} // BRN030: Order.ids: @JsonUsing names a codec for elements that are objects, but int[] has none.
