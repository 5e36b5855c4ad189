/**
 * For generated code, and for the reader, the writer and the processor, which must agree with it; not for people: name hashes,
 * ready-made member names, slices of strings, arrays to fill, guards of sets and maps. Stable within a minor version. Open
 * {@link dev.burin.codegen.GeneratedCodec} first, then a generated codec.
 */
@NullMarked
package dev.burin.codegen;

import org.jspecify.annotations.NullMarked;
