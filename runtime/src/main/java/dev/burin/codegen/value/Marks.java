package dev.burin.codegen.value;

import dev.burin.JsonWriter;
import dev.burin.codegen.SizeBounds;

/** Stores {@code null} and commas; reserves room for them. */
final class Marks {
    private Marks() {}

    /** Stores {@code null}. */
    static int putNull(JsonWriter out, int at) {
        out.reserve(at, SizeBounds.NULL);
        return out.putNull(at);
    }

    /** Stores a comma. */
    static int putComma(JsonWriter out, int at) {
        out.reserve(at, 1);
        return out.putComma(at);
    }
}
