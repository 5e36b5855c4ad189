import dev.burin.annotation.*;
import java.util.*;

@JsonCodec
record Order(
        List<View> views, // BRN118: Order.views: View can only be written: direction = ENCODE.
        Map<String, Form[]> forms, // BRN118: Order.forms: Form can only be read: direction = DECODE.
        Page<View> page, // BRN118: Order.page: View can only be written
        @JsonProperty(access = JsonProperty.Access.READ_ONLY) View shown) {}

@JsonCodec(direction = JsonCodec.Direction.ENCODE)
record Report(View view, Optional<Form> form) {} // BRN118: Report.form: Form can only be read: direction = DECODE.

@JsonCodec(direction = JsonCodec.Direction.ENCODE)
interface View {
    String getName();
}

@JsonCodec(direction = JsonCodec.Direction.DECODE)
class Form {
    public void setName(String name) {}
}

record Page<T>(T content) {}

@JsonCodec
sealed interface Shape permits Circle {} // BRN118: Shape: Circle can only be written

@JsonCodec(direction = JsonCodec.Direction.ENCODE)
record Circle(int radius) implements Shape {}
