package dev.burin;

/**
 * How much a document may ask of its reader.
 *
 * @param maxDepth levels of nesting, 1 and up; stops stack overflows, also of those who later walk the value
 * @param maxNumberDigits significant digits of a {@code BigInteger} or {@code BigDecimal}; stops quadratic arithmetic
 * @param maxNumberScale largest magnitude of a {@code BigDecimal}'s scale; stops {@code 1e1000000000} from becoming a gigabyte in
 *     later arithmetic
 */
public record JsonLimits(int maxDepth, int maxNumberDigits, int maxNumberScale) {
    /** 512 levels, 1,000 digits, a scale of 10,000. */
    public static final JsonLimits DEFAULT = new JsonLimits(512, 1_000, 10_000);

    /** Checks that each limit lets something through. */
    public JsonLimits {
        if (maxDepth < 1 || maxNumberDigits < 1 || maxNumberScale < 0) {
            throw new IllegalArgumentException(
                    "maxDepth and maxNumberDigits must be at least 1, maxNumberScale at least 0: " + maxDepth + ", "
                            + maxNumberDigits + ", " + maxNumberScale);
        }
    }
}
