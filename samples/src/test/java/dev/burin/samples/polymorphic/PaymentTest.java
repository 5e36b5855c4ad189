package dev.burin.samples.polymorphic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.samples.polymorphic.Payment.Card;
import dev.burin.samples.polymorphic.Payment.Cash;
import dev.burin.samples.polymorphic.Payment.Transfer;
import java.util.List;
import org.junit.jupiter.api.Test;

class PaymentTest {
    @Test
    void aMemberNamesTheSubtype() {
        Checkout checkout = new Checkout(new Card("4111"), List.of(new Transfer("DE00", "late"), new Cash()));
        String json = """
                {"payment":{"@type":"Card","number":"4111"},\
                "refunds":[{"@type":"bank-transfer","iban":"DE00","reference":"late"},{"@type":"Cash"}]}""";

        assertThat(CheckoutCodec.INSTANCE.toJson(checkout)).isEqualTo(json);
        assertThat(CheckoutCodec.INSTANCE.fromJson(json)).isEqualTo(checkout);
    }

    @Test
    void theTypeMemberMayBeAnywhere() {
        assertThat(PaymentCodec.INSTANCE.fromJson("{\"iban\":\"DE00\",\"reference\":null,\"@type\":\"bank-transfer\"}"))
                .isEqualTo(new Transfer("DE00", null));
    }

    @Test
    void theTypeMemberIsWrittenEvenIfTheSubtypeIsKnown() {
        assertThat(Payment_CardCodec.INSTANCE.toJson(new Card("4111")))
                .isEqualTo("{\"@type\":\"Card\",\"number\":\"4111\"}");
        assertThat(Payment_CardCodec.INSTANCE.fromJson("{\"number\":\"4111\"}")).isEqualTo(new Card("4111"));
    }

    @Test
    void unknownTypeNamesAreRejected() {
        assertThatThrownBy(() -> PaymentCodec.INSTANCE.fromJson("{\"@type\":\"Barter\"}"))
                .hasMessage("Expected one of Card, bank-transfer, Cash but found \"Barter\", at $[\"@type\"] "
                        + "(line 1, column 10).");
    }
}
