package golden;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonRedact;
import dev.burin.annotation.JsonRedact.Form;

@JsonCodec
public record Customer(
        String name,
        @JsonRedact String password,
        @JsonRedact(Form.DROP) String token,
        @JsonRedact(Form.HASH) long socialNumber,
        @JsonRedact(Form.LAST4) String card) {}
