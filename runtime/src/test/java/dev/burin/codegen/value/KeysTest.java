package dev.burin.codegen.value;

import static dev.burin.codegen.value.RoundTrip.assertKeyRejected;
import static dev.burin.codegen.value.RoundTrip.assertKeysRejected;
import static dev.burin.codegen.value.RoundTrip.checkKeys;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** Keys of maps that are not strings are read back as they were written, and nothing else is read as one. */
class KeysTest {
    @Test
    void keysOfEveryKindSurviveARoundTrip() {
        checkKeys(Keys::put, Keys::readInt, 0, Integer.MIN_VALUE, Integer.MAX_VALUE);
        checkKeys(Keys::put, Keys::readShort, Short.MIN_VALUE, Short.MAX_VALUE);
        checkKeys(Keys::put, Keys::readByte, Byte.MIN_VALUE, Byte.MAX_VALUE);
        checkKeys(Keys::put, Keys::readLong, 0L, Long.MIN_VALUE, Long.MAX_VALUE);
        checkKeys(Keys::put, Keys::readDouble, -0.0, Double.MIN_VALUE, Double.MAX_VALUE, 0.1);
        checkKeys(Keys::put, Keys::readFloat, -0.0f, Float.MIN_VALUE, Float.MAX_VALUE, 0.1f);
        checkKeys(Keys::put, Keys::readBigInteger, BigInteger.TEN.pow(999), BigInteger.ONE.negate());
        checkKeys(Keys::put, Keys::readBigDecimal, new BigDecimal("1.50"), new BigDecimal("-1E+9999"));
        checkKeys(Keys::put, Keys::readBoolean, true, false);
        checkKeys(Keys::put, Keys::readChar, 'a', '"', '汉');
        checkKeys(Keys::put, Keys::readUuid, new UUID(-1, 0));
    }

    @Test
    void nullKeysAreRejected() {
        assertKeyRejected((out, at, key) -> Keys.put(out, at, (Object) null));
        assertKeyRejected((out, at, key) -> Keys.put(out, at, (Integer) null));
        assertKeyRejected((out, at, key) -> Keys.put(out, at, (Long) null));
        assertKeyRejected((out, at, key) -> Keys.put(out, at, (Double) null));
        assertKeyRejected((out, at, key) -> Keys.put(out, at, (Float) null));
        assertKeyRejected((out, at, key) -> Keys.put(out, at, (UUID) null));
    }

    @Test
    void nonFiniteKeysAreRejected() {
        for (double key : new double[] {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY}) {
            assertKeyRejected((out, at, none) -> Keys.put(out, at, (Double) key));
            assertKeyRejected((out, at, none) -> Keys.put(out, at, (Float) (float) key));
        }
    }

    @Test
    void namesThatAreNotValuesOfTheTypeAreRejected() {
        assertKeysRejected("an int", Keys::readInt, "", "x", "01", "+1", " 1", "1.0", "2147483648", "-2147483649");
        assertKeysRejected("a short", Keys::readShort, "32768", "-32769");
        assertKeysRejected("a byte", Keys::readByte, "128", "-129");
        assertKeysRejected("a long", Keys::readLong, "9223372036854775808", "-9223372036854775809", "1e1");
        assertKeysRejected("a double", Keys::readDouble, "", "x", "1.", "NaN", "1e400", "1 ");
        assertKeysRejected("a float", Keys::readFloat, "", "x", "1.", "NaN", "1e39", "1 ");
        assertKeysRejected("an integer", Keys::readBigInteger, "", "x", "1.5", "1 ", "1" + "0".repeat(1_000));
        assertKeysRejected("a number", Keys::readBigDecimal, "", "x", "1 ", "1e99999", "1" + "0".repeat(1_000));
        assertKeysRejected("true or false", Keys::readBoolean, "", "TRUE", "null");
        assertKeysRejected("one character", Keys::readChar, "", "ab");
        assertKeysRejected("a UUID", Keys::readUuid, "", "1-1-1-1-1");
    }
}
