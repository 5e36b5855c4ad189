package dev.burin.samples.raw;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.JsonMismatchException;
import dev.burin.JsonSyntaxException;
import dev.burin.RawJson;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class EventTest {
    private static final String JSON = """
            {"type":"paid","payload":{ "order": 42,  "cents": 1999 },"extensions":{"rate":1.10},\
            "trail":["checked",null],"signature":null}""";

    @Test
    void rawValuesArePassedOnByteForByte() {
        Event event = EventCodec.INSTANCE.fromJson(JSON);

        assertThat(event.payload()).hasToString("{ \"order\": 42,  \"cents\": 1999 }");
        assertThat(event.extensions()).isEqualTo(Map.of("rate", RawJson.of("1.10")));
        assertThat(event.trail()).containsExactly(RawJson.of("\"checked\""), null);
        assertThat(event.signature()).isEmpty();
        assertThat(EventCodec.INSTANCE.toJson(event)).isEqualTo(JSON);
    }

    @Test
    void aPayloadIsReadAndWrittenByItsOwnCodec() {
        Event event = EventCodec.INSTANCE.fromJson(JSON);

        Payment payment = event.payload().read(PaymentCodec.INSTANCE);
        RawJson half = RawJson.of(PaymentCodec.INSTANCE.toJsonBytes(new Payment(payment.order(), payment.cents() / 2)));

        assertThat(payment).isEqualTo(new Payment(42, 1999));
        assertThat(EventCodec.INSTANCE.toJson(new Event("paid", half, Map.of(), List.of(), Optional.empty())))
                .isEqualTo("""
                        {"type":"paid","payload":{"order":42,"cents":999},"extensions":{},"trail":[],"signature":null}""");
    }

    @Test
    void anInvalidPayloadIsRejectedWithTheEvent() {
        assertThatThrownBy(() -> EventCodec.INSTANCE.fromJson("{\"payload\":{\"cents\":01}}"))
                .isInstanceOf(JsonSyntaxException.class)
                .hasMessageContaining("$.payload.cents");
    }

    @Test
    void aPayloadOfAnotherTypeIsRejectedWhenItIsRead() {
        Event event = EventCodec.INSTANCE.fromJson("{\"payload\":{\"cents\":\"much\"}}");

        assertThatThrownBy(() -> event.payload().read(PaymentCodec.INSTANCE))
                .isInstanceOf(JsonMismatchException.class)
                .hasMessageContaining("$.cents");
    }
}
