package dev.burin.internal.text;

import dev.burin.internal.bytes.Bytes;
import dev.burin.internal.bytes.Swar;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * Writes plain strings from their internal bytes, for programs that open {@code java.lang} to Burin.
 *
 * <p>{@code --add-opens java.base/java.lang=ALL-UNNAMED} (or {@code =dev.burin} where Burin is a module) lets a string be checked
 * and copied in one pass, a word at a time, for which {@code String} has no public method. Nothing else changes: without the
 * option, or in a virtual machine whose strings have another layout, {@link #ARE_OPEN} is false.
 *
 * <p>Source: {@code java.lang.String} of OpenJDK 9 to 25, fields {@code value} and {@code coder} (JEP 254). Range: every string.
 * The bytes are only read.
 */
public final class StringBytes {
    /** Whether {@link #writePlain} may be called; the just-in-time compiler treats it as a constant. */
    public static final boolean ARE_OPEN = areOpen();

    /** Above this many bytes, a copy by the JDK and a scan of the original are faster than checking and storing each word. */
    private static final int COPIED_BYTES = 96;

    private StringBytes() {}

    private static boolean areOpen() {
        Module java = String.class.getModule();
        if (!java.isOpen(String.class.getPackageName(), StringBytes.class.getModule())) {
            return false;
        }
        try {
            Fields.handle("value", byte[].class);
            Fields.handle("coder", byte.class);
            return true;
        } catch (ReflectiveOperationException | LinkageError e) {
            return false; // another layout of strings; Fields reports it by a LinkageError, as native images do
        }
    }

    /** The fields of a string; may only be used where they are open. */
    private static final class Fields {
        static final VarHandle VALUE;
        static final VarHandle CODER;

        static {
            try {
                VALUE = handle("value", byte[].class);
                CODER = handle("coder", byte.class);
            } catch (ReflectiveOperationException e) {
                throw new ExceptionInInitializerError(e);
            }
        }

        static VarHandle handle(String field, Class<?> type) throws ReflectiveOperationException {
            return MethodHandles.privateLookupIn(String.class, MethodHandles.lookup())
                    .findVarHandle(String.class, field, type);
        }
    }

    /**
     * Writes a string of ASCII characters that need no escape.
     *
     * @param to has room for as many bytes as {@code text} has characters
     * @return the position after the last byte, or -1 if {@code text} is not such a string; the bytes written are then garbage
     */
    public static int writePlain(String text, byte[] to, int at) {
        if ((byte) Fields.CODER.get(text) != 0) {
            return -1; // two bytes per character
        }
        byte[] bytes = (byte[]) Fields.VALUE.get(text);
        if (bytes.length < Long.BYTES) {
            return writeShort(bytes, to, at);
        }
        // Most strings are just these two words. The last word overlaps the one before, unless the length is a multiple
        // of eight.
        int last = bytes.length - Long.BYTES;
        long head = Bytes.getLong(bytes, 0);
        long tail = Bytes.getLong(bytes, last);
        Bytes.putLong(to, at, head);
        Bytes.putLong(to, at + last, tail);
        long stops = Swar.stopMask(head) | Swar.stopMask(tail);
        if (last > COPIED_BYTES) {
            System.arraycopy(bytes, Long.BYTES, to, at + Long.BYTES, last - Long.BYTES);
            stops |= middleStops(bytes, last);
        } else if (last > Long.BYTES) {
            stops |= writeMiddle(bytes, last, to, at);
        }
        return stops == 0 ? at + bytes.length : -1;
    }

    /** Has no store in the loop, so that C2 vectorizes it. */
    private static long middleStops(byte[] bytes, int last) {
        long stops = 0;
        for (int i = Long.BYTES; i < last; i += Long.BYTES) {
            stops |= Swar.stopMask(Bytes.getLong(bytes, i));
        }
        return stops;
    }

    private static long writeMiddle(byte[] bytes, int last, byte[] to, int at) {
        long stops = 0;
        for (int i = Long.BYTES; i < last; i += Long.BYTES) {
            long word = Bytes.getLong(bytes, i);
            Bytes.putLong(to, at + i, word);
            stops |= Swar.stopMask(word);
        }
        return stops;
    }

    /**
     * Writes up to seven bytes: as two overlapping halves of a word, or one by one, with plain letters in the rest of the checked
     * word.
     */
    private static int writeShort(byte[] bytes, byte[] to, int at) {
        int length = bytes.length;
        long word = 0x6161_6161_6161_6161L;
        if (length >= Integer.BYTES) {
            int first = Bytes.getInt(bytes, 0);
            int last = Bytes.getInt(bytes, length - Integer.BYTES);
            Bytes.putInt(to, at, first);
            Bytes.putInt(to, at + length - Integer.BYTES, last);
            word = (first & 0xFFFF_FFFFL) | (long) last << Integer.SIZE;
        } else {
            for (int i = 0; i < length; i++) {
                to[at + i] = bytes[i];
                word = word << Byte.SIZE | (bytes[i] & 0xFF);
            }
        }
        return Swar.stopMask(word) == 0 ? at + length : -1;
    }
}
