package golden;

import dev.burin.annotation.JsonCodec;

@JsonCodec(unknown = JsonCodec.Unknown.FAIL)
public record Login(String user) {}
