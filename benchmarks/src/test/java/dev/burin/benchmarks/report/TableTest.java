package dev.burin.benchmarks.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class TableTest {
    private static final TableRow ROW =
            new TableRow("Burin", List.of(Cell.of(17, Unit.BYTES), new Cell.Absent("cannot"), new Cell.Text("1.0")));

    @Test
    void aTableIsKeptAsJson() {
        Table table = new Table("Sizes", "Less is better.", List.of("", "a", "b", "c"), List.of(ROW), Chart.BARS);

        byte[] json = TableCodec.INSTANCE.toJsonBytes(table);

        assertThat(new String(json, StandardCharsets.UTF_8))
                .contains("{\"@type\":\"number\",\"value\":17.0,\"unit\":\"BYTES\"}");
        assertThat(TableCodec.INSTANCE.fromJson(json)).isEqualTo(table);
    }

    @Test
    void aRowThatDoesNotFitTheHeadsIsRejected() {
        assertThatThrownBy(() -> new Table("Sizes", "", List.of("", "a"), List.of(ROW), Chart.NONE))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Sizes: the row Burin has 3 cells, for heads [a]");
    }
}
