import dev.burin.annotation.*;
import java.util.*;

@JsonCodec
record Order(
        @JsonUsing(content = String.class) int id) {} // BRN030: Order.id: @JsonUsing names a codec for elements, but int has none.
