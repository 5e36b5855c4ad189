package dev.burin.codegen;

/**
 * The version of the runtime. The processor compares the one it was built with and the one that a program is compiled against,
 * because generated code calls methods of the runtime that change between minor versions.
 */
public final class RuntimeVersion {
    /** Major and minor version, as in {@code 0.1}. A constant expression, so that the processor keeps its own. */
    public static final String MINOR = "0.1";

    private RuntimeVersion() {}
}
