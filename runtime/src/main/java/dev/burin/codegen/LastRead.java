package dev.burin.codegen;

/** Measures the element or key of one set or map that was read last. */
final class LastRead {
    private static final int BYTES_PER_COUNT = 128;

    /** Hashing a set takes as long as hashing so many bytes: it has an iterator, and elements of several classes. */
    private static final double TIME_PER_SET = 128;

    /** Likewise to find an element that contains no set, which is somewhere else in memory. */
    private static final double TIME_PER_ELEMENT = 32;

    private final HashGuards guards;
    private final int maxWeight;
    private int position;
    private int begun;
    private double timeToCompare;
    private int bytes;
    private int sets;
    private double setsToCompare;

    /** Begins where the reader is. */
    LastRead(HashGuards guards, int max) {
        this.guards = guards;
        this.maxWeight = max / 2;
        pass();
    }

    /** Begins anew where the reader is now. */
    void pass() {
        position = guards.position();
        begun = guards.begun();
        timeToCompare = guards.timeToCompare();
    }

    /** Measures what was read since, and begins anew. */
    void measure() {
        int positionBefore = position;
        int begunBefore = begun;
        double timeBefore = timeToCompare;
        pass();
        bytes = position - positionBefore;
        sets = begun - begunBefore;
        setsToCompare = timeToCompare - timeBefore;
    }

    /** One for each {@value #BYTES_PER_COUNT} bytes, and for each set after the first. */
    int weight() {
        return Math.max(1, Math.min(bytes / BYTES_PER_COUNT + Math.max(0, sets - 1), maxWeight));
    }

    /** Does it contain elements of sets, or keys of maps? */
    boolean hasSets() {
        return setsToCompare > 0;
    }

    /** How long it takes to hash it if it contains sets. */
    double timeToHash() {
        return bytes + TIME_PER_SET * sets;
    }

    /** How long it takes to compare it with a different one that has the same hash codes. */
    double timeToCompare() {
        return hasSets() ? timeToHash() + setsToCompare : bytes + TIME_PER_ELEMENT;
    }
}
