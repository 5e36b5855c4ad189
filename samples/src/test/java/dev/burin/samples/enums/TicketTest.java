package dev.burin.samples.enums;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.JsonMismatchException;
import org.junit.jupiter.api.Test;

class TicketTest {
    private static final Ticket TICKET = new Ticket(
            Priority.HIGH, Progress.IN_PROGRESS, Severity.MAJOR, EventStatus.DELETED, Team.BACK_END, Size.SMALL);

    private static final String JSON = """
            {"priority":"HIGH","progress":"in progress","severity":2,"status":10,"team":"be","size":"small"}""";

    @Test
    void everyFormIsWrittenAndRead() {
        assertThat(TicketCodec.INSTANCE.toJson(TICKET)).isEqualTo(JSON);
        assertThat(TicketCodec.INSTANCE.fromJson(JSON)).isEqualTo(TICKET);
    }

    @Test
    void aliasesAreRead() {
        assertThat(TicketCodec.INSTANCE.fromJson("""
                {"progress":"doing"}""").progress()).isEqualTo(Progress.IN_PROGRESS);
    }

    @Test
    void anAnnotatedEnumHasItsOwnCodec() {
        assertThat(EventStatusCodec.INSTANCE.toJson(EventStatus.INACTIVE)).isEqualTo("2");
        assertThat(EventStatusCodec.INSTANCE.list().fromJson("[1,10]"))
                .containsExactly(EventStatus.ACTIVE, EventStatus.DELETED);
    }

    @Test
    void unknownConstantsAreRejected() {
        assertThatThrownBy(() -> TicketCodec.INSTANCE.fromJson("""
                {"priority":"URGENT"}"""))
                .isInstanceOf(JsonMismatchException.class)
                .hasMessageContaining("URGENT")
                .hasMessageContaining("$.priority");
        assertThatThrownBy(() -> TicketCodec.INSTANCE.fromJson("""
                {"status":3}"""))
                .isInstanceOf(JsonMismatchException.class)
                .hasMessageContaining("$.status");
    }
}
