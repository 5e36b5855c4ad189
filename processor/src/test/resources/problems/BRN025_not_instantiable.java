import dev.burin.annotation.*;
import java.util.*;

@JsonCodec
record Order(AbstractList<String> lines) {} // BRN025: Order.lines: the codec cannot create instances of AbstractList<String>.
