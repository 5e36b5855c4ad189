/**
 * Kernels between the types of {@code java.time} and their ISO 8601 text. Static and pure, except for the offsets that
 * {@code OffsetText} caches. Open {@code DateText} first.
 */
@NullMarked
package dev.burin.internal.time;

import org.jspecify.annotations.NullMarked;
