package dev.burin;

/**
 * How much a document may ask of its reader.
 *
 * @param maxDepth levels of nesting, 1 and up; stops stack overflows, also of those who later walk the value
 * @param maxNumberDigits significant digits of a {@code BigInteger} or {@code BigDecimal}; stops quadratic arithmetic
 * @param maxNumberScale largest magnitude of a {@code BigDecimal}'s scale; stops {@code 1e1000000000} from becoming a gigabyte in
 *     later arithmetic
 * @param maxEqualHashes elements of one set, or keys of one map, that have the same hash code and that the JDK cannot sort,
 *     1 and up; stops a set of records that a stranger has chosen from comparing each with all others; one of many bytes
 *     counts more than once
 * @param maxElementBytes bytes of one element, or line, of a stream, with the white space around it, 1 and up; stops one that never
 *     ends from filling the memory
 */
public record JsonLimits(
        int maxDepth, int maxNumberDigits, int maxNumberScale, int maxEqualHashes, int maxElementBytes) {
    // A million points of a grid have up to 33 with one hash code, a million sets of two numbers, which add, up to
    // 1,000.
    private static final int MAX_EQUAL_HASHES = 1_000;

    private static final int MAX_ELEMENT_BYTES = 1 << 24;

    /** 512 levels, 1,000 digits, a scale of 10,000, 1,000 equal hash codes, 16 MiB of an element. */
    public static final JsonLimits DEFAULT = new JsonLimits(512, 1_000, 10_000);

    /** Checks that each limit lets something through. */
    public JsonLimits {
        if (maxDepth < 1 || maxNumberDigits < 1 || maxNumberScale < 0 || maxEqualHashes < 1 || maxElementBytes < 1) {
            throw new IllegalArgumentException(
                    "maxDepth, maxNumberDigits, maxEqualHashes and maxElementBytes must be at least 1,"
                            + " maxNumberScale at least 0: " + maxDepth + ", " + maxNumberDigits + ", " + maxEqualHashes
                            + ", "
                            + maxElementBytes + ", " + maxNumberScale);
        }
    }

    /** Limits of nesting and of numbers; of equal hash codes and elements of streams, those of {@link #DEFAULT}. */
    public JsonLimits(int maxDepth, int maxNumberDigits, int maxNumberScale) {
        this(maxDepth, maxNumberDigits, maxNumberScale, MAX_EQUAL_HASHES, MAX_ELEMENT_BYTES);
    }

    /** Returns these limits with another of equal hash codes. */
    public JsonLimits withMaxEqualHashes(int count) {
        return new JsonLimits(maxDepth, maxNumberDigits, maxNumberScale, count, maxElementBytes);
    }

    /** Returns these limits with another of the bytes of an element. */
    public JsonLimits withMaxElementBytes(int count) {
        return new JsonLimits(maxDepth, maxNumberDigits, maxNumberScale, maxEqualHashes, count);
    }
}
