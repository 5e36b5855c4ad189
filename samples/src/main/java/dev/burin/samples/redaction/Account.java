package dev.burin.samples.redaction;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonRedact;
import dev.burin.annotation.JsonRedact.Form;
import java.util.List;

/** An account, of which logs do not show everything. */
@JsonCodec
public record Account(
        String name,
        @JsonRedact String password,
        @JsonRedact(Form.DROP) String sessionKey,
        @JsonRedact(Form.HASH) String deviceId,
        List<Card> cards) {

    /** The means of payment. */
    public record Card(
            String holder, @JsonRedact(Form.LAST4) String number) {}
}
