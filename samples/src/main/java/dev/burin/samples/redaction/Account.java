package dev.burin.samples.redaction;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonRedact;
import dev.burin.annotation.JsonRedact.Form;
import java.util.List;

/** An account, some of whose values must not appear in logs. */
@JsonCodec
public record Account(
        String name,
        @JsonRedact String password,
        @JsonRedact(Form.DROP) String sessionKey,
        @JsonRedact(Form.HASH) String deviceId,
        List<Card> cards) {

    /** A card to pay with. */
    public record Card(
            String holder, @JsonRedact(Form.LAST4) String number) {}
}
