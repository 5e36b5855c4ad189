import dev.burin.annotation.*;
import dev.burin.codegen.GeneratedCodec;

@JsonCodec
record Point(int x) {} // BRN002: PointCodec is generated, but it is among the sources that are compiled.

@GeneratedCodec
final class PointCodec {}
