package dev.burin.nightly;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.burin.JsonReader;
import dev.burin.JsonWriter;
import java.util.Arrays;

/** The text of a number, written and read back as generated code does it; used by one thread. */
final class NumberText {
    /** One number in this many is also written and read in the slow ways; a prime, so that no bit stays the same. */
    private static final int SAMPLE = 4_099;

    /** Since JDK 19 {@code toString} writes the shortest decimal, and of several shortest ones the closest. */
    private static final boolean IS_JDK_SHORTEST = Runtime.version().feature() >= 19;

    private static final int ROOM = 32;

    private final JsonWriter out = new JsonWriter();
    private final JsonReader in = JsonReader.of(new byte[0]);
    private final byte[] expected = new byte[ROOM];
    private int end;

    NumberText() {
        out.reserve(0, ROOM);
    }

    static boolean isSample(long number) {
        return number % SAMPLE == 0;
    }

    /** Writes a number and returns what is read back. */
    float again(float value) {
        end = out.putFloat(0, value);
        in.reset(out.bytes(), 0, end);
        float read = in.readFloat();
        in.endDocument(this);
        return read;
    }

    /** Writes a number and returns what is read back. */
    double again(double value) {
        end = out.putDouble(0, value);
        in.reset(out.bytes(), 0, end);
        double read = in.readDouble();
        in.endDocument(this);
        return read;
    }

    /**
     * Returns whether the text is that of the JDK or, where the JDK's may be too long, whether it is no longer than
     * that.
     */
    @SuppressWarnings("deprecation") // copies the bytes of a string known to be ASCII
    boolean isAsShortAs(String jdk) {
        if (!IS_JDK_SHORTEST) {
            return end <= jdk.length();
        }
        if (jdk.length() != end) {
            return false;
        }
        jdk.getBytes(0, end, expected, 0);
        return Arrays.equals(expected, 0, end, out.bytes(), 0, end);
    }

    @Override
    public String toString() {
        return new String(out.bytes(), 0, end, ISO_8859_1);
    }
}
