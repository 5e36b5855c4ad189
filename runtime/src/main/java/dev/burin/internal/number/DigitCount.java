package dev.burin.internal.number;

/**
 * Checks whether a number has more digits than allowed, without reading it.
 *
 * <p>Looks at no more digits than the limit requires, apart from leading zeros, and does not validate the number: reading it
 * does. Range: any bytes; only those in {@code [from, end)} are read.
 */
public final class DigitCount {
    private DigitCount() {}

    /**
     * Returns whether a number has more than {@code max} significant digits, including trailing zeros, as {@link BigNumbers}
     * counts them.
     */
    public static boolean isMore(byte[] json, int from, int end, int max) {
        int count = 0;
        for (int at = from < end && json[from] == '-' ? from + 1 : from; at < end; at++) {
            byte next = json[at];
            boolean isDigit = next >= '0' && next <= '9';
            if (!isDigit && next != '.') {
                return false;
            }
            if (isDigit && (count > 0 || next != '0') && ++count > max) {
                return true;
            }
        }
        return false;
    }
}
