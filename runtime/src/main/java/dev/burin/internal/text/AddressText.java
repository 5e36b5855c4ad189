package dev.burin.internal.text;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * IP addresses as text: {@code 192.0.2.1}, {@code 2001:db8::1}, {@code ::ffff:192.0.2.1}.
 *
 * <p>Source: RFC 4291 §2.2 and, for four decimals, RFC 3986 §3.2.2: no leading zeros, which some parsers read as octal, and no
 * fewer than four. Range: any string; host names, zones and brackets are not accepted.
 *
 * <p>Why not {@code InetAddress.getByName}: it queries a name server for anything that looks like a host name.
 */
public final class AddressText {
    private static final int V4_BYTES = 4;
    private static final int V6_BYTES = 16;
    private static final int MAX_CHARS = 45;

    private AddressText() {}

    /** Returns the four or sixteen bytes of an address, or null if the text is not one. */
    public static byte @Nullable [] read(String text) {
        if (text.length() > MAX_CHARS) {
            return null;
        }
        return text.indexOf(':') < 0 ? readV4(text) : readV6(text);
    }

    private static byte @Nullable [] readV4(String text) {
        String[] parts = text.split("\\.", -1);
        if (parts.length != V4_BYTES) {
            return null;
        }
        byte[] address = new byte[V4_BYTES];
        for (int i = 0; i < V4_BYTES; i++) {
            int value = number(parts[i], 10, 3);
            boolean hasLeadingZero = parts[i].length() > 1 && parts[i].charAt(0) == '0';
            if (value < 0 || value > 255 || hasLeadingZero) {
                return null;
            }
            address[i] = (byte) value;
        }
        return address;
    }

    private static byte @Nullable [] readV6(String text) {
        int gap = text.indexOf("::");
        if (gap < 0) {
            byte[] address = groups(text);
            return address != null && address.length == V6_BYTES ? address : null;
        }
        byte[] head = groups(text.substring(0, gap));
        byte[] tail = groups(text.substring(gap + 2));
        boolean hasDecimalsInHead = text.lastIndexOf('.', gap) >= 0;
        // The gap stands for at least one group of zeros.
        if (head == null || tail == null || hasDecimalsInHead || head.length + tail.length > V6_BYTES - 2) {
            return null;
        }
        byte[] address = Arrays.copyOf(head, V6_BYTES);
        System.arraycopy(tail, 0, address, V6_BYTES - tail.length, tail.length);
        return address;
    }

    /** Returns the bytes of groups of up to four hexadecimal digits, or null; four decimals may stand for the last two groups. */
    private static byte @Nullable [] groups(String text) {
        if (text.isEmpty()) {
            return new byte[0];
        }
        String[] groups = text.split(":", -1);
        byte[] bytes = new byte[2 * groups.length + V4_BYTES];
        int count = 0;
        for (int i = 0; i < groups.length; i++) {
            boolean isLast = i == groups.length - 1;
            byte[] decimals = isLast && groups[i].indexOf('.') >= 0 ? readV4(groups[i]) : null;
            int value = number(groups[i], 16, 4);
            if (decimals == null && value < 0) {
                return null;
            }
            byte[] group = decimals == null ? new byte[] {(byte) (value >>> 8), (byte) value} : decimals;
            System.arraycopy(group, 0, bytes, count, group.length);
            count += group.length;
        }
        return Arrays.copyOf(bytes, count);
    }

    /** Returns the value of one to {@code maxDigits} ASCII digits, or -1. */
    private static int number(String digits, int radix, int maxDigits) {
        if (digits.isEmpty() || digits.length() > maxDigits) {
            return -1;
        }
        int value = 0;
        for (int i = 0; i < digits.length(); i++) {
            int digit = digits.charAt(i) < 0x80 ? Character.digit(digits.charAt(i), radix) : -1;
            if (digit < 0) {
                return -1;
            }
            value = radix * value + digit;
        }
        return value;
    }
}
