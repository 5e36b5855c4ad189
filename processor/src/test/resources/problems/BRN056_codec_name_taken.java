import dev.burin.annotation.*;
import java.util.*;

@JsonCodec
record Point(int x, int y) {} // BRN056: The codec of Point would be called PointCodec, but the project has a class of that name.

class PointCodec {}
