package dev.burin.processor.plan;

import dev.burin.processor.model.SizeBound;
import java.util.ArrayList;
import java.util.List;

/**
 * Consecutive text that is written under one capacity check.
 *
 * <p>A run begins after a value of unbounded length, or at the beginning; it holds names and bounded values, and ends with the
 * name before the next unbounded value, or at the end. So <code>{"id":1,"name":"Ann","age":3}</code> has two runs:
 * <code>{"id":1,"name":</code> and <code>,"age":3}</code>.
 *
 * @param byteCount the largest number of bytes of the text
 */
public record WriteRun(int byteCount) {

    /**
     * One member to write.
     *
     * @param name its name
     * @param value the bound of its value's size
     */
    public record Slot(FusedName name, SizeBound value) {}

    /**
     * Returns the runs of these members: one more than there are unbounded values.
     *
     * @param closing bytes that follow the last value
     */
    public static List<WriteRun> of(List<Slot> slots, int closing) {
        List<WriteRun> runs = new ArrayList<>();
        int byteCount = 0;
        for (Slot slot : slots) {
            byteCount += slot.name().byteCount();
            if (slot.value().isBounded()) {
                byteCount += slot.value().bytes();
            } else {
                runs.add(new WriteRun(byteCount));
                byteCount = 0;
            }
        }
        runs.add(new WriteRun(byteCount + closing));
        return List.copyOf(runs);
    }
}
