package dev.burin.internal.time;

import dev.burin.internal.bytes.Bytes;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.ZoneId;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The zones that were read last, keyed by the bytes of their names: most programs see only a handful.
 *
 * <p>Threads need no lock: an entry is immutable, and one that a thread does not see, or that was replaced, is created again.
 * There are at most {@value #ENTRIES} entries, whatever names a document has; names that are not zones are not kept.
 *
 * <p>Why not {@code ZoneId.of} alone: it needs a {@code String}, checks its characters, and looks up the rules in a map,
 * which took most of the time of reading a {@code ZonedDateTime}.
 */
final class ZoneTable {
    private static final int INDEX_BITS = 8;

    /** The time zone database has some 600 names. */
    static final int ENTRIES = 1 << INDEX_BITS;

    /** Spreads them over the highest bits: 2^64 divided by the golden ratio. */
    private static final long HASH_FACTOR = 0x9E37_79B9_7F4A_7C15L;

    private static final @Nullable Entry[] TABLE = new Entry[ENTRIES];

    private ZoneTable() {}

    /** The fields are final, so that a thread that sees an entry sees all of it. */
    private static final class Entry {
        final byte[] name;
        final ZoneId zone;

        Entry(byte[] name, ZoneId zone) {
            this.name = name;
            this.zone = zone;
        }

        boolean isNamed(byte[] from, int at, int end) {
            return Arrays.equals(name, 0, name.length, from, at, end);
        }
    }

    /** Returns the zone whose name is {@code [at, end)}, or null if there is none; {@code end} is at least eight. */
    static @Nullable ZoneId zone(byte[] from, int at, int end) {
        int index = index(from, at, end);
        Entry entry = TABLE[index];
        if (entry != null && entry.isNamed(from, at, end)) {
            return entry.zone;
        }
        ZoneId zone = known(from, at, end);
        if (zone != null) {
            TABLE[index] = new Entry(Arrays.copyOfRange(from, at, end), zone);
        }
        return zone;
    }

    /** Returns the place of a name by its last eight bytes and its length, which tell apart nearly all names. */
    private static int index(byte[] from, int at, int end) {
        int length = end - at;
        int unused = Math.max(0, Long.BYTES - length) << 3;
        long last = Bytes.getLong(from, end - Long.BYTES) >>> unused;
        return (int) (((last + length) * HASH_FACTOR) >>> (Long.SIZE - INDEX_BITS));
    }

    private static @Nullable ZoneId known(byte[] from, int at, int end) {
        try {
            // Bytes above 0x7F become letters that no zone has.
            return ZoneId.of(new String(from, at, end - at, StandardCharsets.ISO_8859_1));
        } catch (DateTimeException unknown) {
            return null;
        }
    }
}
