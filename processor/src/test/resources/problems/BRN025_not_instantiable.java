import dev.burin.annotation.*;
import java.util.*;

@JsonCodec
record Order(AbstractList<String> lines) {} // BRN025: Order.lines: the codec cannot make instances of AbstractList<String>.
