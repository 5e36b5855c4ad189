package dev.burin;

import dev.burin.internal.text.StringScan;
import java.util.Arrays;

/**
 * Lays out a document for people: each member and element on its own line, indented by its depth.
 *
 * <p>Works on the finished JSON, so that no code that writes is affected; it examines strings, brackets, commas and colons, and
 * copies the rest except white space. Empty arrays and objects stay on one line.
 */
final class Indentation {
    /** The minimum initial size: short documents grow to a multiple of their size, and would need several arrays. */
    private static final int MIN_BYTES = 64;

    private final JsonWriter out;
    private final byte[] json;
    private final int end;
    private final int spaces;

    private byte[] target;
    private int size;
    private int depth;

    private Indentation(JsonWriter out, int spaces) {
        this.out = out;
        json = out.bytes();
        end = out.size();
        this.spaces = spaces;
        target = new byte[Math.max(MIN_BYTES, end)];
    }

    /** Returns what a writer holds, laid out with {@code spaces} spaces for each level. */
    static byte[] indent(JsonWriter out, int spaces) {
        return new Indentation(out, spaces).indent();
    }

    private byte[] indent() {
        for (int at = StringScan.whitespaceEnd(json, 0, end); at < end; at = StringScan.whitespaceEnd(json, at, end)) {
            at = put(at);
        }
        return Arrays.copyOf(target, size);
    }

    /** Lays out what begins at {@code at}, and returns where it ends. */
    private int put(int at) {
        byte next = json[at];
        switch (next) {
            case '{', '[' -> {
                return open(at);
            }
            case '}', ']' -> {
                depth--;
                newLine();
                put(next);
            }
            case ',' -> {
                put(next);
                newLine();
            }
            case ':' -> {
                put(next);
                put((byte) ' ');
            }
            case '"' -> {
                return copyString(at);
            }
            default -> put(next);
        }
        return at + 1;
    }

    private int open(int at) {
        put(json[at]);
        int next = StringScan.whitespaceEnd(json, at + 1, end);
        if (next < end && (json[next] == '}' || json[next] == ']')) {
            put(json[next]);
            return next + 1;
        }
        depth++;
        newLine();
        return next;
    }

    private int copyString(int at) {
        int next = StringScan.skip(json, at + 1, end);
        int stop = next < 0 ? end : next; // negative for malformed bytes that a codec has stored itself
        reserve(stop - at);
        System.arraycopy(json, at, target, size, stop - at);
        size += stop - at;
        return stop;
    }

    private void newLine() {
        int width = spaces * Math.max(0, depth);
        reserve(width + 1);
        target[size] = '\n';
        Arrays.fill(target, size + 1, size + 1 + width, (byte) ' ');
        size += width + 1;
    }

    private void put(byte next) {
        reserve(1);
        target[size++] = next;
    }

    private void reserve(int count) {
        if (count > target.length - size) {
            if (count > WriterMemory.MAX_BYTES - size) {
                throw out.error(JsonErrorCode.OUTPUT_TOO_LARGE, "The document exceeds the size of an array", 0);
            }
            long needed = Math.max(2L * target.length, (long) size + count);
            target = Arrays.copyOf(target, (int) Math.min(needed, WriterMemory.MAX_BYTES));
        }
    }
}
