package dev.burin.benchmarks.trust.suite;

/**
 * A number and what it rounds to.
 *
 * @param text the number in JSON
 * @param asDouble the nearest double, with the sign of zero
 * @param asFloat the nearest float
 */
record Decimal(String text, double asDouble, float asFloat) {

    /** Makes one whose values the JDK tells. */
    static Decimal of(String text) {
        return new Decimal(text, Double.parseDouble(text), Float.parseFloat(text));
    }

    /** Makes one of a line of the corpus: the bits in half, single and double precision, then the text. */
    static Decimal ofLine(String line) {
        return new Decimal(
                line.substring(31),
                Double.longBitsToDouble(Long.parseUnsignedLong(line.substring(14, 30), 16)),
                Float.intBitsToFloat(Integer.parseUnsignedInt(line.substring(5, 13), 16)));
    }
}
