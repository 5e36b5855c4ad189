/**
 * The annotations people put on their types. They only describe; the processor reads them at compile time and nothing
 * looks for them at run time. Open {@code JsonCodec} first.
 */
@NullMarked
package dev.burin.annotation;

import org.jspecify.annotations.NullMarked;
