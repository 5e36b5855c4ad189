package dev.burin.processor.plan;

import java.util.ArrayList;
import java.util.List;

/** Keeps generated methods small enough for HotSpot to compile well, by splitting their work among several. */
public final class MethodSplit {

    /**
     * The largest number of members that one generated method writes or reads.
     *
     * <p>A member takes some 35 bytes of bytecode to write and 70 to read; HotSpot inlines methods of at most 2,500 bytes of
     * machine code, and leaves those of more than 8,000 bytes of bytecode to the interpreter.
     */
    public static final int MEMBERS_PER_METHOD = 25;

    /** The largest number of names in one generated {@code switch}. */
    public static final int NAMES_PER_SWITCH = 64;

    /**
     * The largest number of names listed in one constant of a codec; a longer list is created in a separate class, as one method
     * would otherwise be huge.
     */
    public static final int NAMES_PER_CONSTANT = 64;

    /**
     * Consecutive members.
     *
     * @param first the index of the first one
     * @param end the index after the last one
     */
    public record Part(int first, int end) {}

    private MethodSplit() {}

    /** Returns the parts of {@code count} members, each of at most {@code most}; one part if they fit. */
    public static List<Part> of(int count, int most) {
        List<Part> parts = new ArrayList<>();
        for (int first = 0; first < count; first += most) {
            parts.add(new Part(first, Math.min(first + most, count)));
        }
        return parts.isEmpty() ? List.of(new Part(0, 0)) : List.copyOf(parts);
    }
}
