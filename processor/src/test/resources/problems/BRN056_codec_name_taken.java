import dev.burin.annotation.*;
import java.util.*;

@JsonCodec
record Point(int x, int y) {} // BRN056: The codec of Point would be called PointCodec, but another class, or the codec of another type, has that name.

class PointCodec {}
