package dev.burin;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Limits on what a document may demand of its reader.
 *
 * <pre>{@code
 * JsonLimits tight = JsonLimits.DEFAULT.withMaxDepth(16).withMaxDocumentBytes(1 << 20);
 * Codec<Order> orders = OrderCodec.INSTANCE.with(JsonOptions.DEFAULT.withLimits(tight));
 * }</pre>
 *
 * <p>Immutable: each {@code with} method returns another value. Not a record, whose constructor would change with every new
 * limit.
 */
public final class JsonLimits {
    // Of a million points of a grid, up to 33 have the same hash code; of a million sets of two numbers, whose hash
    // codes are added, up to 1,000.
    private static final int MAX_EQUAL_HASHES = 1_000;

    private static final int MAX_ELEMENT_BYTES = 1 << 24;

    /** 512 levels, 1,000 digits, a scale of 10,000, 1,000 equal hash codes, 16 MiB for an element, documents of any size. */
    public static final JsonLimits DEFAULT = new JsonLimits(512, 1_000, 10_000);

    private final int maxDepth;
    private final int maxNumberDigits;
    private final int maxNumberScale;
    private final int maxEqualHashes;
    private final int maxElementBytes;
    private final int maxDocumentBytes;

    /** Checks that each limit lets something through. */
    private JsonLimits(
            int maxDepth,
            int maxNumberDigits,
            int maxNumberScale,
            int maxEqualHashes,
            int maxElementBytes,
            int maxDocumentBytes) {
        this.maxDepth = atLeast(1, "maxDepth", maxDepth);
        this.maxNumberDigits = atLeast(1, "maxNumberDigits", maxNumberDigits);
        this.maxNumberScale = atLeast(0, "maxNumberScale", maxNumberScale);
        this.maxEqualHashes = atLeast(1, "maxEqualHashes", maxEqualHashes);
        this.maxElementBytes = atLeast(1, "maxElementBytes", maxElementBytes);
        this.maxDocumentBytes = atLeast(1, "maxDocumentBytes", maxDocumentBytes);
    }

    /**
     * Creates limits on nesting and numbers; the others are those of {@link #DEFAULT}.
     *
     * @param maxDepth see {@link #maxDepth()}
     * @param maxNumberDigits see {@link #maxNumberDigits()}
     * @param maxNumberScale see {@link #maxNumberScale()}
     * @throws IllegalArgumentException if one of them lets nothing through
     */
    public JsonLimits(int maxDepth, int maxNumberDigits, int maxNumberScale) {
        this(maxDepth, maxNumberDigits, maxNumberScale, MAX_EQUAL_HASHES, MAX_ELEMENT_BYTES, Integer.MAX_VALUE);
    }

    private static int atLeast(int least, String name, int limit) {
        if (limit < least) {
            throw new IllegalArgumentException(name + " must be at least " + least + ", not " + limit);
        }
        return limit;
    }

    /** Returns the maximum levels of nesting, 1 and up; prevents stack overflows, also in code that later walks the value. */
    public int maxDepth() {
        return maxDepth;
    }

    /**
     * Returns the maximum number of significant digits of a {@code BigInteger} or {@code BigDecimal}, 1 and up; prevents
     * quadratic arithmetic.
     */
    public int maxNumberDigits() {
        return maxNumberDigits;
    }

    /**
     * Returns the largest magnitude of a {@code BigDecimal}'s scale, 0 and up; prevents {@code 1e1000000000} from becoming a
     * gigabyte in later arithmetic.
     */
    public int maxNumberScale() {
        return maxNumberScale;
    }

    /**
     * Returns how many elements of one set, or keys of one map, may have the same hash code if the JDK cannot sort them, 1 and
     * up; prevents a set of records chosen by an untrusted sender from comparing each with all others. An element of many bytes
     * counts more than once. In proportion, it also limits how long sets in sets may be hashed and compared: some three
     * microseconds for each byte by default.
     */
    public int maxEqualHashes() {
        return maxEqualHashes;
    }

    /**
     * Returns the maximum bytes of one element or line of a stream, including the white space around it, 1 and up; prevents one
     * that never ends from filling the memory.
     */
    public int maxElementBytes() {
        return maxElementBytes;
    }

    /**
     * Returns the maximum bytes of a document that {@link Codec#fromJson(java.io.InputStream)} reads, 1 and up; unless set, as
     * many as an array may have. Arrays, buffers and strings, which are in memory already, have no such limit.
     */
    public int maxDocumentBytes() {
        return maxDocumentBytes;
    }

    /**
     * Returns these limits with another {@link #maxDepth()}.
     *
     * @param levels 1 and up
     * @throws IllegalArgumentException if it is less
     */
    public JsonLimits withMaxDepth(int levels) {
        return new JsonLimits(
                levels, maxNumberDigits, maxNumberScale, maxEqualHashes, maxElementBytes, maxDocumentBytes);
    }

    /**
     * Returns these limits with another {@link #maxNumberDigits()}.
     *
     * @param count 1 and up
     * @throws IllegalArgumentException if it is less
     */
    public JsonLimits withMaxNumberDigits(int count) {
        return new JsonLimits(maxDepth, count, maxNumberScale, maxEqualHashes, maxElementBytes, maxDocumentBytes);
    }

    /**
     * Returns these limits with another {@link #maxNumberScale()}.
     *
     * @param magnitude 0 and up
     * @throws IllegalArgumentException if it is less
     */
    public JsonLimits withMaxNumberScale(int magnitude) {
        return new JsonLimits(maxDepth, maxNumberDigits, magnitude, maxEqualHashes, maxElementBytes, maxDocumentBytes);
    }

    /**
     * Returns these limits with another {@link #maxEqualHashes()}.
     *
     * @param count 1 and up
     * @throws IllegalArgumentException if it is less
     */
    public JsonLimits withMaxEqualHashes(int count) {
        return new JsonLimits(maxDepth, maxNumberDigits, maxNumberScale, count, maxElementBytes, maxDocumentBytes);
    }

    /**
     * Returns these limits with another {@link #maxElementBytes()}.
     *
     * @param count 1 and up
     * @throws IllegalArgumentException if it is less
     */
    public JsonLimits withMaxElementBytes(int count) {
        return new JsonLimits(maxDepth, maxNumberDigits, maxNumberScale, maxEqualHashes, count, maxDocumentBytes);
    }

    /**
     * Returns these limits with another {@link #maxDocumentBytes()}.
     *
     * @param count 1 and up
     * @throws IllegalArgumentException if it is less
     */
    public JsonLimits withMaxDocumentBytes(int count) {
        return new JsonLimits(maxDepth, maxNumberDigits, maxNumberScale, maxEqualHashes, maxElementBytes, count);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof JsonLimits that
                && maxDepth == that.maxDepth
                && maxNumberDigits == that.maxNumberDigits
                && maxNumberScale == that.maxNumberScale
                && maxEqualHashes == that.maxEqualHashes
                && maxElementBytes == that.maxElementBytes
                && maxDocumentBytes == that.maxDocumentBytes;
    }

    @Override
    public int hashCode() {
        return Objects.hash(
                maxDepth, maxNumberDigits, maxNumberScale, maxEqualHashes, maxElementBytes, maxDocumentBytes);
    }

    @Override
    public String toString() {
        return "JsonLimits[maxDepth=" + maxDepth + ", maxNumberDigits=" + maxNumberDigits + ", maxNumberScale="
                + maxNumberScale + ", maxEqualHashes=" + maxEqualHashes + ", maxElementBytes=" + maxElementBytes
                + ", maxDocumentBytes=" + maxDocumentBytes + "]";
    }
}
