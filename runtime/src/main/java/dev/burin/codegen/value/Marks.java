package dev.burin.codegen.value;

import dev.burin.JsonWriter;
import dev.burin.codegen.SizeBounds;

/** Stores {@code null}; reserves room for it. */
final class Marks {
    private Marks() {}

    /** Stores {@code null}. */
    static int putNull(JsonWriter out, int at) {
        out.reserve(at, SizeBounds.NULL);
        return out.putNull(at);
    }
}
