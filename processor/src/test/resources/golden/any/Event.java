package golden;

import dev.burin.annotation.JsonAny;
import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonIgnore;
import java.util.Map;

@JsonCodec
public class Event {
    public String type;

    @JsonIgnore
    public String token;

    @JsonAny
    public Map<String, Object> others;
}
