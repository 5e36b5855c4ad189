package dev.burin.processor.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.processor.model.SizeBound;
import dev.burin.processor.plan.WriteRun.Slot;
import java.util.List;
import org.junit.jupiter.api.Test;

class WriteRunTest {
    private static final int ID = ",\"id\":".length();
    private static final int NAME = ",\"name\":".length();

    @Test
    void boundedMembersShareOneRun() {
        assertThat(WriteRun.of(List.of(slot("id", 20), slot("name", 11)), 1))
                .containsExactly(new WriteRun(ID + 20 + NAME + 11 + 1));
    }

    @Test
    void anUnboundedValueEndsARunAfterItsName() {
        assertThat(WriteRun.of(List.of(unbounded("id"), slot("name", 11)), 1))
                .containsExactly(new WriteRun(ID), new WriteRun(NAME + 11 + 1));
    }

    @Test
    void theClosingBraceIsASeparateRunAfterAnUnboundedValue() {
        assertThat(WriteRun.of(List.of(unbounded("id")), 1)).containsExactly(new WriteRun(ID), new WriteRun(1));
    }

    @Test
    void noMembersAreOneRun() {
        assertThat(WriteRun.of(List.of(), 2)).containsExactly(new WriteRun(2));
    }

    @Test
    void namesCountInBytesWithTheirEscapes() {
        assertThat(FusedName.of("größe").byteCount()).isEqualTo(7 + 4);
        assertThat(FusedName.of("a\"b\\").byteCount()).isEqualTo(6 + 4);
        assertThat(FusedName.of("\n").byteCount()).isEqualTo(6 + 4);
        assertThat(FusedName.of("\uD83D\uDE00").byteCount()).isEqualTo(4 + 4);
        assertThat(FusedName.of("ab").quotedByteCount()).isEqualTo(4);
    }

    private static Slot slot(String name, int bytes) {
        return new Slot(FusedName.of(name), SizeBound.of(bytes));
    }

    private static Slot unbounded(String name) {
        return new Slot(FusedName.of(name), SizeBound.UNBOUNDED);
    }
}
