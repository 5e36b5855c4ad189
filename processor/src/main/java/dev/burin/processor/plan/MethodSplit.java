package dev.burin.processor.plan;

import java.util.ArrayList;
import java.util.List;

/** Keeps generated methods small enough for HotSpot to compile well, by sharing their work among several. */
public final class MethodSplit {

    /**
     * Most members one generated method writes or reads.
     *
     * <p>A member takes some 35 bytes of bytecode to write and 70 to read; HotSpot inlines methods of at most 2,500 bytes of
     * machine code, and leaves those of more than 8,000 bytes of bytecode to the interpreter.
     */
    public static final int MEMBERS_PER_METHOD = 25;

    /** Most names one generated {@code switch} holds. */
    public static final int NAMES_PER_SWITCH = 64;

    /** Most names that one constant of a codec lists; a longer list is made in a class of its own, or one method would be huge. */
    public static final int NAMES_PER_CONSTANT = 64;

    /**
     * Consecutive members.
     *
     * @param first the first one
     * @param end the index after the last one
     */
    public record Part(int first, int end) {}

    private MethodSplit() {}

    /** Returns the parts of {@code count} members, each of at most {@code most}; one part when they fit. */
    public static List<Part> of(int count, int most) {
        List<Part> parts = new ArrayList<>();
        for (int first = 0; first < count; first += most) {
            parts.add(new Part(first, Math.min(first + most, count)));
        }
        return parts.isEmpty() ? List.of(new Part(0, 0)) : List.copyOf(parts);
    }
}
