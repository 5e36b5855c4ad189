package dev.burin.codegen;

import dev.burin.annotation.JsonCodec;

// -Aburin.unknown=SKIP // BRN003: This is burin-processor 0.1, but the code is compiled against burin-runtime 0.0.

@JsonCodec
record Point(int x) {}

/** Hides the one of the class path. */
final class RuntimeVersion {
    static final String MINOR = "0.0";
}
