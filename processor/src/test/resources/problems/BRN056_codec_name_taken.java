import dev.burin.annotation.*;
import java.util.*;

@JsonCodec
record Point(int x, int y) {} // BRN056: The codec of Point would be called PointCodec, but there is another class of that name, or the codec of another type.

class PointCodec {}
