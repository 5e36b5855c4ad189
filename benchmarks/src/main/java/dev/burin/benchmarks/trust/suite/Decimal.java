package dev.burin.benchmarks.trust.suite;

/**
 * A number and the values to which it rounds.
 *
 * @param text the number in JSON
 * @param asDouble the nearest double, with the sign of zero
 * @param asFloat the nearest float
 */
record Decimal(String text, double asDouble, float asFloat) {

    /** Creates a decimal whose values come from the JDK. */
    static Decimal of(String text) {
        return new Decimal(text, Double.parseDouble(text), Float.parseFloat(text));
    }

    /** Creates a decimal from a line of the corpus: the bits in half, single and double precision, then the text. */
    static Decimal ofLine(String line) {
        return new Decimal(
                line.substring(31),
                Double.longBitsToDouble(Long.parseUnsignedLong(line.substring(14, 30), 16)),
                Float.intBitsToFloat(Integer.parseUnsignedInt(line.substring(5, 13), 16)));
    }
}
