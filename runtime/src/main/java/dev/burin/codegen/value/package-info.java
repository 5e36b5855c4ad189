/**
 * Values that generated code writes and reads with one call: dates, UUIDs, enums, JDK types written as strings, arrays of
 * primitives, map keys, values whose type only the document knows.
 *
 * <p>Public because generated code, which lives in its users' packages, calls it; stable within a minor version. It builds on
 * the reader and the writer of {@code dev.burin}, which in turn build on {@code dev.burin.codegen}: that is why it is a
 * separate package. Open {@link dev.burin.codegen.value.Values} first.
 */
@NullMarked
package dev.burin.codegen.value;

import org.jspecify.annotations.NullMarked;
