/**
 * Values that generated code writes and reads with one call: dates, UUIDs, enums, types of the JDK that are texts, arrays of
 * primitives, map keys, values whose type only the document knows.
 *
 * <p>Public because generated code, which lives in its users' packages, calls it; stable within a minor version. It stands on
 * the reader and the writer of {@code dev.burin}, which in turn stand on {@code dev.burin.codegen}: that is why it is a
 * package of its own. Open {@link dev.burin.codegen.value.Values} first.
 */
@NullMarked
package dev.burin.codegen.value;

import org.jspecify.annotations.NullMarked;
