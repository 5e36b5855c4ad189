package dev.burin.samples.any;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.JsonException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Unknown members are kept, and written after those of the type. */
class EnvelopeTest {

    @Test
    void unknownMembersAreKept() {
        Envelope envelope = EnvelopeCodec.INSTANCE.fromJson("{\"to\":[\"Ann\"],\"type\":\"mail\",\"size\":3}");

        assertThat(envelope).isEqualTo(new Envelope("mail", 0, Map.of("to", List.of("Ann"), "size", 3L)));
        assertThat(EnvelopeCodec.INSTANCE.toJson(envelope))
                .isEqualTo("{\"type\":\"mail\",\"version\":0,\"to\":[\"Ann\"],\"size\":3}");
    }

    @Test
    void namesOfTheTypeAreRejectedInTheMap() {
        Envelope twice = new Envelope("mail", 1, Map.of("type", "letter"));

        assertThatThrownBy(() -> EnvelopeCodec.INSTANCE.toJson(twice)).isInstanceOf(JsonException.class);
    }
}
