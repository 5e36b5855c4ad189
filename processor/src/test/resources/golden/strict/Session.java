package golden;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonIgnore;

@JsonCodec(unknown = JsonCodec.Unknown.FAIL)
public record Session(String user, @JsonIgnore String token) {}
