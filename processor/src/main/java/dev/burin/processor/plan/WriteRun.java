package dev.burin.processor.plan;

import dev.burin.processor.model.SizeBound;
import java.util.ArrayList;
import java.util.List;

/**
 * Consecutive text that is written under one capacity check.
 *
 * <p>A run begins behind a value of unbounded length, or at the beginning; it holds names and bounded values, and ends with
 * the name before the next unbounded value, or at the end. So <code>{"id":1,"name":"Ann","age":3}</code> has two
 * runs: <code>{"id":1,"name":</code> and <code>,"age":3}</code>.
 *
 * @param first index of the first member whose name is in this run
 * @param end index behind the last one; the value of member {@code end - 1} is the unbounded one, except in the last run
 * @param byteCount most bytes of the text
 */
public record WriteRun(int first, int end, int byteCount) {

    /**
     * One member to write.
     *
     * @param name its name
     * @param value bound of its value
     */
    public record Slot(FusedName name, SizeBound value) {}

    /**
     * Returns the runs of these members; one more than there are unbounded values among them.
     *
     * @param closing bytes that follow the last value
     */
    public static List<WriteRun> of(List<Slot> slots, int closing) {
        List<WriteRun> runs = new ArrayList<>();
        int first = 0;
        int byteCount = 0;
        for (int i = 0; i < slots.size(); i++) {
            Slot slot = slots.get(i);
            byteCount += slot.name().byteCount();
            if (slot.value().isBounded()) {
                byteCount += slot.value().bytes();
            } else {
                runs.add(new WriteRun(first, i + 1, byteCount));
                first = i + 1;
                byteCount = 0;
            }
        }
        runs.add(new WriteRun(first, slots.size(), byteCount + closing));
        return List.copyOf(runs);
    }
}
