/**
 * Called by generated code and by nobody else: name hashes, ready-made member names, growing arrays. Stable within a
 * minor version. Open {@link dev.burin.codegen.GeneratedCodec} first, then a generated codec.
 */
@NullMarked
package dev.burin.codegen;

import org.jspecify.annotations.NullMarked;
