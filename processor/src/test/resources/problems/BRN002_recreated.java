import dev.burin.annotation.*;
import dev.burin.codegen.GeneratedCodec;

@JsonCodec
record Point(int x) {} // BRN002: PointCodec is generated, but is also among the sources being compiled.

@GeneratedCodec
final class PointCodec {}
