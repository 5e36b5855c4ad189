import dev.burin.annotation.*;
import java.util.Map;

@JsonCodec
class Event {
    @JsonAny
    public Map<String, Object> others;

    @JsonAny
    public Map<String, Object> rest; // BRN091: others and rest of Event are both meant to keep unknown members.
}
