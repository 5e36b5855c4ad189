import dev.burin.*;
import dev.burin.annotation.*;

@JsonCodec
class Order { // BRN140: Order mentions JsonValue, which may be dev.burin.JsonValue or dev.burin.annotation.JsonValue.
    public JsonValue note; // javac: reference to JsonValue is ambiguous
}
