package dev.burin.internal.bytes;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Whole-word loads and stores in a byte array, little-endian on every machine.
 *
 * <p>Every position is checked by the virtual machine: a word that does not fit in the array throws
 * {@link IndexOutOfBoundsException}.
 *
 * <p>The handles do not check in each call that its types are theirs ({@code withInvokeExactBehavior}), which C2 would have to
 * inline with each word; a test of the architecture does: docs/performance/inlining.md.
 */
public final class Bytes {
    private static final VarHandle LONG = view(long[].class);
    private static final VarHandle INT = view(int[].class);
    private static final VarHandle SHORT = view(short[].class);

    private Bytes() {}

    private static VarHandle view(Class<?> arrayType) {
        return MethodHandles.byteArrayViewVarHandle(arrayType, ByteOrder.LITTLE_ENDIAN);
    }

    /** Returns the eight bytes at {@code at}; the first is the lowest byte of the result. */
    public static long getLong(byte[] from, int at) {
        return (long) LONG.get(from, at);
    }

    /** Returns the four bytes at {@code at}; the first is the lowest byte of the result. */
    public static int getInt(byte[] from, int at) {
        return (int) INT.get(from, at);
    }

    /** Stores eight bytes at {@code at}, the lowest byte of {@code value} first. */
    public static void putLong(byte[] to, int at, long value) {
        LONG.set(to, at, value);
    }

    /** Stores four bytes at {@code at}, the lowest byte of {@code value} first. */
    public static void putInt(byte[] to, int at, int value) {
        INT.set(to, at, value);
    }

    /** Stores two bytes at {@code at}, the lowest byte of {@code value} first. */
    public static void putShort(byte[] to, int at, short value) {
        SHORT.set(to, at, value);
    }
}
